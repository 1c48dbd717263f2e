import { describe, expect, test } from 'vitest';
import type { SidePart } from '../../checker/index.js';
import type { Measure } from '../../engine/index.js';
import { boardsWords } from './boards-words.js';
import {
  capital,
  contrast,
  counted,
  couplesOf,
  floatDown,
  idList,
  inUnits,
  listed,
  pairs,
  participants,
  players,
  points,
  scoring,
  valueTexts,
  roundSpans,
} from './numbers.js';
import { numbersOf, weightsOf } from './part-numbers.js';
import { PLAYERS, TEAMS } from './participants.js';
import { withNames } from './person.js';

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

test.each([
  [0, '0'],
  [1, '0.1'],
  [5, '0.5'],
  [10, '1'],
  [25, '2.5'],
  [100, '10'],
  [-5, '-0.5'],
])('%d tenths are %s points', (tenths, words) => {
  expect(points(tenths)).toBe(words);
});

/** 120 in the units of each measure, as people and as other programs have it. */
const MEASURES: Readonly<
  Record<Measure, readonly [units: number, texts: string, numbers: readonly number[]]>
> = {
  count: [120, '120', [1]],
  score: [12, '12', [12]],
  difference: [12, '12', [12]],
  squares: [1.2, '1.2', [1.2]],
  products: [1.2, '1.2', [1.2]],
  rounds: [120, '120', [120]],
  games: [120, '120', [120]],
  numbers: [120, '120', [120]],
};

test.each(Object.entries(MEASURES))('a number of the measure %s', (name, [units, texts, numbers]) => {
  const measure = name as Measure;
  expect(inUnits(measure, 120)).toBe(units);
  expect(valueTexts(partOf({ measure, value: [120] }))).toEqual([texts]);
  expect(numbersOf(partOf({ measure, value: [120] }))).toEqual(numbers);
  expect(numbersOf(partOf({ measure, value: null }))).toEqual([]);
  expect(valueTexts(partOf({ measure, value: null }))).toEqual([]);
});

test('a count is that of its values', () => {
  expect(numbersOf(partOf({ measure: 'count', value: [] }))).toEqual([0]);
  expect(numbersOf(partOf({ measure: 'count', value: [7, 8, 9] }))).toEqual([3]);
});

test('players without a number', () => {
  const unpaired = [{ player: 7, cameDown: 15 }];
  const part = partOf({ measure: 'difference', value: [5], unpaired, barred: [3, 4] });
  expect(valueTexts(part).map((text) => withNames(text, null))).toEqual([
    'larger than any (player 7 unpaired, from 1.5 above)',
    '0.5',
  ]);
  expect(weightsOf([part, partOf({ barred: [9] })])).toEqual({ barred: [3, 4, 9], unpaired: [7] });
  expect(weightsOf([partOf({})])).toEqual({});
});

