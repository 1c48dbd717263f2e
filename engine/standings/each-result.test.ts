import { describe, expect, test } from 'vitest';
import type { EventData, ResultCode, TeamScores } from '../model/event.js';
import { answerTo, isForfeit, isPlayed } from '../model/results.js';
import { rowsOf } from '../testing/each-result.js';
import type { EachResult } from '../testing/each-result.js';
import { eventOfCells } from '../testing/event-of-cells.js';
import {
  completedGames,
  finishedRounds,
  parseTieBreakList,
  standingsStory,
  standingsTable,
  tieBreakEditionById,
  teamTieBreaks,
  tieBreaks,
} from './index.js';
import type { Part, StandingsRow, StandingsSettings, TieBreakEditionId } from './index.js';
import { playerRecords } from './player-record.js';
import type { RoundRecord } from './player-record.js';

const RATINGS = [1900, 2000, 1800, 1600];

/**
 * Three rounds of four players: the first drew with 3, has the result in the second with Black against 2, and beat 4. A
 * bye leaves 2 without an opponent. 3 ends with 2 points, 4 with half a point, 2 with one and what the second round brings.
 */
function eventWith(code: ResultCode): EventData {
  const isPaired = isPlayed(code) || isForfeit(code);
  const [own, theirs] = isPaired ? [`2b${code}`, `1w${answerTo(code)}`] : [code, 'Z'];
  const rows = [`3w= ${own} 4b1`, `4w1 ${theirs} 3w0`, '1b= 4w= 2b1', '2b0 3b= 1w0'];
  const event = eventOfCells(rows, { totalRounds: 3 });
  const players = event.players.map((player, index) => ({ ...player, rating: RATINGS[index] }));
  return { ...event, players };
}

/** The value of the first player, with two digits. */
function valueOf(code: ResultCode, list: string, settings: Partial<StandingsSettings>): number {
  const row = rowOf(eventWith(code), list, settings, 1);
  const value = row.values[0];
  if (value === null) throw new Error(`${list} has no value`);
  return Math.round((100 * value.numerator) / value.denominator) / 100;
}

function rowOf(
  event: EventData,
  list: string,
  settings: Partial<StandingsSettings>,
  id: number,
): StandingsRow {
  const parsed = parseTieBreakList(list, event.teamScores === undefined ? 'players' : 'teams');
  if (!parsed.ok) throw new Error(list);
  const { rows } = standingsTable(event, parsed.list, event.totalRounds, settings);
  return rows.find((row) => row.id === id)!;
}

const edition = (id: TieBreakEditionId): Partial<StandingsSettings> => ({ edition: tieBreakEditionById(id) });
const ROBIN: Partial<StandingsSettings> = { isRoundRobin: true };
const READ_OTHERWISE = { ...ROBIN, otherReadings: new Set(['rr-forfeit-win-is-game'] as const) };

interface Table {
  readonly settings: Partial<StandingsSettings>;
  readonly columns: readonly string[];
  readonly rows: EachResult<readonly number[]>;
}

