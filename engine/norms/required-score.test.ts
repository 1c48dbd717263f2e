import { expect, test } from 'vitest';
import { requiredScore } from './index.js';
import { games, opponents } from './testing/made-up.js';

/* Rows of the tables of nine, eight and seven games. */
test.each([
  ['GM', 9, 2380, 7],
  ['GM', 9, 2434, 6.5],
  ['GM', 9, 2433, 7],
  ['IM', 9, 2530, 3.5],
  ['IM', 9, 2900, 3.5],
  ['WGM', 8, 2305, 5],
  ['WIM', 7, 2302, 3],
] as const)('a %s norm of %i games against %i requires %d points', (title, count, average, points) => {
  const choice = { games: games(opponents(count, {}), 0), ignored: [] };
  expect(requiredScore({ choice, average }, title)).toBe(points * 2);
});

test('an unknown average requires no known score, and a low one cannot be made up', () => {
  const choice = { games: games(opponents(9, {}), 0), ignored: [] };
  expect(requiredScore({ choice, average: null }, 'GM')).toBeNull();
  expect(requiredScore({ choice, average: 1700 }, 'GM')).toBeNull();
});
