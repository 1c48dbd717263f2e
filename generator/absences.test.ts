import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Absences } from './absences.js';
import type { Bye, Rates } from './absences.js';
import { Random } from './random.js';

const NONE: Rates = {
  forfeit: 0,
  halfPointBye: 0,
  zeroPointBye: 0,
  fullPointBye: 0,
  withdrawal: 0,
  lateEntry: 0,
};

function drawAll(rates: Rates, players: number, rounds: number, seed = 'absences'): Map<number, Bye>[] {
  const absences = new Absences(new Random(seed), rates, players, rounds);
  return Array.from({ length: rounds }, (_, index) => absences.drawRound(index + 1));
}

describe('Absences', () => {
  it('leaves two players to be paired and keeps to the limits, whatever the rates', () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    const rates = fc.record({
      forfeit: rate,
      halfPointBye: rate,
      zeroPointBye: rate,
      fullPointBye: rate,
      withdrawal: rate,
      lateEntry: rate,
    });
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 1, max: 12 }),
        fc.string(),
        (...args) => {
          const [drawnRates, players, rounds, seed] = args;
          const drawn = drawAll(drawnRates, players, rounds, seed);
          for (const byes of drawn) expect(players - byes.size).toBeGreaterThanOrEqual(2);
          for (let id = 1; id <= players; id++) {
            const own = drawn.map((byes) => byes.get(id));
            expect(own.filter((bye) => bye === 'F').length).toBeLessThanOrEqual(1);
            expect(own.filter((bye) => bye === 'H').length).toBeLessThanOrEqual(2);
          }
        },
      ),
    );
  });

  it('has nobody absent when no rate says so', () => {
    expect(drawAll(NONE, 10, 5).every((byes) => byes.size === 0)).toBe(true);
  });

  it('never lets a withdrawn player come back', () => {
    const drawn = drawAll({ ...NONE, withdrawal: 0.2 }, 40, 6);
    expect(drawn[0].size).toBe(0);
    expect(drawn[5].size).toBeGreaterThan(10);
    for (let round = 1; round < 6; round++) {
      for (const id of drawn[round - 1].keys()) expect(drawn[round].get(id)).toBe('Z');
    }
  });

  it('lets late entries arrive in round 2 or 3 and pays them nothing before', () => {
    const drawn = drawAll({ ...NONE, lateEntry: 0.5, fullPointBye: 0.001 }, 40, 6);
    expect(drawn[0].size).toBeGreaterThan(10);
    expect([...drawn[0].values()].every((bye) => bye === 'Z')).toBe(true);
    expect(drawn[1].size).toBeGreaterThan(0);
    expect(drawn[1].size).toBeLessThan(drawn[0].size);
    expect(drawn.slice(2).every((byes) => byes.size <= 1)).toBe(true);
  });

  it('has no late entries in a tournament of one round', () => {
    expect(drawAll({ ...NONE, lateEntry: 1 }, 10, 1)[0].size).toBe(0);
  });
});
