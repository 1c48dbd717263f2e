import { expect, test } from 'vitest';
import type { StandingsReport, TournamentPicture } from '../../checker/index.js';
import { DEFAULT_STANDINGS, standingsReport } from '../../checker/index.js';
import { player, read } from '../../corpus/trf/testing/lines.js';
import { parseTieBreakList, standingsList } from '../../engine/index.js';
import type { Colour } from '../../engine/index.js';
import { rowsOf } from '../../engine/testing/each-result.js';
import type { EachResult } from '../../engine/testing/each-result.js';
import { crosstableOf } from './crosstable-texts.js';

/** With White and with Black against 12, without a colour, and without an opponent. */
const TEXTS: EachResult<readonly [white: string, black: string, none: string, alone: string]> = {
  '1': ['12w1', '12b1', '121', ''],
  '=': ['12w½', '12b½', '12½', ''],
  '0': ['12w0', '12b0', '120', ''],
  W: ['12w1', '12b1', '121', ''],
  D: ['12w½', '12b½', '12½', ''],
  L: ['12w0', '12b0', '120', ''],
  '?': ['12w?', '12b?', '12?', ''],
  '*': ['12w', '12b', '12', ''],
  '+': ['12w+', '12b+', '12+', '+'],
  '-': ['12w-', '12b-', '12-', ''],
  H: ['12wH', '12bH', '12H', '½'],
  F: ['12wF', '12bF', '12F', '1'],
  U: ['12wU', '12bU', '12U', 'bye'],
  Z: ['12wZ', '12bZ', '12Z', '0'],
};

test.each(rowsOf(TEXTS))('%s in a crosstable', (result, [white, black, none, alone]) => {
  const entry = (opponent: number | null, colour: Colour | null) => ({ opponent, colour, result });
  const rounds = [entry(12, 'white'), entry(12, 'black'), entry(12, null), entry(null, null)];
  const [{ entries }] = crosstableOf(pictureWith([{ id: 1, rounds }], 5)).rows;
  expect(entries).toMatchObject([
    { text: white, opponent: 12 },
    { text: black, opponent: 12 },
    { text: none, opponent: 12 },
    { text: alone, opponent: null },
    // The player has no fifth round.
    { text: '', opponent: null },
  ]);
});

test('without standings: the printed points, no rank, and nothing where nothing is printed', () => {
  const { rounds, heads, rows } = crosstableOf(
    pictureWith(
      [
        { id: 7, title: 'GM', name: ' Example, Ivan ', rating: 2401, points: 65 },
        { id: 2, title: '', name: '', rating: null, points: null },
      ],
      0,
    ),
  );
  expect([rounds, heads]).toEqual([0, ['Points']]);
  expect(rows).toEqual([
    { id: 7, rank: '', name: 'GM Example, Ivan', rating: '2401', entries: [], values: ['6.5'] },
    { id: 2, rank: '', name: '', rating: '', entries: [], values: [''] },
  ]);
});

test('with standings: their order, ranks and values, each column with as many digits as its longest value', () => {
  const report = robin();
  const { heads, rows } = crosstableOf({ players: report.players, rounds: 3, standings: report });
  expect(heads).toEqual(['PTS', 'SB', 'REP']);
  // The fourth came to the first of three rounds only, and stands outside of the table.
  expect(
    rows.map(({ id, rank, values, entries }) => [id, rank, ...values, ...entries.map(({ text }) => text)]),
  ).toEqual([
    [2, '1', '1.5', '1.0', '2', '4b1', '3w½', '1w1'],
    [3, '2', '1.0', '1.0', '2', '1w½', '2b½', '4b+'],
    [1, '3', '0.5', '0.5', '2', '3b½', '4w+', '2b0'],
    [4, '', '', '', '', '2w0', '1b-', '3w-'],
  ]);
});

function pictureWith(
  players: readonly Partial<Player>[],
  rounds: number,
): Omit<TournamentPicture, 'totalRounds'> {
  const usual: Player = {
    ...{ id: 1, sex: '', title: '', name: '', rating: null, federation: '', fideId: '', birthDate: '' },
    ...{ points: null, rank: null, rounds: [], line: 1 },
  };
  return { players: players.map((player) => ({ ...usual, ...player })), rounds, standings: null };
}

type Player = TournamentPicture['players'][number];

/** A round robin in which the fourth player played one game of three. */
function robin(): StandingsReport {
  const tournament = read(
    [
      player(1, '1.5', '   3 b =', '   4 w +', '   2 b 0'),
      player(2, '2.5', '   4 b 1', '   3 w =', '   1 w 1'),
      player(3, '2.0', '   1 w =', '   2 b =', '   4 b +'),
      player(4, '0.0', '   2 w 0', '   1 b -', '   3 w -'),
      'XXR 3',
    ].join('\n'),
  );
  const list = parseTieBreakList('PTS,SB,REP');
  if (!list.ok) throw new Error('the list cannot be read');
  const tieBreaks = standingsList(list.list);
  const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, tieBreaks, isRoundRobin: true });
  if (!answer.ok) throw new Error(answer.kind);
  return answer.report;
}
