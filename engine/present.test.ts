import { expect, it } from 'vitest';
import { present } from './present.js';

it('values that are undefined are left out, all others stay', () => {
  const values = present({ a: 1, b: undefined, c: null, d: 0, e: '', f: false });
  expect(Object.entries(values)).toEqual([
    ['a', 1],
    ['c', null],
    ['d', 0],
    ['e', ''],
    ['f', false],
  ]);
});
