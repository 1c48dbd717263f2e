import { expect, test } from 'vitest';
import { withoutAliases } from './aliases.js';

test.each([
  ['check --colors a.trf', 'check --colours a.trf'],
  ['check --first-color white', 'check --initial-color white'],
  ['check --first-colour white', 'check --initial-color white'],
  ['check --initial-colour=black', 'check --initial-color=black'],
  ['generate --first-colour white', 'generate --initial-color white'],
  ['-check a.fid', 'check a.fid'],
  // What stands behind -- is no option.
  ['check -- --colors', 'check -- --colors'],
  ['-- --colors', '-- --colors'],
  ['check --colors -- --colors', 'check --colours -- --colors'],
])('%s', (typed, meant) => {
  expect(withoutAliases(typed.split(' '))).toEqual(meant.split(' '));
});
