import { expect, test } from 'vitest';
import { OUTCOMES } from '../../reports/index.js';
import { ANSWER_CODES, CODE_OF_OUTCOME, ExitCode, FILE_CODES, mostImportant } from './exit-codes.js';

test.each([
  [[], 0],
  [[0, 4], 4],
  [[4, 1], 1],
  [[1, 3], 3],
  [[3, 2], 2],
  [[0, 1, 2, 3, 4, 5], 5],
  [[0, 130, 1, 5], 130],
] as const)('of %j it is %i', (codes, expected) => {
  expect(mostImportant(codes)).toBe(expected);
});

test('the outcomes of a check come in the order of their codes', () => {
  const codes = OUTCOMES.map((outcome) => CODE_OF_OUTCOME[outcome]);
  expect(codes).toEqual([5, 3, 1, 4, 0]);
  codes.forEach((code, index) => {
    expect(mostImportant(codes.slice(index))).toBe(code);
  });
});

test('a command that pairs nothing never answers that no pairing is legal', () => {
  expect(ANSWER_CODES.filter((code) => !FILE_CODES.includes(code))).toEqual([ExitCode.impossible]);
  expect(FILE_CODES.every((code) => ANSWER_CODES.includes(code))).toBe(true);
});
