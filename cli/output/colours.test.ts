import { expect, test } from 'vitest';
import { wantsColours } from '../io.js';

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, false],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: 'false' }, false],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('terminal %s, %j: %s', (isTerminal, env, expected) => {
  expect(wantsColours(isTerminal, env)).toBe(expected);
});
