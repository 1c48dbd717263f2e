import { expect, test } from 'vitest';
import type { ResultCode } from './event.js';
import { answerTo } from './results.js';

test.each<[ResultCode, ResultCode]>([
  ['1', '0'],
  ['W', 'L'],
  ['+', '-'],
  ['=', '='],
  ['D', 'D'],
  ['?', '?'],
  ['*', '*'],
])('%s against %s', (one, other) => {
  expect(answerTo(one)).toBe(other);
  expect(answerTo(other)).toBe(one);
});

test.each<ResultCode>(['H', 'F', 'U', 'Z'])('%s is no game and stays what it is', (bye) => {
  expect(answerTo(bye)).toBe(bye);
});
