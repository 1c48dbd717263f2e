import { expect, test } from 'vitest';
import { includesRound, parseRoundRanges } from './round-ranges.js';

test.each([
  ['3', [3]],
  ['3-5', [3, 4, 5]],
  ['1,4,7', [1, 4, 7]],
  ['1, 4-5 ,9', [1, 4, 5, 9]],
])('%s', (text, expected) => {
  const ranges = parseRoundRanges(text);
  if (typeof ranges === 'string') throw new Error(ranges);
  const rounds = Array.from({ length: 12 }, (_, i) => i + 1).filter((round) => includesRound(ranges, round));
  expect(rounds).toEqual(expected);
});

test.each([
  ['', 'no round'],
  ['x', 'no round'],
  ['1,,2', 'no round'],
  ['-3', 'no round'],
  ['1.5', 'no round'],
  ['0', 'from 1'],
  ['9-3', 'write 3-9'],
  ['1000', 'at most 999'],
  ['1-99999', 'at most 999'],
])('"%s" is refused', (text, expected) => {
  expect(parseRoundRanges(text)).toContain(expected);
});
