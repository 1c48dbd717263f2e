import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_STANDINGS, standingsReport } from '../../checker/index.js';
import type { StandingsReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import type { StandingsDocument } from '../../corpus/schema/types/standings-report.js';
import { duel, read } from '../../corpus/trf/testing/lines.js';
import { parseTieBreakList, standingsList } from '../../engine/index.js';
import { expectColumns } from '../testing/csv-columns.js';
import { standingsCsv } from './csv.js';
import { standingsJson } from './json.js';

const FOLDER = new URL('../../corpus/standings/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.trf'));
/** With values that are no whole numbers, and columns without values. */
const LIST = 'PTS,DE,AOB,SB,KS,ARO,TPN/R,OTHER_X';

test.each(FILES)('%s: every column is a member of the JSON', (file) => {
  const { tournament } = parseTrf(readFileSync(new URL(file, FOLDER)));
  holdColumns(reportOf(tournament!, LIST));
});

test('points below zero are numbers', () => {
  const fined = read(duel('299         -2.0  001    1'));
  const report = reportOf(fined, 'PTS');
  expect(report.table.rows.map(({ values }) => values[0]?.numerator)).toEqual([5, -15]);
  holdColumns(report);
});

function holdColumns(report: StandingsReport): void {
  const document = JSON.parse(standingsJson(report, 'a.trf')) as StandingsDocument;
  const values = document.columns.map(({ tieBreak }, index): [string, (row: Row) => number | null] => [
    tieBreak,
    (row) => rounded(row.values[index]),
  ]);
  const columns = {
    rank: (row: Row) => row.rank,
    id: (row: Row) => row.id,
    name: (row: Row) => row.name,
    rating: (row: Row) => row.rating,
    ...Object.fromEntries(values),
  };
  expectColumns(standingsCsv(report), columns, document.rows);
}

type Row = StandingsDocument['rows'][number];

/** Half up, with two digits. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.floor(100 * value + 0.5 + 1e-9) / 100;
}

function reportOf(tournament: Parameters<typeof standingsReport>[0], text: string): StandingsReport {
  const list = parseTieBreakList(text);
  if (!list.ok) throw new Error(text);
  const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, tieBreaks: standingsList(list.list) });
  if (!answer.ok) throw new Error(answer.kind);
  return answer.report;
}
