import { expect, it } from 'vitest';
import { shellWord } from './shell-word.js';

it.each([
  ['campaign/', 'campaign/'],
  ['my dir', '"my dir"'],
  ['a$b "c"', '"a\\$b \\"c\\""'],
  ['', '""'],
  ['{input}', '{input}'],
  ['--out={output}', '--out={output}'],
  ['{a,b}', '"{a,b}"'],
  ['C:\\Users\\me', 'C:\\Users\\me'],
  ['C:\\my dir\\', '"C:\\my dir\\\\"'],
  ['a\\$b', '"a\\\\\\$b"'],
  ['a`b;', '"a\\`b;"'],
])('%s is typed as %s', (word, typed) => {
  expect(shellWord(word)).toBe(typed);
});
