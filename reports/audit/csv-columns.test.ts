import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditFile } from '../../checker/audit/index.js';
import type { AuditReport } from '../../checker/audit/index.js';
import { alter } from '../../checker/testing/alterations.js';
import { writeTrf } from '../../corpus/index.js';
import type {
  AuditDocument,
  AuditTournamentDocument,
  NormDocument,
  OppositeDocument,
  PlayerDocument,
  RequirementDocument,
  TouchDocument,
} from '../../corpus/schema/types/audit-report.js';
import { generate, presets } from '../../generator/index.js';
import { expectColumns } from '../testing/csv-columns.js';
import type { CsvColumns } from '../testing/csv-columns.js';
import { auditCsv } from './csv.js';
import { wholeAudit } from '../testing/whole-audit.js';
import type { AuditFormat } from './format.js';
import { requirementLine } from '../words/requirement-words.js';
import { auditJson } from './json.js';

const [CLEAN] = [...generate(presets.norm, { seed: 'audit', count: 1 })];
const TOUCHED = writeTrf(alter(CLEAN.tournament, 1, 'swap opponents', 25)!, { format: 'trf26' });
/** Without ratings and titles, whether there are norms is not known. */
const UNKNOWN = CLEAN.text
  .split('\n')
  .map((line) => (line.startsWith('001 ') ? `${line.slice(0, 10)}   ${line.slice(13)}` : line))
  .join('\n');

const REPORTS: readonly AuditReport[] = [
  auditFile(CLEAN.text, 'clean.trf'),
  auditFile(TOUCHED, '=touched.trf'),
  auditFile(UNKNOWN, 'unknown.trf'),
  auditFile(readFileSync(new URL('../../corpus/norms/touched.trf', import.meta.url)), 'corpus.trf'),
  auditFile('nonsense', 'nonsense.trf'),
];

interface Row {
  readonly of: AuditTournamentDocument;
  readonly player: PlayerDocument;
  readonly norm: NormDocument;
  readonly touch: TouchDocument | null;
}

const COLUMNS: CsvColumns<Row> = {
  file: ({ of }) => of.file,
  name: ({ of }) => of.name,
  edition: ({ of }) => of.edition?.id ?? null,
  player: ({ player }) => player.id,
  player_name: ({ player }) => player.name,
  norm: ({ norm }) => norm.title,
  verdict: ({ norm }) => norm.verdict,
  held: ({ norm }) => (norm.held ? 'yes' : 'no'),
  games: ({ norm }) => norm.games.length,
  score: ({ norm }) => norm.score,
  average: ({ norm }) => norm.average,
  dp: ({ norm }) => norm.dp,
  performance: ({ norm }) => norm.performance,
  // After the numbers the explanation has the remarks, then what is not met.
  remarks: ({ norm }) => {
    const parts = norm.explanation.split('; ');
    return parts.slice(1, parts.length - norm.requirements.filter(({ holds }) => !holds).length).join('; ');
  },
  round: ({ touch }) => touch?.round ?? null,
  published: ({ touch }) => (touch === null ? null : opposite(touch.published)),
  reference: ({ touch }) =>
    touch === null ? null : touch.reference === null ? 'none' : opposite(touch.reference),
  helped: ({ touch }) => (touch === null || touch.helped === null ? null : touch.helped ? 'yes' : 'no'),
  possible: ({ touch }) => touch?.possible ?? null,
  explanation: ({ touch }) => touch?.explanation ?? null,
  title: ({ player }) => player.title,
  federation: ({ player }) => player.federation,
  rating: ({ player }) => player.rating,
  fide_id: ({ player }) => player.fideId,
  requirements: ({ norm }) => norm.requirements.map(requirementOf).join('; '),
  not_met: ({ norm }) => norm.requirements.filter(({ verdict }) => verdict === 'not-met').length,
  kind: ({ touch }) => touch?.kind ?? null,
};

/** The words of a requirement are tested beside them. */
function requirementOf({ value, threshold, ...requirement }: RequirementDocument): string {
  const unit = requirement.name === 'score' ? 2 : 1;
  const halves = { value: value === null ? null : value * unit, threshold: threshold * unit };
  return requirementLine({ ...requirement, ...halves });
}

function opposite(found: OppositeDocument | null): string | number {
  return found === 'bye' ? 'the bye' : (found ?? 'no game');
}

/** @param isAll with every norm that was tried. */
const rowsOf = ({ tournaments }: AuditDocument, isAll: boolean): Row[] =>
  tournaments.flatMap((of) =>
    of.players.flatMap((player) =>
      player.norms
        .filter(({ verdict, held }) => verdict !== 'not-made' || (isAll && !held))
        .flatMap((norm): Row[] => {
          const touches = norm.touches.length === 0 ? [null] : norm.touches;
          return touches.map((touch) => ({ of, player, norm, touch }));
        }),
    ),
  );

test('every column is a member of the JSON', () => {
  const document = JSON.parse(written(auditJson)) as AuditDocument;
  const rows = rowsOf(document, true);
  expectColumns(written(auditCsv, false, true), COLUMNS, rows);
  const seen = (of: (row: Row) => string): string[] => [...new Set(rows.map(of))].sort();
  expect(seen(({ norm }) => norm.verdict)).toEqual(['made', 'not-made', 'unknown']);
  expect(seen(({ norm }) => String(norm.held))).toEqual(['false', 'true']);
  expect(seen(({ touch }) => String(touch?.helped ?? 'untouched'))).toEqual(['false', 'true', 'untouched']);
  for (const [name, column] of Object.entries(COLUMNS))
    expect([name, rows.some((row) => ![null, ''].includes(column(row) as string))]).toEqual([name, true]);
});

test('quiet, there are the rows of what is touched', () => {
  const document = JSON.parse(written(auditJson, true)) as AuditDocument;
  expect(document.tournaments.map(({ file }) => file)).toEqual([
    '=touched.trf',
    'corpus.trf',
    'nonsense.trf',
  ]);
  expectColumns(written(auditCsv, true), COLUMNS, rowsOf(document, false));
});

function written(format: AuditFormat, isQuiet = false, isAll = false): string {
  return wholeAudit(format, REPORTS, { isQuiet, isAll });
}
