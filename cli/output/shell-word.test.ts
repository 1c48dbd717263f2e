import { expect, it } from 'vitest';
import { shellWord } from './shell-word.js';

it.each([
  ['campaign/', 'campaign/'],
  ['my dir', '"my dir"'],
  ['a$b "c"', '"a\\$b \\"c\\""'],
  ['', '""'],
])('%s is typed as %s', (word, typed) => {
  expect(shellWord(word)).toBe(typed);
});
