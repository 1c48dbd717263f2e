import { expect, test } from 'vitest';
import { DEFAULT_STANDINGS, standingsReport } from '../../checker/index.js';
import type { StandingsReport } from '../../checker/index.js';
import { four, read } from '../../corpus/trf/testing/lines.js';
import { basisLines } from './text.js';

const answer = standingsReport(read(four()), DEFAULT_STANDINGS);
if (!answer.ok) throw new Error(answer.kind);
const { report } = answer;
const [row] = report.table.rows;

test.each<[Partial<StandingsReport>, Partial<StandingsReport['table']>, string]>([
  [{ isFinal: false }, {}, 'after round 1, 4 players'],
  [{ isFinal: true }, {}, 'after round 1 (the last), 4 players'],
  [{ isFinal: false, isRoundRobin: true }, { round: 3 }, 'after round 3, 4 players, round robin'],
  [{ isFinal: false }, { rows: [row] }, 'after round 1, 1 player'],
  [{ isFinal: false, ranked: 'teams' }, { rows: [row, row] }, 'after round 1, 2 teams'],
])('the basis of the table: %#', (parts, table, words) => {
  const [first] = basisLines({ ...report, ...parts, table: { ...report.table, ...table } });
  expect(first).toBe(words);
});

test.each([
  [[], null],
  [[7], 'left out for having completed less than half of the games: player 7'],
  [[7, 9], 'left out for having completed less than half of the games: players 7, 9'],
])('those left out: %j', (leftOut, words) => {
  const lines = basisLines({ ...report, table: { ...report.table, leftOut } });
  expect(lines.find((line) => line.startsWith('left out')) ?? null).toBe(words);
});
