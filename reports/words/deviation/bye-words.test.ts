import { expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import { deviation, side } from '../../testing/deviations.js';
import { explain } from './wording.js';

test.each<[string, Partial<Deviation>, string]>([
  [
    'the score of the bye',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 7, score: 30 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7] }] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: the pairing-allocated bye was given to player 7, with 3 points; a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the score of the bye: the file gives it to somebody higher than it has to',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 4, score: 35 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7, 8] }], downfloaters: [7, 8] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: if players 7 and 8 float down, nobody with less than 3 points can receive the pairing-allocated bye any more (the file gives it to player 4, with 3.5 points); a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the score of the bye: the file gives it to somebody who cannot have it',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 4, score: 5 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7, 8] }], downfloaters: [7, 8] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: if players 7 and 8 float down, nobody with less than 3 points can receive the pairing-allocated bye any more (the file gives it to player 4, with 0.5 points, which breaks another rule); a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the floater who would get the bye, and does not',
    {
      kind: 'bye',
      rule: 'C9',
      article: '2.4.4',
      bye: { player: 4, score: 20 },
      published: side({ parts: [{ measure: 'rounds', value: [2], players: [7] }], downfloaters: [7] }),
      reference: side({ parts: [{ measure: 'rounds', value: [1], players: [9] }], downfloaters: [9] }),
    },
    'Bracket 2.5: if player 7 floats down, nobody else can receive the pairing-allocated bye, and that player has 2 unplayed rounds (the file gives it to player 4, with 2 points); player 9 has 1 unplayed round [C9, 2.4.4].',
  ],
  [
    'nobody left for the bye',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      published: side({ parts: [{ measure: 'score', value: null, players: [7] }] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: nobody who is left can receive the pairing-allocated bye; a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'unplayed rounds of who gets the bye',
    {
      kind: 'bye',
      rule: 'C9',
      article: '2.4.4',
      published: side({ parts: [{ measure: 'rounds', value: [2], players: [7] }] }),
      reference: side({ parts: [{ measure: 'rounds', value: [1], players: [9] }] }),
    },
    'Bracket 2.5: the pairing-allocated bye was given to player 7, who has 2 unplayed rounds; player 9 has 1 unplayed round [C9, 2.4.4].',
  ],
])('%s', (_what, parts, expected) => {
  expect(words(parts)).toBe(expected);
});

function words(parts: Partial<Deviation>): string {
  return explain(deviation(parts), { edition: 'dutch-2026', deviations: [] });
}