const TABLES: Readonly<Record<string, Table>> = {
  'own record (7)': {
    settings: {},
    columns: ['PTS', 'WIN', 'WON', 'BPG', 'BWG', 'PS', 'REP', 'STD', 'TPN'],
    rows: {
      '1': [2.5, 2, 2, 2, 2, 4.5, 3, 2.5, 1],
      '=': [2, 1, 1, 2, 1, 3.5, 3, 2, 1],
      '0': [1.5, 1, 1, 2, 1, 2.5, 3, 1.5, 1],
      W: [2.5, 2, 2, 2, 2, 4.5, 3, 2.5, 1],
      D: [2, 1, 1, 2, 1, 3.5, 3, 2, 1],
      L: [1.5, 1, 1, 2, 1, 2.5, 3, 1.5, 1],
      '?': [2, 1, 1, 2, 1, 3.5, 3, 2, 1],
      '*': [1.5, 1, 1, 2, 1, 2.5, 3, 2, 1],
      '+': [2.5, 2, 1, 1, 1, 4.5, 3, 2.5, 1],
      '-': [1.5, 1, 1, 1, 1, 2.5, 2, 1.5, 1],
      H: [2, 1, 1, 1, 1, 3.5, 2, 2, 1],
      F: [2.5, 2, 1, 1, 1, 4.5, 3, 2.5, 1],
      U: [2.5, 2, 1, 1, 1, 4.5, 3, 2.5, 1],
      Z: [1.5, 1, 1, 1, 1, 2.5, 2, 1.5, 1],
    },
  },
  'opponents (8, 9.1)': {
    settings: edition('2026'),
    columns: ['BH', 'BH/P', 'FB', 'AOB', 'AOB/P', 'SB', 'SB/P'],
    rows: {
      '1': [3.5, 3.5, 4, 4.83, 4.83, 2.5, 2.5],
      '=': [4, 4, 4.5, 4.67, 4.67, 2.25, 2.25],
      '0': [4.5, 4.5, 5, 4.5, 4.5, 1.5, 1.5],
      W: [3.5, 3.5, 4, 4.83, 4.83, 2.5, 2.5],
      D: [4, 4, 4.5, 4.67, 4.67, 2.25, 2.25],
      L: [4.5, 4.5, 5, 4.5, 4.5, 1.5, 1.5],
      '?': [4, 4, 4.5, 4.67, 4.67, 2.25, 2.25],
      '*': [3.5, 3.5, 4, 3.83, 3.83, 1.5, 1.5],
      '+': [3.5, 3.5, 4, 4.75, 4.83, 2.5, 2.5],
      '-': [4, 4.5, 3.5, 4.75, 4.5, 1.5, 1.5],
      H: [4, 4, 4, 4.25, 4.25, 2.25, 2.25],
      F: [4, 4, 4, 4.75, 4.75, 3, 3],
      U: [4, 4, 4, 4.75, 4.75, 3, 3],
      Z: [4, 4, 3.5, 3.75, 3.75, 1.5, 1.5],
    },
  },
  'opponents in 2024: the dummy has no cap': {
    settings: edition('2024'),
    columns: ['BH', 'SB'],
    rows: {
      '1': [3.5, 2.5],
      '=': [4, 2.25],
      '0': [4.5, 1.5],
      W: [3.5, 2.5],
      D: [4, 2.25],
      L: [4.5, 1.5],
      '?': [4, 2.25],
      '*': [3.5, 1.5],
      '+': [5, 4],
      '-': [4, 1.5],
      H: [4.5, 2.5],
      F: [5, 4],
      U: [5, 4],
      Z: [4, 1.5],
    },
  },
  'opponents before September 2023: a virtual opponent': {
    settings: edition('before-2023'),
    columns: ['BH', 'SB'],
    rows: {
      '1': [3.5, 2.5],
      '=': [4, 2.25],
      '0': [4.5, 1.5],
      W: [3.5, 2.5],
      D: [4, 2.25],
      L: [4.5, 1.5],
      '?': [4, 2.25],
      '*': [3.5, 1.5],
      '+': [3.5, 2.5],
      '-': [4.5, 1.5],
      H: [4, 2.25],
      F: [3.5, 2.5],
      U: [3.5, 2.5],
      Z: [4.5, 1.5],
    },
  },
  'ratings (10)': {
    settings: {},
    columns: ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG'],
    rows: {
      '1': [1800, 2073, 2118, 1742, 1742, 1900],
      '=': [1800, 1925, 1945, 1784, 1787, 1900],
      '0': [1800, 1800, 1798, 1826, 1832, 1900],
      W: [1800, 2073, 2118, 1742, 1742, 1900],
      D: [1800, 1925, 1945, 1784, 1787, 1900],
      L: [1800, 1800, 1798, 1826, 1832, 1900],
      '?': [1800, 1925, 1945, 1784, 1787, 1900],
      '*': [1800, 1800, 1798, 1742, 1742, 1900],
      '+': [1700, 1893, 1903, 1793, 1797, 1900],
      '-': [1700, 1893, 1903, 1793, 1797, 1900],
      H: [1700, 1893, 1903, 1793, 1797, 1900],
      F: [1700, 1893, 1903, 1793, 1797, 1900],
      U: [1700, 1893, 1903, 1793, 1797, 1900],
      Z: [1700, 1893, 1903, 1793, 1797, 1900],
    },
  },
  'a round robin (15): forfeits are games against the opponent, byes are none': {
    settings: ROBIN,
    columns: ['SB', 'KS', 'KS/L-1', 'WON', 'BPG', 'BWG', 'ARO'],
    rows: {
      '1': [2.5, 0.5, 1.5, 2, 2, 2, 1800],
      '=': [2.25, 1, 1, 1, 2, 1, 1800],
      '0': [1.5, 0.5, 0.5, 1, 2, 1, 1800],
      W: [2.5, 0.5, 1.5, 2, 2, 2, 1800],
      D: [2.25, 1, 1, 1, 2, 1, 1800],
      L: [1.5, 0.5, 0.5, 1, 2, 1, 1800],
      '?': [2.25, 1, 1, 1, 2, 1, 1800],
      '*': [1.5, 0.5, 0.5, 1, 2, 1, 1800],
      '+': [2.5, 0.5, 1.5, 1, 1, 1, 1700],
      '-': [1.5, 0.5, 0.5, 1, 1, 1, 1700],
      H: [1.5, 0.5, 0.5, 1, 1, 1, 1700],
      F: [1.5, 0.5, 0.5, 1, 1, 1, 1700],
      U: [1.5, 0.5, 0.5, 1, 1, 1, 1700],
      Z: [1.5, 0.5, 0.5, 1, 1, 1, 1700],
    },
  },
  'a round robin where a forfeit win is a game over the board (T6)': {
    settings: READ_OTHERWISE,
    columns: ['WON', 'BPG', 'BWG'],
    rows: {
      '1': [2, 2, 2],
      '=': [1, 2, 1],
      '0': [1, 2, 1],
      W: [2, 2, 2],
      D: [1, 2, 1],
      L: [1, 2, 1],
      '?': [1, 2, 1],
      '*': [1, 2, 1],
      '+': [2, 2, 2],
      '-': [1, 1, 1],
      H: [1, 1, 1],
      F: [1, 1, 1],
      U: [1, 1, 1],
      Z: [1, 1, 1],
    },
  },
};

