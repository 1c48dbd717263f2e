import { describe, expect, test } from 'vitest';
import { eventOfCells, playerOf } from '../testing/event-of-cells.js';
import { rowsOf } from '../testing/each-result.js';
import type { EachResult } from '../testing/each-result.js';
import type { Colour, EventData, PointSystem, ResultCode, RoundEntry, Tenths } from './event.js';
import { EventHistory } from './history.js';
import type { RoundState } from './player.js';
import {
  answerTo,
  drawValue,
  inOtherScore,
  isForfeit,
  isPlayed,
  lossValue,
  pointsOf,
  pointsOfResult,
  scheduledColour,
  secondaryPointsOf,
  tookPart,
  winValue,
} from './results.js';

/** No two results are worth the same. */
const POINTS: PointSystem = {
  whiteWin: 31,
  blackWin: 32,
  whiteDraw: 21,
  blackDraw: 22,
  whiteLoss: 11,
  blackLoss: 12,
  zeroPointBye: 1,
  halfPointBye: 2,
  fullPointBye: 3,
  pairingAllocatedBye: 4,
  forfeitWin: 5,
  forfeitLoss: 6,
  unknown: 7,
};

interface Row {
  readonly played: boolean;
  readonly forfeit: boolean;
  readonly answer: ResultCode;
  /** Took part in the pairing of the round with an opponent, and without. */
  readonly part: readonly [paired: boolean, alone: boolean];
  /** With White, with Black, and without a colour. */
  readonly points: readonly [white: Tenths, black: Tenths, none: Tenths];
  /** The result of a record 299 that gives it another value. */
  readonly adjusted: ResultCode;
}

const game = (answer: ResultCode, white: Tenths, black: Tenths, adjusted: ResultCode): Row => ({
  played: true,
  forfeit: false,
  answer,
  part: [true, false],
  points: [white, black, white],
  adjusted,
});
const forfeit = (answer: ResultCode, points: Tenths, adjusted: ResultCode): Row => ({
  played: false,
  forfeit: true,
  answer,
  part: [true, false],
  points: [points, points, points],
  adjusted,
});
const bye = (code: ResultCode, points: Tenths, isPart = false): Row => ({
  played: false,
  forfeit: false,
  answer: code,
  part: [true, isPart],
  points: [points, points, points],
  adjusted: code,
});

const ROWS: EachResult<Row> = {
  '1': game('0', 31, 32, 'W'),
  '=': game('=', 21, 22, 'D'),
  '0': game('1', 11, 12, 'L'),
  W: game('L', 31, 32, 'W'),
  D: game('D', 21, 22, 'D'),
  L: game('W', 11, 12, 'L'),
  '?': game('?', 7, 7, '?'),
  '*': game('*', 0, 0, '*'),
  '+': forfeit('-', 5, '+'),
  '-': forfeit('+', 6, '-'),
  H: bye('H', 2),
  F: bye('F', 3),
  U: bye('U', 4, true),
  Z: bye('Z', 1),
};

describe.each(rowsOf(ROWS))('%s', (code, row) => {
  const entry = (opponent: number | null, colour: Colour | null): RoundEntry => ({
    opponent,
    colour,
    result: code,
  });

  test('is a game that was played, or a forfeit, or neither', () => {
    expect([isPlayed(code), isForfeit(code)]).toEqual([row.played, row.forfeit]);
  });

  test('has an answer', () => {
    expect(answerTo(code)).toBe(row.answer);
  });

  test('shows whether the player took part in the pairing', () => {
    expect([tookPart(entry(2, 'white')), tookPart(entry(null, null))]).toEqual(row.part);
  });

  test('is worth what the point system has for it', () => {
    const colours = ['white', 'black', null] as const;
    expect(colours.map((colour) => pointsOfResult(POINTS, entry(2, colour)))).toEqual(row.points);
  });

  test('is worth what a record 299 for it says, and no other record', () => {
    const letters = ['W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z', '?', '*'] as const;
    const found = letters.filter((result) => {
      const adjustments = [{ result, value: 99, round: null, ids: [] }];
      const event = { ...eventOfCells(['Z']), points: POINTS, adjustments };
      return pointsOf(event, { id: 1, rounds: [entry(2, 'white')] }, 1) === 99;
    });
    expect(found).toEqual([row.adjusted]);
  });

  test('is an opponent and a colour of later rounds only where the game was played', () => {
    const player = playerOf(afterOne({ 1: entry(2, 'black'), 2: entry(1, 'white') }), 1);
    const [past] = player.past;
    expect([player.opponents, player.colours, player.colourDifference]).toEqual(
      row.played ? [[2], ['black'], -1] : [[], [], 0],
    );
    expect([player.standing, past.worth]).toEqual([row.points[1], row.points[1]]);
    expect([past.opponent, past.colour, past.result, past.isPlayed]).toEqual([2, 'black', code, row.played]);
  });

  test('without an opponent it is no game, and only players who took part are counted', () => {
    const { unnumbered, absent } = afterOne({ 1: entry(null, null) }, []);
    expect(unnumbered.map(({ id }) => id)).toEqual(row.part[1] ? [2, 3] : [1, 2, 3]);
    expect(absent[0].past[0]).toMatchObject({ opponent: null, isPlayed: false, scoreDifference: 0 });
  });
});

