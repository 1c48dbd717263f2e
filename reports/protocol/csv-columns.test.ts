import { expect, test } from 'vitest';
import { expectColumns } from '../testing/csv-columns.js';
import type { CsvColumns } from '../testing/csv-columns.js';
import { deviationsCsv, tableCsv } from './deviations.js';
import type { DeviationDocument } from './deviations.js';

/** Every member of the document is a column, in an order of its own. */
const COLUMNS: Readonly<Record<keyof DeviationDocument, CsvColumns<DeviationDocument>[string]>> = {
  event: ({ event }) => event,
  number: ({ number }) => number,
  source: ({ source }) => source,
  kind: ({ kind }) => kind,
  round: ({ round }) => round,
  foundBefore: ({ foundBefore }) => foundBefore,
  players: ({ players }) => players.join(' '),
  field: ({ field }) => field,
  before: ({ before }) => before,
  now: ({ now }) => now,
  rule: ({ rule }) => rule,
  article: ({ article }) => article,
  edition: ({ edition }) => edition,
  explanation: ({ explanation }) => explanation,
  takenBack: ({ takenBack }) => (takenBack ? 1 : null),
  by: ({ by }) => by,
  at: ({ at }) => at,
};

const DIFFERENCE: DeviationDocument = {
  ...{ number: 1, event: 'e1', source: 'difference', kind: 'result', round: 3, players: [5, 12] },
  ...{ field: 'name', before: '- H', now: '12 w 1', rule: null, article: null, edition: null },
  ...{
    explanation: 'Player 5 had a bye.',
    foundBefore: 4,
    takenBack: false,
    by: '=key',
    at: '2026-01-01T00:00:00Z',
  },
};
const RULE: DeviationDocument = {
  ...{ number: 2, event: 'e2', source: 'rule', kind: 'quality', round: null, players: [] },
  ...{ field: null, before: null, now: null, rule: 'C12', article: '2.4.7', edition: 'dutch-2026' },
  ...{
    explanation: 'Bracket 2.5, "so"',
    foundBefore: 5,
    takenBack: true,
    by: 'key',
    at: '2026-01-02T00:00:00Z',
  },
};

test('every column of the deviations of an event is a member of the JSON', () => {
  expectColumns(deviationsCsv([DIFFERENCE, RULE]), COLUMNS, [DIFFERENCE, RULE]);
  expect(deviationsCsv([])).toBe(`${Object.keys(COLUMNS).join(',')}\n`);
});

test('a table has the columns that are asked for, in their order', () => {
  const rows = [{ b: 2, a: '+1', c: null }];
  expect(tableCsv(['c', 'a', 'b', 'd'], rows)).toBe("c,a,b,d\n,'+1,2,\n");
});
