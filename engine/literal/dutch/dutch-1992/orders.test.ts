import { describe, expect, it } from 'vitest';
import { exchanges, transpositions } from './orders.js';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

describe('D2: the exchanges', () => {
  /** Who leaves S1 for whom, like "4+3 5+6", in their order, without those of players 1 and 8, which are not printed. */
  const printed = exchanges(EIGHT, 4)
    .filter(({ s1 }) => s1.includes(1) && !s1.includes(8))
    .map(({ s1 }) => {
      const out = [4, 3, 2].filter((number) => !s1.includes(number));
      return `${out.join('+')} ${s1.filter((number) => number > 4).join('+')}`;
    });

  it('of one player come in the sequence of the printed matrices', () => {
    expect(printed.slice(0, 10)).toEqual([
      ' ',
      '4 5',
      '4 6',
      '3 5',
      '4 7',
      '3 6',
      '2 5',
      '3 7',
      '2 6',
      '2 7',
    ]);
  });

  it('of two players come in the sequence of the printed matrices', () => {
    expect(printed.slice(10, 19)).toEqual([
      ...['4+3 5+6', '4+3 5+7', '4+2 5+6', '4+3 6+7', '4+2 5+7', '3+2 5+6'],
      ...['4+2 6+7', '3+2 5+7', '3+2 6+7'],
    ]);
  });
});

it('D1: the transpositions come in ascending order of the numbers', () => {
  const found = [...transpositions([1, 2, 3, 4], [5, 6, 7, 8], () => true)];
  const numbers = found.map((pairs) => pairs.map(([, opponent]) => opponent).join('-'));
  expect(numbers.slice(0, 7)).toEqual([
    ...['5-6-7-8', '5-6-8-7', '5-7-6-8', '5-7-8-6', '5-8-6-7', '5-8-7-6', '6-5-7-8'],
  ]);
  expect(numbers).toHaveLength(24);
});
