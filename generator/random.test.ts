import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, tournamentSeed } from './random.js';

describe('Random', () => {
  it('draws the same from the same seed, on every machine', () => {
    const random = new Random('7/1/0');
    expect([random.next(), random.integer(1, 1000), random.normal()]).toMatchInlineSnapshot(`
      [
        0.29290663560246943,
        751,
        0.21165361208258088,
      ]
    `);
  });

  it('keeps to its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (seed, min, more) => {
        const random = new Random(seed);
        const whole = random.integer(min, min + more);
        expect(Number.isInteger(whole) && min <= whole && whole <= min + more).toBe(true);
        const real = random.realOf({ min, max: min + more });
        expect(min <= real && real <= min + more).toBe(true);
        expect(Math.abs(random.normal())).toBeLessThanOrEqual(6);
        expect(random.chance(0)).toBe(false);
        expect(random.chance(1)).toBe(true);
      }),
    );
  });

  it('draws normal variates of mean 0 and deviation 1', () => {
    const random = new Random('normal');
    const drawn = Array.from({ length: 20_000 }, () => random.normal());
    const mean = drawn.reduce((sum, value) => sum + value) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / drawn.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });

  it('shuffles without loss and leaves the argument alone', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const mixed = new Random('shuffle').shuffle(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.sort((a, b) => a - b)).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('has branches that do not depend on what was drawn before', () => {
    const random = new Random('branch');
    const before = random.branch('games').next();
    random.next();
    expect(random.branch('games').next()).toBe(before);
    expect(random.branch('players').next()).not.toBe(before);
  });
});

describe('tournamentSeed', () => {
  it('tells campaigns, indexes and attempts apart', () => {
    const seeds = new Set<string>();
    for (const seed of ['7', '8', '7/1', '7/1/0']) {
      for (let index = 1; index <= 3; index++) {
        for (let attempt = 0; attempt < 3; attempt++) seeds.add(tournamentSeed(seed, index, attempt));
      }
    }
    expect(seeds.size).toBe(36);
    expect(tournamentSeed(7, 1)).toBe(tournamentSeed('7', 1));
  });

  it('gives neighbours that have nothing in common', () => {
    const first = (index: number): number => new Random(tournamentSeed(7, index)).next();
    const drawn = Array.from({ length: 4000 }, (_, index) => first(index));
    const smaller = drawn.filter((value, index) => index > 0 && value < drawn[index - 1]).length;
    expect(drawn.reduce((sum, value) => sum + value) / drawn.length).toBeCloseTo(0.5, 1);
    expect(smaller / drawn.length).toBeCloseTo(0.5, 1);
  });
});
