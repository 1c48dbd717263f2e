import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameChances } from './results.js';

describe('gameChances', () => {
  it('agrees with the check value of the published model', () => {
    const { white, draw, black } = gameChances(2467, 2344);
    expect([white, draw, black].map((chance) => chance.toFixed(3))).toEqual(['0.511', '0.351', '0.138']);
  });

  // Worked by hand from the table of the model.
  it.each([
    { white: 1040, black: 1000, chance: 'white' as const, value: 0.45 },
    { white: 1000, black: 1080, chance: 'black' as const, value: 0.46 },
    { white: 2420, black: 2380, chance: 'white' as const, value: 0.35 },
    { white: 2360, black: 2440, chance: 'black' as const, value: 0.33 },
  ])('has the centre value at $white v $black', ({ white, black, chance, value }) => {
    expect(gameChances(white, black)[chance]).toBeCloseTo(value, 12);
  });

  it('is certain of the result when the difference is beyond the limits', () => {
    expect(gameChances(3000, 1000)).toEqual({ white: 1, draw: 0, black: 0 });
    expect(gameChances(1000, 3000)).toEqual({ white: 0, draw: 0, black: 1 });
  });

  it('gives probabilities that sum to 1', () => {
    const strength = fc.double({ min: -3000, max: 9000, noNaN: true });
    fc.assert(
      fc.property(strength, strength, (one, other) => {
        const { white, draw, black } = gameChances(one, other);
        for (const chance of [white, draw, black]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        expect(white + draw + black).toBeCloseTo(1, 12);
      }),
      { numRuns: 2000 },
    );
  });

  it('favours White when White is stronger by more', () => {
    const strength = fc.integer({ min: 1000, max: 2800 });
    fc.assert(
      fc.property(strength, strength, fc.integer({ min: 1, max: 200 }), (one, other, more) => {
        // The mean stays the same.
        const before = gameChances(one, other);
        const after = gameChances(one + more, other - more);
        expect(after.white).toBeGreaterThanOrEqual(before.white);
        expect(after.black).toBeLessThanOrEqual(before.black);
      }),
    );
  });
});
