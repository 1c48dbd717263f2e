import { describe, expect, it } from 'vitest';
import { chanceOfAtMost, lowerLimit, upperLimit } from './direction-summary.js';
import { THRESHOLDS, thresholdVerdict } from './threshold.js';

describe('the upper limit of a rate at 95 %', () => {
  it('is 3 in N when nothing failed', () => {
    for (const n of [100, 5_000, 50_000]) expect(upperLimit(0, n) * n).toBeCloseTo(3, 1);
    expect(upperLimit(0, 5_000)).toBeCloseTo(1 - 0.05 ** (1 / 5_000), 12);
  });

  // For rare failures k in N the limit is half the 95 % point of the chi-squared distribution with 2(k + 1) degrees.
  it.each([
    [1, 9.488],
    [2, 12.592],
    [5, 21.026],
    [10, 33.924],
  ])('%i failures: as tables of chi-squared tell', (failures, point) => {
    expect(upperLimit(failures, 1_000_000) * 1_000_000).toBeCloseTo(point / 2, 2);
  });

  it('is exact for few trials', () => {
    expect(upperLimit(1, 2)).toBeCloseTo(Math.sqrt(0.95), 10);
    expect(upperLimit(3, 3)).toBe(1);
    expect(upperLimit(0, 0)).toBe(1);
  });

  it('leaves the chance that it promises', () => {
    for (const [k, n] of [
      [0, 20],
      [3, 50],
      [10, 50_000],
      [400, 5_000],
    ])
      expect(chanceOfAtMost(k, n, upperLimit(k, n))).toBeCloseTo(0.05, 8);
  });
});

describe('the lower limit of a rate at 95 %', () => {
  it('is exact for few trials, and 0 when nothing failed', () => {
    expect(lowerLimit(1, 1)).toBeCloseTo(0.05, 10);
    expect(lowerLimit(1, 20)).toBeCloseTo(1 - 0.95 ** (1 / 20), 10);
    expect(lowerLimit(2, 2)).toBeCloseTo(Math.sqrt(0.05), 10);
    expect(lowerLimit(0, 50)).toBe(0);
  });

  it('leaves the chance that it promises, and lies below the upper one', () => {
    for (const [k, n] of [
      [3, 50],
      [10, 50_000],
      [400, 5_000],
    ]) {
      expect(1 - chanceOfAtMost(k - 1, n, lowerLimit(k, n))).toBeCloseTo(0.05, 8);
      expect(lowerLimit(k, n)).toBeLessThan(k / n);
      expect(upperLimit(k, n)).toBeGreaterThan(k / n);
    }
  });
});

describe('the thresholds', () => {
  it('are those of the procedures', () => {
    expect(THRESHOLDS.c04a).toMatchObject({ tournaments: 5_000, discrepancies: 10 });
    expect(THRESHOLDS['2026']).toMatchObject({ tournaments: 50_000, discrepancies: 10 });
  });

  it.each([
    [5_000, 10, 'within'],
    [5_000, 11, 'missed'],
    [4_999, 10, 'undecided'],
    [12, 11, 'missed'],
    [0, 0, 'undecided'],
  ] as const)('%i judged, %i discrepancies: %s', (judged, discrepancies, verdict) => {
    expect(thresholdVerdict(THRESHOLDS.c04a, judged, discrepancies)).toBe(verdict);
  });
});
