import { describe, expect, it } from 'vitest';
import { subsets } from './subsets.js';

describe('sets of pairable MDPs (2026 4.4.2; plain lexicographic order)', () => {
  it.each([
    [4, '1-2-3-4 1-2-3-5 1-2-4-5 1-3-4-5 2-3-4-5'],
    [2, '1-2 1-3 1-4 1-5 2-3 2-4 2-5 3-4 3-5 4-5'],
    [1, '1 2 3 4 5'],
  ])('%i of five', (count, sets) => {
    expect([...subsets([1, 2, 3, 4, 5], count)].map((set) => set.join('-')).join(' ')).toBe(sets);
  });
});
