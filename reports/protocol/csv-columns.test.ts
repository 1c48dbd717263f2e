import { expect, test } from 'vitest';
import { expectColumns } from '../testing/csv-columns.js';
import { DEVIATION_COLUMNS } from '../testing/deviation-columns.js';
import { csvTable } from '../csv.js';
import { deviationsCsv } from './deviations.js';
import type { DeviationDocument } from './deviations.js';

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
  expectColumns(deviationsCsv([DIFFERENCE, RULE]), DEVIATION_COLUMNS, [DIFFERENCE, RULE]);
  expect(deviationsCsv([])).toBe(`${Object.keys(DEVIATION_COLUMNS).join(',')}\n`);
});

test('a table has the columns that are asked for, in their order', () => {
  const rows = [{ b: 2, a: '+1', c: null }];
  expect(csvTable(['c', 'a', 'b', 'd'], rows)).toBe("c,a,b,d\n,'+1,2,\n");
});