describe('lists', () => {
  test.each([
    [[], ''],
    [[5], '5'],
    [[5, 12], '5 and 12'],
    [[5, 12, 19], '5, 12 and 19'],
    [upTo(12), '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12'],
    [upTo(13), '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 1 more'],
    [upTo(20), '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 8 more'],
  ])('of the players %j', (ids, words) => {
    expect(withNames(players(ids, ' and '), null)).toBe(words);
  });

  test.each([
    [[], ''],
    [[[5, 12]], '5-12'],
    [
      [
        [5, 12],
        [8, 19],
      ],
      '5-12, 8-19',
    ],
    [
      upTo(12).map((id) => [id, id + 20]),
      upTo(12)
        .map((id) => `${id}-${id + 20}`)
        .join(', '),
    ],
    [
      upTo(14).map((id) => [id, id + 20]),
      `${upTo(12)
        .map((id) => `${id}-${id + 20}`)
        .join(', ')} and 2 more`,
    ],
  ] as [[number, number][], string][])('of the pairs %j', (list, words) => {
    expect(withNames(pairs(list), null)).toBe(words);
  });

  test.each([
    [[], 'nobody'],
    [[5], '5'],
    [upTo(13), '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13'],
  ])('of all %j', (ids, words) => {
    expect(withNames(idList(ids), null)).toBe(words);
  });

  test.each([
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [[1, 2, 3, 4], '1, 2, 3 and 4'],
  ])('of the names %j', (names, words) => {
    expect(listed(names)).toBe(words);
  });

  test.each([
    [[], []],
    [[1], []],
    [[1, 2], [[1, 2]]],
    [[1, 2, 3], [[1, 2]]],
    [
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('%j are the couples %j', (ids, couples) => {
    expect(couplesOf(ids)).toEqual(couples);
  });

  test('of the boards of a round', () => {
    expect(boardsWords([{ white: 5, black: 12 }, { white: 8, black: 3 }, { bye: 7 }])).toBe(
      '5-12, 8-3, bye 7',
    );
  });
});

describe('counts', () => {
  test.each([
    [0, 'no round'],
    [1, '1 round'],
    [2, '2 rounds'],
    [11, '11 rounds'],
  ])('%d', (n, words) => {
    expect(counted(n, 'round', 'rounds')).toBe(words);
  });

  test.each([
    [1, PLAYERS, '1 player'],
    [27, PLAYERS, '27 players'],
    [27, TEAMS, '27 teams'],
  ])('%d of those who are paired', (n, who, words) => {
    expect(participants(n, who)).toBe(words);
  });

  test.each([
    [[], 'nobody floats down'],
    [[5], 'player 5 floats down'],
    [[5, 12], 'players 5 and 12 float down'],
  ])('%j float', (ids, words) => {
    expect(withNames(floatDown(ids, PLAYERS), null)).toBe(words);
    expect(withNames(floatDown(ids, PLAYERS, 'up'), null)).toBe(words.replace('down', 'up'));
  });

  test.each([
    [[10], '1 point'],
    [[5], '0.5 points'],
    [[0], '0 points'],
    [[25], '2.5 points'],
    [[10, 20], '1, 2 points'],
  ])('%j tenths', (scores, words) => {
    expect(scoring(scores)).toBe(words);
  });

  test('the first letter alone becomes a capital one', () => {
    expect([capital('player 5 Has'), capital('')]).toEqual(['Player 5 Has', '']);
  });
});

test.each([
  [[3], 'round 3'],
  [[3, 4], 'rounds 3 and 4'],
  [[3, 4, 5], 'rounds 3 to 5'],
  [[1, 2, 3, 4, 5, 6], 'rounds 1 to 6'],
  [[1, 3], 'rounds 1 and 3'],
  [[1, 3, 5, 6, 7], 'rounds 1, 3 and 5 to 7'],
  [[7, 1, 6, 3, 5], 'rounds 1, 3 and 5 to 7'],
  [[1, 2, 4, 5], 'rounds 1, 2, 4 and 5'],
  [[1, 2, 3, 5, 6, 7], 'rounds 1 to 3 and 5 to 7'],
  [[9, 10, 11], 'rounds 9 to 11'],
])('the rounds %j', (rounds, words) => {
  expect(roundSpans(rounds)).toBe(words);
});

describe('two lists against each other', () => {
  const texts = (last: number): string[] => upTo(last).map(String);

  test.each<[string[], string[], [string, string]]>([
    [[], ['1'], ['none', '1']],
    [
      ['1', '2'],
      ['1', '3'],
      ['1, 2', '1, 3'],
    ],
    [['1'], ['1', '2'], ['1', '1, 2']],
    // Nine that are the same are shown, ten are not.
    [
      [...texts(9), 'a'],
      [...texts(9), 'b'],
      [`${texts(9).join(', ')}, a`, `${texts(9).join(', ')}, b`],
    ],
    [
      [...texts(10), 'a'],
      [...texts(10), 'b'],
      ['(10 the same), a', '(10 the same), b'],
    ],
    [texts(10), [...texts(10), 'b'], ['(10 the same), nothing more', '(10 the same), b']],
    // Twelve are shown, of thirteen the last is left out.
    [['a', ...texts(11)], ['b'], [`a, ${texts(11).join(', ')}`, 'b']],
    [['a', ...texts(12)], ['b'], [`a, ${texts(11).join(', ')}, …`, 'b']],
  ])('%j and %j', (a, b, words) => {
    expect(contrast(a, b)).toEqual(words);
  });
});

function partOf(parts: Partial<SidePart>): SidePart {
  return { measure: 'count', value: [], ...parts } as SidePart;
}
