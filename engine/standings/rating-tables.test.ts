import { expect, it, test } from 'vitest';
import { performanceDifference, scoringProbability } from './tie-breaks/ratings.js';

test('worked example: expected scores of 2089', () => {
  const expected = [1700, 1950, 1850, 2050, 2150].map((opponent) => scoringProbability(2089 - opponent));
  expect(expected).toEqual([91, 69, 80, 55, 42]);
});

it.each([
  [0, 50],
  [3, 50],
  [-3, 50],
  [4, 51],
  [-4, 49],
  [121, 66],
  [122, 67],
  [619, 98],
  [735, 99],
  [736, 100],
  [-736, 0],
  [2000, 100],
])('a difference of %i: %i hundredths', (difference, expected) => {
  expect(scoringProbability(difference)).toBe(expected);
});

it.each([
  [0, -800],
  [1, -677],
  [33, -125],
  [50, 0],
  [57, 50],
  [66, 117],
  [75, 193],
  [100, 800],
])('%i percent: %i', (percentage, difference) => {
  expect(performanceDifference(percentage)).toBe(difference);
});
