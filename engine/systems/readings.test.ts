import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReadings } from '../testing/compare-readings.js';
import { countLegalPairings } from '../testing/legal-pairings.js';
import { randomState } from '../testing/random-event.js';
import { editions } from './registry.js';

/** How many random rounds of each edition are paired in both readings; `npm run test:long` takes more. */
const RUNS = Number(process.env['SWISSPROOF_RUNS'] ?? 1500);

describe.each(editions)(
  '$id: the fast reading is the literal one, in pairs, colours and the bye',
  (edition) => {
    it.each([
      { players: [2, 6], played: [0, 6], share: 0.5, choice: 0.2 },
      { players: [5, 8], played: [1, 8], share: 0.35, choice: 0.3 },
      { players: [8, 10], played: [2, 9], share: 0.15, choice: 0.4 },
    ])('$players players, $played rounds played', ({ players, played, share, choice }) => {
      const numRuns = Math.ceil(RUNS * share);
      const seen = { choices: 0, byes: 0 };
      fc.assert(
        fc.property(
          fc.integer({ min: players[0], max: players[1] }),
          fc.integer({ min: played[0], max: played[1] }),
          fc.nat(),
          (count, rounds, seed) => {
            const state = randomState({ players: count, played: rounds, edition, seed });
            const { fast, literal } = compareReadings(state, edition);
            expect(fast).toEqual(literal);
            if (countLegalPairings(state, edition) > 1) seen.choices += 1;
            if (literal.some((board) => board.endsWith('-bye'))) seen.byes += 1;
          },
        ),
        { numRuns },
      );
      // Rounds in which there is nothing to choose prove little.
      expect(seen.choices).toBeGreaterThan(numRuns * choice);
      expect(seen.byes).toBeGreaterThan(numRuns / 10);
    });
  },
);
