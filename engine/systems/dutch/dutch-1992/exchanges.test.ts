import { describe, expect, it } from 'vitest';
import { transpositions } from '../../../testing/transpositions.js';
import { exchanges1992 } from './exchanges.js';

/** "3+4 with 5+7", numbers counting from 1. */
function listed(size: number, half: number): string[] {
  const names = (numbers: readonly number[]): string => numbers.map((number) => number + 1).join('+');
  return exchanges1992(size, half).map(({ down, up }) => `${names(down)} with ${names(up)}`);
}

/** The printed matrices: letters by column (of S1) and row (of S2). */
function printed(columns: readonly string[], rows: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(rows).flatMap(([row, letters]) =>
    Array.from(letters).map((letter, column) => [letter, `${columns[column]} with ${row}`] as const),
  );
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, exchange]) => exchange);
}

describe('exchanges (D2)', () => {
  it('of 8 players are those of the printed matrices, in their order', () => {
    expect(listed(8, 4)).toEqual([
      ' with ',
      ...printed(['4', '3', '2'], { '5': 'acf', '6': 'beh', '7': 'dgi' }),
      ...printed(['3+4', '2+4', '2+3'], { '5+6': 'jlo', '5+7': 'knq', '6+7': 'mpr' }),
    ]);
  });

  it('of 7 players are the same with numbers lower by one, without the last column (Remark)', () => {
    expect(listed(7, 3)).toEqual([
      ' with ',
      ...printed(['3', '2', '1'], { '4': 'acf', '5': 'beh', '6': 'dgi' }),
      ...printed(['2+3', '1+3'], { '4+5': 'jl', '4+6': 'kn', '5+6': 'mp' }),
    ]);
  });

  it('may take everybody out of S1 where fewer pairs are made than could be (J16)', () => {
    expect(listed(6, 2)).toContain('1+2 with 3+4');
    expect(listed(6, 2).filter((exchange) => exchange.endsWith('6'))).toEqual([]);
  });
});

it('transpositions (D1) are those printed', () => {
  const orders = [...transpositions([5, 6, 7, 8], 4)].map((order) => order.join('-'));
  expect(orders.slice(0, 8)).toEqual([
    '5-6-7-8',
    '5-6-8-7',
    '5-7-6-8',
    '5-7-8-6',
    '5-8-6-7',
    '5-8-7-6',
    '6-5-7-8',
    '6-5-8-7',
  ]);
});
