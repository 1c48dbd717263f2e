import { expect, it } from 'vitest';
import { wrapped } from './wrapped.js';

it('breaks a text at spaces, keeps those before it, and indents what follows', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('  one two three', 7, '    ')).toEqual(['  one', '    two', '    three']);
  expect(wrapped('a  b', 10)).toEqual(['a  b']);
  expect(wrapped('unbreakable word', 5)).toEqual(['unbreakable', 'word']);
  expect(wrapped('', 5)).toEqual(['']);
});
