import { expect, it } from 'vitest';
import { compareAverages, roundedAverage } from './player.js';

it('is rounded half up, and 0 without a game', () => {
  expect([
    roundedAverage({ sum: 4001, games: 2 }),
    roundedAverage({ sum: 6001, games: 3 }),
    roundedAverage({ sum: 6002, games: 3 }),
    roundedAverage({ sum: 0, games: 0 }),
  ]).toEqual([2001, 2000, 2001, 0]);
});

it('is compared without rounding where that is asked for', () => {
  const [half, third, none] = [
    { sum: 4001, games: 2 },
    { sum: 6001, games: 3 },
    { sum: 0, games: 0 },
  ];
  expect(Math.sign(compareAverages(third, half))).toBe(-1);
  expect(compareAverages(half, { sum: 8002, games: 4 })).toBe(0);
  expect(Math.sign(compareAverages(none, third))).toBe(-1);
});
