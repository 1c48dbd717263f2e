import { expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import { deviation, side } from '../../testing/deviations.js';
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