describe.each(Object.entries(TABLES))('%s', (_, { settings, columns, rows }) => {
  test.each(rowsOf(rows))('%s', (code, expected) => {
    const found = columns.map((list) => valueOf(code, list, settings));
    expect(Object.fromEntries(columns.map((list, index) => [list, found[index]]))).toEqual(
      Object.fromEntries(columns.map((list, index) => [list, expected[index]])),
    );
  });
});

test('every tie-break of players has a column, the direct encounter a table of its own', () => {
  const held = new Set(Object.values(TABLES).flatMap(({ columns }) => columns));
  expect(tieBreaks.map(({ code }) => code).filter((code) => !held.has(code))).toEqual(['DE']);
});

/** What a round is for the tie-breaks. */
const RECORDS: EachResult<readonly [RoundRecord['kind'], RoundRecord['outcome']]> = {
  '1': ['game', 'win'],
  '=': ['game', 'draw'],
  '0': ['game', 'loss'],
  W: ['game', 'win'],
  D: ['game', 'draw'],
  L: ['game', 'loss'],
  '?': ['game', 'draw'],
  '*': ['game', null],
  '+': ['forfeit-win', 'win'],
  '-': ['forfeit-loss', 'loss'],
  H: ['half-point-bye', null],
  F: ['full-point-bye', null],
  U: ['pairing-allocated-bye', null],
  Z: ['zero-point-bye', null],
};

test.each(rowsOf(RECORDS))('%s is a round of its kind, with its outcome', (code, expected) => {
  const [{ rounds }] = playerRecords(eventWith(code), 3);
  expect([rounds[1].kind, rounds[1].outcome]).toEqual(expected);
});

/** The ranks of two players who have nothing but a round against each other: over the board, with /P, in a round robin. */
const ENCOUNTERS: EachResult<readonly [plain: string, asPlayed: string, robin: string]> = {
  '1': ['1 2', '1 2', '1 2'],
  '=': ['1 1', '1 1', '1 1'],
  '0': ['2 1', '2 1', '2 1'],
  W: ['1 2', '1 2', '1 2'],
  D: ['1 1', '1 1', '1 1'],
  L: ['2 1', '2 1', '2 1'],
  '?': ['1 1', '1 1', '1 1'],
  '*': ['1 1', '1 1', '1 1'],
  '+': ['1 1', '1 2', '1 2'],
  '-': ['1 1', '2 1', '2 1'],
  H: ['1 1', '1 1', '1 1'],
  F: ['1 1', '1 1', '1 1'],
  U: ['1 1', '1 1', '1 1'],
  Z: ['1 1', '1 1', '1 1'],
};

test.each(rowsOf(ENCOUNTERS))('%s in the direct encounter (6)', (code, expected) => {
  const isPaired = isPlayed(code) || isForfeit(code);
  const cells = isPaired ? [`2w${code}`, `1b${answerTo(code)}`] : [code, 'Z'];
  const event = eventOfCells(cells, { totalRounds: 1 });
  const ranks = (list: string, settings: Partial<StandingsSettings>): string =>
    [1, 2].map((id) => rowOf(event, list, settings, id).rank).join(' ');
  const robin = { isRoundRobin: true, leavesOutBelowHalf: false };
  expect([ranks('DE', {}), ranks('DE/P', {}), ranks('DE', robin)]).toEqual(expected);
});

