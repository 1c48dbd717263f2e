import type { StandingsReport } from '../../checker/index.js';
import type { StandingsDocument } from '../../corpus/schema/types/standings-report.js';
import { csvTable } from '../csv.js';
import { PROGRAM } from '../program.js';
import { standingsColumns, standingsRows } from './csv.js';
import { standingsDocument } from './json.js';
import { standingsText } from './text.js';

/** The standings of several files, in the order of the command line. */
export interface StandingsOfFiles {
  readonly tournaments: readonly StandingsOfFile[];
  readonly failed: readonly FailedStandings[];
}

export interface StandingsOfFile {
  readonly file: string;
  readonly report: StandingsReport;
}

/** A file of which there are no standings, and why. */
export interface FailedStandings {
  readonly file: string;
  readonly message: string;
}

/** The tables one after the other, each with the name of its file and of its event. */
export function manyStandingsText({ tournaments }: StandingsOfFiles): string {
  return tournaments.map(({ report, file }) => standingsText(report, file)).join('\n');
}

/** One table for all files: a row has the name of its file, and a value for each tie-break of any list. */
export function manyStandingsCsv({ tournaments }: StandingsOfFiles): string {
  const tieBreaks = [...new Set(tournaments.flatMap(({ report }) => standingsColumns(report)))];
  const rows = tournaments.flatMap(({ file, report }) => {
    const places = tieBreaks.map((text) => standingsColumns(report).indexOf(text));
    return standingsRows(report).map(({ player, values }) => [
      file,
      ...player,
      ...places.map((place) => values[place] ?? ''),
    ]);
  });
  return csvTable(['file', 'rank', 'id', 'name', 'rating', ...tieBreaks], rows);
}

/** What `corpus/schema/standings-list.schema.json` describes. */
export interface StandingsListDocument {
  readonly schema: 'swissproof/standings-list/1';
  readonly program: StandingsDocument['program'];
  /** The documents of single files. */
  readonly tournaments: readonly StandingsDocument[];
  readonly failed: readonly FailedStandings[];
}

/** A document with the documents of the single files. */
export function manyStandingsJson({ tournaments, failed }: StandingsOfFiles): string {
  const document: StandingsListDocument = {
    schema: 'swissproof/standings-list/1',
    program: PROGRAM,
    tournaments: tournaments.map(({ report, file }) => standingsDocument(report, file)),
    failed,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
