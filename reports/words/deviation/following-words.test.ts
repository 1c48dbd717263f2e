import { describe, expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import { deviation, side } from '../../testing/deviations.js';
import { PLAYERS } from '../participants.js';
import { withNames } from '../person.js';
import { followingWords, leftOverWeight, partingPart } from './following-words.js';
import { explain } from './wording.js';

test.each<[string, Partial<Deviation>, string]>([
  [
    'the following bracket: how many',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: [1, 1], players: [8, 9] },
          { measure: 'score', value: [20, 20], players: [8, 9] },
        ],
      }),
      reference: side({
        downfloaters: [3],
        parts: [
          { measure: 'count', value: [], players: [] },
          { measure: 'score', value: [], players: [] },
        ],
      }),
    },
    'Bracket 2.5: if player 4 floats down, the following bracket leaves 2 players over; if player 3 floats down, it leaves nobody [C8, 2.4.3].',
  ],
  [
    'the following bracket: which scores',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: [1], players: [8] },
          { measure: 'score', value: [25], players: [8] },
        ],
      }),
      reference: side({
        downfloaters: [3],
        parts: [
          { measure: 'count', value: [1], players: [9] },
          { measure: 'score', value: [20], players: [9] },
        ],
      }),
    },
    'Bracket 2.5: if player 4 floats down, the best that the following bracket can do for the scores of the players it leaves over is 2.5; if player 3 floats down, it is 2 [C8, 2.4.3].',
  ],
  [
    'the following bracket cannot be paired',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: null, players: [4] },
          { measure: 'score', value: null, players: [4] },
        ],
      }),
      reference: side({ downfloaters: [3], parts: [{ measure: 'count', value: [], players: [] }] }),
    },
    'Bracket 2.5: if player 4 floats down, the following bracket cannot be paired; it can if player 3 floats down [C8, 2.4.3].',
  ],
  [
    'the last bracket would leave over somebody who may not have the bye (2017)',
    {
      rule: 'C7',
      article: 'C.7',
      leavesUnpairable: true,
      published: side({
        parts: [
          { measure: 'count', value: [1], players: [7], barred: [7] },
          { measure: 'difference', value: [10], players: [7] },
        ],
        downfloaters: [6],
      }),
      reference: side({
        parts: [
          { measure: 'count', value: [1], players: [8] },
          { measure: 'difference', value: [10], players: [8] },
        ],
        downfloaters: [2],
      }),
    },
    'Bracket 2.5: if player 6 floats down, the following bracket leaves 1 player over, who may not receive the bye; if player 2 floats down, it leaves 1 who may [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
  ],
])('%s', (_what, parts, expected) => {
  expect(words(parts)).toBe(expected);
});

function words(parts: Partial<Deviation>): string {
  return explain(deviation(parts), { edition: 'dutch-2026', deviations: [] });
}

test.each<[string, readonly (readonly number[] | null)[], readonly (readonly number[] | null)[], number]>([
  ['the scores', [[1], [25], [10]], [[1], [20], [10]], 1],
  ['the differences, behind equal scores', [[1], [25], [10]], [[1], [25], [5]], 2],
  ['the scores where both differ', [[1], [25], [10]], [[1], [20], [5]], 1],
  [
    'the scores where nothing differs but the number, which is another sentence',
    [[1, 1], [25]],
    [[1], [25]],
    1,
  ],
  ['a part that the reference has not', [[1], [25], [10]], [[1], [25]], 2],
])('what parts two brackets that leave equally many over: %s', (_, theirs, ours, index) => {
  const sideOf = (values: readonly (readonly number[] | null)[]) =>
    side({
      parts: values.map((value, i) => ({
        measure: (['count', 'score', 'difference'] as const)[i],
        value: value === null ? null : [...value],
        players: [],
      })),
    });
  expect(partingPart(sideOf(theirs), sideOf(ours))).toBe(index);
});

test('differences behind equal scores are named as such', () => {
  const sideOf = (floater: number, difference: number) =>
    side({
      downfloaters: [floater],
      parts: [
        { measure: 'count', value: [1], players: [8] },
        { measure: 'score', value: [25], players: [8] },
        { measure: 'difference', value: [difference], players: [8] },
      ],
    });
  expect(withNames(followingWords(sideOf(4, 10), sideOf(3, 5), PLAYERS), null)).toBe(
    'if player 4 floats down, the best that the following bracket can do for its pairing score differences is 1; if player 3 floats down, it is 0.5',
  );
});

describe('how many are left over', () => {
  const sideWith = (floater: number, ids: readonly number[], barred: readonly number[] = []) =>
    side({
      downfloaters: [floater],
      parts: [{ measure: 'count', value: ids.map(() => 1), players: ids, barred }],
    });

  test.each([
    [[7], [7], [], 'leaves 1 player over, who may not receive the bye', 'leaves nobody'],
    [[7, 8], [7], [], 'leaves 2 players over, 1 of whom may not receive the bye', 'leaves nobody'],
    [[7, 8], [7, 8], [9], 'leaves 2 players over, 2 of whom may not receive the bye', 'leaves 1'],
    [[7, 8, 9], [], [1], 'leaves 3 players over', 'leaves 1'],
    [[7], [7], [9], 'leaves 1 player over, who may not receive the bye', 'leaves 1 who may'],
    [[7, 8], [7], [5, 6], 'leaves 2 players over, 1 of whom may not receive the bye', 'leaves 2 who may'],
  ])('%j (who cannot receive the bye: %j) against %j', (ids, barred, others, theirs, ours) => {
    expect(withNames(followingWords(sideWith(4, ids, barred), sideWith(3, others), PLAYERS), null)).toBe(
      `if player 4 floats down, the following bracket ${theirs}; if player 3 floats down, it ${ours}`,
    );
  });

  test.each([
    [[], [], 0],
    [[1], [], 1],
    [[1], [7], 3],
    [[1, 1], [7, 8], 6],
    [null, [], 0],
  ])('%j with %j barred weighs %d', (value, barred, weight) => {
    expect(leftOverWeight({ measure: 'count', value, players: [], barred })).toBe(weight);
  });
});