test('a round that is missing is a zero-point bye', () => {
  const event = { ...eventOfCells(['Z', 'Z']), points: POINTS };
  expect(pointsOf(event, { id: 1, rounds: [] }, 1)).toBe(1);
  expect(tookPart(undefined)).toBe(false);
});

test('a win, a draw and a loss of a point system with values for each colour', () => {
  const turned = {
    ...POINTS,
    whiteWin: 32,
    blackWin: 31,
    whiteDraw: 22,
    blackDraw: 21,
    whiteLoss: 12,
    blackLoss: 11,
  };
  for (const points of [POINTS, turned])
    expect([winValue(points), drawValue(points), lossValue(points)]).toEqual([32, 22, 11]);
});

test.each([
  ['its own', { opponent: 2, colour: 'black', result: '1' }, 'black'],
  [
    'that of the first game of a match',
    {
      opponent: 2,
      colour: null,
      result: '+',
      games: [
        { colour: 'white', result: '+' },
        { colour: 'black', result: '+' },
      ],
    },
    'white',
  ],
  ['none', { opponent: 2, colour: null, result: '+' }, null],
] as const)('the colour that the pairing gave: %s', (_, entry: RoundEntry, colour) => {
  expect(scheduledColour(entry)).toBe(colour);
});

describe('points of records 299', () => {
  const entry: RoundEntry = { opponent: 2, colour: 'white', result: '1' };
  const player = { id: 1, rounds: [entry, entry] };
  const worth = (adjustment: Partial<EventData['adjustments'][number]>, round = 1): Tenths =>
    pointsOf(
      {
        ...eventOfCells(['Z']),
        points: POINTS,
        adjustments: [{ result: null, value: 5, round: null, ids: [], ...adjustment }],
      },
      player,
      round,
    );

  test.each([
    ['a bonus without a round counts once, in the first', {}, [36, 31]],
    ['a bonus of a round', { round: 2 }, [31, 36]],
    ['a penalty', { value: -5, round: 1 }, [26, 31]],
    ['a bonus of the player', { ids: [2, 1] }, [36, 31]],
    ['a bonus of another', { ids: [2] }, [31, 31]],
    ['a value of every round', { result: 'W' }, [5, 5]],
    ['a value of one round', { result: 'W', round: 2 }, [31, 5]],
    ['a value of another', { result: 'W', ids: [3] }, [31, 31]],
  ] as const)('%s', (_, adjustment, expected) => {
    expect([1, 2].map((round) => worth(adjustment, round))).toEqual(expected);
  });
});

describe('teams', () => {
  const secondary: PointSystem = { ...POINTS, whiteWin: 41, pairingAllocatedBye: 42 };
  const bonus = { result: null, value: 3, round: 1, ids: [] };
  const teams: EventData = {
    ...eventOfCells(['2w1 U']),
    points: POINTS,
    teamScores: {
      primary: 'match-points',
      secondary,
      secondaryAdjustments: [bonus],
      boards: 4,
      gameWin: 10,
    },
  };
  const [one] = teams.players;
  const withPoints = { id: 1, rounds: [{ ...one.rounds[0], points: 20, secondaryPoints: 25 }] };

  test('points of the other count: of the entry, else of its point system, with its own bonuses', () => {
    expect([1, 2].map((round) => secondaryPointsOf(teams, one, round))).toEqual([44, 42]);
    expect([pointsOf(teams, withPoints, 1), secondaryPointsOf(teams, withPoints, 1)]).toEqual([20, 28]);
    expect(secondaryPointsOf({ ...eventOfCells(['2w1']), points: POINTS }, withPoints, 1)).toBe(0);
  });

  test('the counts change places, and change back', () => {
    const other = inOtherScore({ ...teams, players: [withPoints] });
    expect(other.teamScores?.primary).toBe('game-points');
    expect(inOtherScore(other).teamScores?.primary).toBe('match-points');
    const [player] = other.players;
    expect([pointsOf(other, player, 1), secondaryPointsOf(other, player, 1)]).toEqual([28, 20]);
    expect(inOtherScore(other).players).toEqual([withPoints]);
  });
});

/** After a round in which these had these entries; the players 2 and 3 are absent where they have none. */
function afterOne(entries: Readonly<Partial<Record<number, RoundEntry>>>, present = [1, 2]): RoundState {
  const event = eventOfCells(['Z', 'Z', 'Z']);
  const players = event.players.map(({ id, rounds }) => ({ id, rounds: [entries[id] ?? rounds[0]] }));
  const history = new EventHistory({ ...event, players, points: POINTS });
  history.advance();
  return history.stateFor((id) => present.includes(id), 'white');
}
