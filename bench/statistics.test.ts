import { describe, expect, it } from 'vitest';
import { growthExponent, median } from './statistics.js';

describe('growthExponent', () => {
  const power = (exponent: number, sizes: readonly number[]) =>
    sizes.map((players) => ({ players, time: 0.003 * players ** exponent }));

  it.each([0.5, 1, 1.7, 3])('finds the exponent %d of a power', (exponent) => {
    expect(growthExponent(power(exponent, [200, 500, 1000, 5000]))).toBeCloseTo(exponent, 10);
    expect(growthExponent(power(exponent, [10, 20]))).toBeCloseTo(exponent, 10);
  });

  it('is zero where nothing grows, and does not depend on the unit', () => {
    expect(growthExponent(power(0, [10, 100]))).toBeCloseTo(0, 10);
    const points = [
      { players: 10, time: 1 },
      { players: 20, time: 5 },
      { players: 40, time: 7 },
    ];
    const seconds = points.map(({ players, time }) => ({ players, time: time / 1000 }));
    expect(growthExponent(seconds)).toBeCloseTo(growthExponent(points)!, 10);
  });

  it('is the least squares line, not that through the ends', () => {
    // Steps of one on the scale of the players: 0, 3, 3 have the slope 1.5.
    const points = [1, Math.E, Math.E ** 2].map((players, i) => ({ players, time: Math.exp([0, 3, 3][i]) }));
    expect(growthExponent(points)).toBeCloseTo(1.5, 10);
  });

  it('is nothing for less than two sizes', () => {
    expect(growthExponent([])).toBeNull();
    expect(growthExponent(power(1, [100]))).toBeNull();
    expect(growthExponent(power(1, [100, 100]))).toBeNull();
  });
});

describe('median', () => {
  it.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[10, 9, 1, 2], 9],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('of nothing there is none', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