/**
 * A game that was won, a zero-point bye and the result: what is added to the score for the opponent of the game, in tenths.
 * Requested byes that only forfeit losses and requested byes follow are draws (16.3); before September 2023 everything is
 * that was not played.
 */
const ADJUSTMENTS: EachResult<readonly [now: number, before2023: number]> = {
  '1': [0, 5],
  '=': [0, 5],
  '0': [0, 5],
  W: [0, 5],
  D: [0, 5],
  L: [0, 5],
  '?': [0, 5],
  '*': [0, 5],
  '+': [0, 0],
  '-': [5, 10],
  H: [5, 5],
  F: [0, 0],
  U: [0, 0],
  Z: [10, 10],
};

test.each(rowsOf(ADJUSTMENTS))('%s at the end of the score of an opponent (16.3)', (code, expected) => {
  const isPaired = isPlayed(code) || isForfeit(code);
  const [own, theirs] = isPaired ? [`2w${code}`, `1b${answerTo(code)}`] : [code, 'Z'];
  const event = eventOfCells([`2w1 Z ${own}`, `1b0 F ${theirs}`], { totalRounds: 3 });
  const adjustment = (id: TieBreakEditionId): unknown => partsOf(event, 'BH', edition(id), 2)[0].adjustment;
  expect([adjustment('2026'), adjustment('before-2023')]).toEqual(expected);
});

/** Which part BH/C1 leaves out, by which article; the same with /P. Voluntary unplayed rounds go first (16.5). */
const CUTS: EachResult<readonly [plain: string, asPlayed: string]> = {
  '1': ['3: 14.1', '3: 14.1'],
  '=': ['3: 14.1', '3: 14.1'],
  '0': ['3: 14.1', '3: 14.1'],
  W: ['3: 14.1', '3: 14.1'],
  D: ['3: 14.1', '3: 14.1'],
  L: ['3: 14.1', '3: 14.1'],
  '?': ['3: 14.1', '3: 14.1'],
  '*': ['3: 14.1', '3: 14.1'],
  '+': ['3: 14.1', '3: 14.1'],
  '-': ['2: 16.5', '3: 14.1'],
  H: ['2: 16.5', '2: 16.5'],
  F: ['3: 14.1', '3: 14.1'],
  U: ['3: 14.1', '3: 14.1'],
  Z: ['2: 16.5', '2: 16.5'],
};

test.each(rowsOf(CUTS))('%s where the lowest contribution is cut', (code, expected) => {
  const cutOf = (list: string): string =>
    partsOf(eventWith(code), list, {}, 1)
      .flatMap(({ round, cut }) => (cut === undefined ? [] : [`${round}: ${cut.article}`]))
      .join();
  expect([cutOf('BH/C1'), cutOf('BH/C1/P')]).toEqual(expected);
});

/** Games that a player of a round robin completed, of those with an opponent; and finished rounds of two. */
const COMPLETED: EachResult<readonly [games: number, finished: number]> = {
  '1': [1, 2],
  '=': [1, 2],
  '0': [1, 2],
  W: [1, 2],
  D: [1, 2],
  L: [1, 2],
  '?': [1, 2],
  '*': [1, 1],
  '+': [1, 2],
  '-': [0, 2],
  H: [0, 1],
  F: [0, 1],
  U: [0, 2],
  Z: [0, 1],
};

test.each(rowsOf(COMPLETED))('%s in the count of games and of rounds', (code, expected) => {
  const isPaired = isPlayed(code) || isForfeit(code);
  const event = eventOfCells([
    `U ${isPaired ? `2w${code}` : code}`,
    `Z ${isPaired ? `1b${answerTo(code)}` : 'Z'}`,
  ]);
  expect([completedGames(event.players[0], 2), finishedRounds(event)]).toEqual(expected);
});

const games = { whiteWin: 30, blackWin: 30, whiteDraw: 20, blackDraw: 20, whiteLoss: 10, blackLoss: 10 };
const byes = { halfPointBye: 16, fullPointBye: 4, pairingAllocatedBye: 12, zeroPointBye: 0 };
/** Match points are the usual ones; game points of two boards, and none for a forfeit that was lost. */
const teamScores: TeamScores = {
  primary: 'match-points',
  secondary: { ...games, ...byes, forfeitWin: 30, forfeitLoss: 0, unknown: 20 },
  secondaryAdjustments: [],
  boards: 2,
  gameWin: 10,
};

