import { expect, test } from 'vitest';
import { criterionWords } from '../words-of.js';

test.each([
  ['dutch-2017', 'C12', 'players who floated down in the previous round do so again', 'players float down'],
  ['dutch-2017', 'C15', 'players who floated up two rounds before do so again', 'players float up'],
  ['dutch-2026', 'C14', 'resident players who floated down in the previous round', 'residents float down'],
  [
    'dutch-2026',
    'C17',
    'opponents of a moved-down player who floated up two rounds before',
    'MDP opponents float up',
  ],
])('%s %s of several players', (edition, rule, long, short) => {
  const words = criterionWords(edition, rule);
  if (words?.kind !== 'count') throw new Error('not a number of players');
  expect(words.long.many).toContain(long);
  expect(words.short.many).toContain(short);
});
