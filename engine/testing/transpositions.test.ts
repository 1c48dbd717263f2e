import { describe, expect, it } from 'vitest';
import { transpositions } from './transpositions.js';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('transpositions (2017 D.1, 2026 4.2)', () => {
  it('homogeneous bracket of 11: 720, in lexicographic order', () => {
    const all = [...transpositions(range(6, 11), 5)].map((order) => order.slice(0, 5).join('-'));
    expect(all).toHaveLength(720);
    // The third one printed in the regulations, 6-7-8-10-11, is the fourth: a known slip of the official text.
    expect(all.slice(0, 7)).toEqual([
      '6-7-8-9-10',
      '6-7-8-9-11',
      '6-7-8-10-9',
      '6-7-8-10-11',
      '6-7-8-11-9',
      '6-7-8-11-10',
      '6-7-9-8-10',
    ]);
    expect(all[120]).toBe('7-6-8-9-10');
    expect(all[240]).toBe('8-6-7-9-10');
    expect(all.at(-1)).toBe('11-10-9-8-7');
  });

  it('heterogeneous bracket with two MDPs and nine residents: 72, from 3-4 to 11-10', () => {
    const all = [...transpositions(range(3, 11), 2)].map((order) => order.slice(0, 2).join('-'));
    expect(all).toHaveLength(72);
    expect(all.slice(0, 11).join(' ')).toBe('3-4 3-5 3-6 3-7 3-8 3-9 3-10 3-11 4-3 4-5 4-6');
    expect(all.at(-1)).toBe('11-10');
  });
});
