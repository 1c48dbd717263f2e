import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithReference } from '../../../testing/compare-with-reference.js';
import { dutch2017 } from '../dutch-2017.js';
import { dutch2026 } from '../dutch-2026.js';

/** How many random events each edition is held against the exhaustive reference; `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1500);

describe.each([dutch2017, dutch2026])('$id: the search agrees with the exhaustive reference', (edition) => {
  it.each([
    { players: [2, 6], played: [0, 6], share: 0.5 },
    { players: [5, 8], played: [1, 8], share: 0.35 },
    { players: [8, 10], played: [2, 9], share: 0.15 },
  ])('$players players, $played rounds played', ({ players, played, share }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: players[0], max: players[1] }),
        fc.integer({ min: played[0], max: played[1] }),
        fc.nat(),
        (count, rounds, seed) => {
          const { found, wanted } = compareWithReference({ players: count, played: rounds, edition, seed });
          expect(found).toEqual(wanted);
        },
      ),
      { numRuns: Math.ceil(RUNS * share) },
    );
  });
});
