import { describe, expect, test } from 'vitest';
import type { Part, PartReason, Tally } from '../../engine/index.js';
import { PLAYERS, TEAMS } from '../words/participants.js';
import { combinationWords, partWords } from './part-words.js';

/** A part of 3.5 points of the opponent 12, by half a point, for each reason: the numbers are points. */
const WORDS: Readonly<Record<PartReason, string>> = {
  game: 'player 12 has 3.5 times 0.5',
  'forfeit-as-game': 'player 12 has 3.5 times 0.5, the forfeit counts as a game',
  'fore-score': 'player 12 has 3.5 with the final round drawn',
  'dummy-own-score': 'not played: a dummy with the own score 3.5 times 0.5',
  'dummy-scheduled-opponent': 'not played: a dummy with no more than the scheduled player 12, 3.5 times 0.5',
  'dummy-draws': 'not played: a dummy with no more than draws in all rounds, 3.5 times 0.5',
  'virtual-opponent': 'not played: a virtual opponent with 3.5 times 0.5',
  points: 'against player 12',
  'points-bonus': 'points besides the result',
  progress: 'score after the round',
  counts: 'counts, against player 12',
  'counts-not': 'does not count, against player 12',
  'opponent-value': 'value of player 12',
  'opponent-rating': 'rating of player 12, result 0.5',
  'above-limit': 'player 12 has 3.5, not below the limit',
  'below-limit': 'player 12 has 3.5, below the limit',
  boards: 'boards against player 12',
  'own-number': 'own',
};

const PART: Part = { round: 3, opponent: 12, value: 175, score: 35, worth: 5, why: 'game', article: '' };

test.each(Object.entries(WORDS))('%s', (why, words) => {
  const part: Part = { ...PART, why: why as PartReason };
  expect(partWords(part, PLAYERS)).toBe(words);
  expect(partWords({ ...part, article: '9.1' }, PLAYERS)).toBe(`${words} (9.1)`);
  expect(partWords(part, TEAMS)).toBe(words.replaceAll('player', 'team').replace('a game', 'a match'));
  // A Buchholz has the score itself.
  expect(partWords({ ...part, value: 35 }, PLAYERS)).toBe(words.replace(' times 0.5', ''));
});

describe('without an opponent', () => {
  test.each([
    ['points', 'not played'],
    ['counts', 'counts'],
    ['counts-not', 'does not count'],
    ['boards', 'not played'],
  ] as const)('%s', (why, words) => {
    expect(partWords({ ...PART, opponent: null, why }, PLAYERS)).toBe(words);
  });
});

test.each([
  [0, 'player 12 has 3.5'],
  [5, 'player 12 has 3.5; that is 0.5 more than scored, as unplayed rounds count as draws'],
  [-15, 'player 12 has 3.5; that is 1.5 less than scored, as unplayed rounds count as draws'],
])('an adjustment of %d tenths', (adjustment, words) => {
  expect(partWords({ ...PART, value: 35, adjustment }, PLAYERS)).toBe(words);
});

test.each([
  [{ end: 'lowest', article: '14.1' }, 'left out as the lowest (14.1)'],
  [{ end: 'highest', article: '14.3' }, 'left out as the highest (14.3)'],
  [
    { end: 'lowest', article: '16.5' },
    'left out as the lowest contribution of a voluntary unplayed round (16.5)',
  ],
  [{ end: 'lowest', article: '' }, 'left out as the lowest'],
] as const)('the cut %j', (cut, words) => {
  expect(partWords({ ...PART, value: 35, cut }, PLAYERS)).toBe(`player 12 has 3.5; ${words}`);
});

describe('how parts make a value', () => {
  const cut = { ...PART, cut: { end: 'lowest', article: '14.1' } } as const;
  const score = (numerator: number) => ({ numerator, denominator: 10 });

  test.each<[Tally['combination'], readonly Part[], string]>([
    [{ kind: 'sum' }, [PART, PART], 'sum'],
    [{ kind: 'sum' }, [PART], 'sum'],
    [{ kind: 'sum' }, [{ ...PART, round: null }], ''],
    [{ kind: 'average', isRounded: true }, [PART, PART, cut], 'average of 2, rounded'],
    [{ kind: 'average', isRounded: false }, [PART], 'average of 1'],
    [
      { kind: 'performance', average: 2100, percentage: 75, difference: 193 },
      [PART],
      'average 2100 + 193 for a score of 75 %',
    ],
    [
      { kind: 'performance', average: 2100, percentage: 25, difference: -193 },
      [PART],
      'average 2100 - 193 for a score of 25 %',
    ],
    [
      { kind: 'performance', average: 2100, percentage: 50, difference: 0 },
      [PART],
      'average 2100 + 0 for a score of 50 %',
    ],
    [
      { kind: 'perfect-performance', score: score(25), expected: 251 },
      [PART],
      'lowest rating with an expected score of at least 2.5: 2.51',
    ],
    [
      { kind: 'perfect-performance', score: score(0), expected: 3 },
      [PART],
      'no points: 800 below the lowest rated opponent',
    ],
  ])('%j of %#', (combination, parts, words) => {
    expect(combinationWords({ parts, unit: 10, combination, value: null })).toBe(words);
  });
});
