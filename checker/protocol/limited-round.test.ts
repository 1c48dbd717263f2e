import { expect, it } from 'vitest';
import { stoppedIn } from '../../reports/protocol/index.js';
import { drawnEvent } from '../testing/drawn-event.js';
import { nextRound } from './index.js';

it(
  'the next round does not wait for the readings of a large round that was altered',
  { timeout: 300_000 },
  () => {
    const [before, file] = [1, 2].map((rounds) =>
      drawnEvent({ players: 500, rounds, code: 'FIDE_LIM_2026' }),
    );
    const answer = nextRound({ before, file, edition: 'lim-2026' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    expect(answer.round).toBe(3);
    const [altered] = answer.check?.rounds ?? [];
    expect(altered).toMatchObject({
      round: 2,
      verdict: 'not-checked',
      stopped: { explainLimit: 25, searches: ['readings'] },
    });
    const sentences = stoppedIn(answer.check);
    expect(sentences(2)).toEqual([
      expect.stringMatching(
        /^The pairing by lim-2026 is different; .* the limit of 25 million steps was reached .*\.$/,
      ),
    ]);
    // Said once, and of no other round.
    expect([sentences(2), sentences(1), sentences(null)]).toEqual([[], [], []]);
  },
);
