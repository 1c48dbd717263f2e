import { expect, test } from 'vitest';
import { elsewhereLines } from './norm-event-words.js';

const ON = 'on other boards; the game of this player is by the rules.';

test.each<[readonly number[], readonly string[]]>([
  [[], []],
  [[3], [`Round 3 of this norm deviates ${ON}`]],
  [[3, 7], [`Rounds 3 and 7 of this norm deviate ${ON}`]],
  [[3, 4, 5], [`Rounds 3 to 5 of this norm deviate ${ON}`]],
  [[1, 4, 6], [`Rounds 1, 4 and 6 of this norm deviate ${ON}`]],
])('rounds of a norm that deviate on other boards: %j', (rounds, lines) => {
  expect(elsewhereLines(rounds)).toEqual(lines);
});
