import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawAbsences } from './absences.js';
import type { Bye } from './absences.js';
import type { Amount, RateConfig } from '../config/config.js';
import { resolveConfig } from '../config/resolve-config.js';
import { Random } from '../random.js';

const NONE: RateConfig = {
  halfPointBye: 0,
  zeroPointBye: 0,
  fullPointBye: 0,
  withdrawal: 0,
  comeback: 0,
  lateEntry: 0,
};

function drawAll(
  rates: RateConfig,
  players: number,
  rounds: number,
  seed = 'absences',
): readonly ReadonlyMap<number, Bye>[] {
  return drawAbsences(new Random(seed), resolveConfig({ rates }).rates, players, rounds).byes;
}

function countOf(drawn: readonly ReadonlyMap<number, Bye>[], type: Bye): number[] {
  return drawn.map((byes) => [...byes.values()].filter((bye) => bye === type).length);
}

// Doubles are drawn by their bits, and would nearly all be next to 0.
const chance = fc.nat(1000).map((part) => part / 1000);

const amount: fc.Arbitrary<Amount> = fc.oneof(
  chance,
  fc.record({ count: fc.nat(30) }),
  fc.record({
    byRound: fc.array(fc.oneof(chance, fc.record({ count: fc.nat(30) })), { minLength: 1, maxLength: 12 }),
  }),
);

describe('drawAbsences', () => {
  it('leaves two players to be paired and keeps to the limits, whatever the amounts', () => {
    const rates = fc.record({
      halfPointBye: amount,
      zeroPointBye: amount,
      fullPointBye: amount,
      withdrawal: amount,
      comeback: amount,
      lateEntry: amount,
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
          for (const [rate, type] of [
            ['halfPointBye', 'H'],
            ['fullPointBye', 'F'],
          ] as const) {
            const limit = drawnRates[rate];
            if (typeof limit !== 'object' || !('count' in limit)) continue;
            const total = countOf(drawn, type).reduce((sum, count) => sum + count, 0);
            expect(total).toBeLessThanOrEqual(limit.count as number);
          }
        },
      ),
    );
  });

  it('has nobody absent when no amount says so', () => {
    expect(drawAll(NONE, 10, 5).every((byes) => byes.size === 0)).toBe(true);
  });

  it.each([
    ['halfPointBye', 'H', 7],
    ['fullPointBye', 'F', 5],
    ['zeroPointBye', 'Z', 11],
  ] as const)('gives exactly as many %s as asked for', (rate, type, count) => {
    for (let seed = 0; seed < 50; seed++) {
      const drawn = drawAll({ ...NONE, [rate]: { count } }, 10, 6, `${seed}`);
      expect(countOf(drawn, type).reduce((sum, own) => sum + own, 0)).toBe(count);
    }
  });

  it('follows a list by round', () => {
    const halfPointBye = { byRound: [{ count: 3 }, 0, { count: 2 }, 1] };
    expect(countOf(drawAll({ ...NONE, halfPointBye }, 12, 6), 'H')).toEqual([3, 0, 2, 10, 0, 0]);
  });

  it('lets withdrawn players come back only when told to', () => {
    const drawn = drawAll({ ...NONE, withdrawal: 0.2 }, 40, 6);
    expect(drawn[0].size).toBe(0);
    expect(drawn[5].size).toBeGreaterThan(10);
    for (let round = 1; round < 6; round++) {
      for (const id of drawn[round - 1].keys()) expect(drawn[round].get(id)).toBe('Z');
    }
    const rates = {
      ...NONE,
      withdrawal: { byRound: [0, { count: 5 }] },
      comeback: { byRound: [0, 0, 0, { count: 2 }] },
    };
    expect(countOf(drawAll(rates, 40, 6), 'Z')).toEqual([0, 5, 5, 3, 3, 3]);
  });

  it('lets late entries arrive in round 2 or 3 and pays them nothing before', () => {
    const drawn = drawAll({ ...NONE, lateEntry: 0.5, fullPointBye: 0.001 }, 40, 6);
    expect(drawn[0].size).toBeGreaterThan(10);
    expect([...drawn[0].values()].every((bye) => bye === 'Z')).toBe(true);
    expect(drawn[1].size).toBeGreaterThan(0);
    expect(drawn[1].size).toBeLessThan(drawn[0].size);
    expect(drawn.slice(2).every((byes) => byes.size <= 1)).toBe(true);
    expect(countOf(drawAll({ ...NONE, lateEntry: { count: 6 } }, 40, 6), 'Z')[0]).toBe(6);
    const lateEntry = { byRound: [{ count: 9 }, { count: 1 }, 0, { count: 2 }] };
    expect(countOf(drawAll({ ...NONE, lateEntry }, 40, 6), 'Z')).toEqual([3, 2, 2, 0, 0, 0]);
  });

  it('has no late entries in a tournament of one round', () => {
    expect(drawAll({ ...NONE, lateEntry: 1 }, 10, 1)[0].size).toBe(0);
  });
});