/** Tie-breaks of the boards, after one round without a line-up. */
const BOARDS: EachResult<readonly [BC: number, TBR: number, BBE: number]> = {
  '1': [4.5, 1.5, 1.5],
  '=': [3, 1, 1],
  '0': [1.5, 0.5, 0.5],
  W: [4.5, 1.5, 1.5],
  D: [3, 1, 1],
  L: [1.5, 0.5, 0.5],
  '?': [3, 1, 1],
  '*': [0, 0, 0],
  '+': [4.5, 1.5, 1.5],
  '-': [0, 0, 0],
  H: [2.4, 0.8, 0.8],
  F: [3, 1, 1],
  U: [3, 1, 1],
  Z: [0, 0, 0],
};

/** After a match against 2 with the result, and one that was won against 3; 2 has the bye in the second round. */
const SCORES_OF_TEAMS = ['MPVGP', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB', 'SSSC'];
const TEAM_SCORES: EachResult<readonly number[]> = {
  '1': [6, 1, 3, 3.2, 9.6, 7],
  '=': [5, 0.75, 3, 2.6, 9.4, 6.5],
  '0': [4, 0, 2, 1, 7.2, 6],
  W: [6, 1, 3, 3.2, 9.6, 7],
  D: [5, 0.75, 3, 2.6, 9.4, 6.5],
  L: [4, 0, 2, 1, 7.2, 6],
  '?': [5, 0.75, 3, 2.6, 9.4, 6.5],
  '*': [3, 0, 0, 1, 3, 4],
  '+': [6, 1, 3, 2.2, 6.6, 7],
  '-': [3, 0, 0, 1, 3, 4],
  H: [4.6, 0.5, 1.6, 3, 9.4, 5.6],
  F: [3.4, 1, 0.4, 4.4, 4.36, 4.4],
  U: [4.2, 1, 1.2, 5, 7.8, 5.2],
  Z: [3, 0, 0, 1, 3, 4],
};

describe('teams', () => {
  const cellsOf = (code: ResultCode): [own: string, theirs: string] =>
    isPlayed(code) || isForfeit(code) ? [`2w${code}`, `1b${answerTo(code)}`] : [code, 'Z'];
  const valuesOf = (event: EventData, columns: readonly string[]): number[] =>
    columns.map((list) => {
      const { numerator, denominator } = rowOf(event, list, {}, 1).values[0]!;
      return numerator / denominator;
    });

  test.each(rowsOf(BOARDS))('%s on the boards (12)', (code, expected) => {
    const event = eventOfCells(cellsOf(code), { totalRounds: 1, teamScores });
    expect(valuesOf(event, ['BC', 'TBR', 'BBE'])).toEqual(expected);
  });

  test.each(rowsOf(TEAM_SCORES))('%s in the scores (13)', (code, expected) => {
    const [own, theirs] = cellsOf(code);
    const rows = [`${own} 3b1`, `${theirs} U`, 'Z 1w0'];
    const event = eventOfCells(rows, { totalRounds: 2, teamScores });
    expect(valuesOf(event, SCORES_OF_TEAMS)).toEqual(expected);
  });

  const encounters = ['EDE', 'EDEBT', 'EDEBB', 'EDET', 'EDEB'];

  test.each(rowsOf(ENCOUNTERS))('%s in the extended direct encounters (13.3)', (code, [plain, asPlayed]) => {
    const event = eventOfCells(cellsOf(code), { totalRounds: 1, teamScores });
    const ranks = (list: string): string => [1, 2].map((id) => rowOf(event, list, {}, id).rank).join(' ');
    for (const list of encounters) expect([ranks(list), ranks(`${list}/P`)]).toEqual([plain, asPlayed]);
  });

  test('every tie-break of teams has a column', () => {
    const held = ['BC', 'TBR', 'BBE', ...SCORES_OF_TEAMS, ...encounters];
    expect(teamTieBreaks.map(({ code }) => code).toSorted()).toEqual(held.toSorted());
  });

  test('known boards count, except for a full-point bye', () => {
    const event = eventOfCells(['2w1', '1b0'], { totalRounds: 1, teamScores });
    const [one, other] = event.players;
    const countOf = (result: ResultCode): number => {
      const withBoards = { ...one, rounds: [{ ...one.rounds[0], result, boards: [5, 10] }] };
      return valuesOf({ ...event, players: [withBoards, other] }, ['BC'])[0];
    };
    expect((['1', '+', 'H', 'U', 'F'] as const).map(countOf)).toEqual([2.5, 2.5, 2.5, 3, 3]);
  });
});

function partsOf(
  event: EventData,
  list: string,
  settings: Partial<StandingsSettings>,
  id: number,
): readonly Part[] {
  const parsed = parseTieBreakList(list);
  if (!parsed.ok) throw new Error(list);
  const story = standingsStory(event, parsed.list, event.totalRounds, settings, id);
  return story!.columns[0].tally!.parts;
}
