import { expect, test } from 'vitest';
import { deviation, side } from '../../testing/deviations.js';
import { explainBriefly } from '../deviation/short-wording.js';
import { explain } from '../deviation/wording.js';
import { ruleWords } from '../words-of.js';

test('dutch-2012 C.12 of downfloaters who cannot be paired', () => {
  const flag = [{ measure: 'count', value: [1], players: [1] }] as const;
  const found = deviation({
    ...{ kind: 'quality', rule: 'C.12', article: 'C.12', players: [1] },
    published: side({ parts: flag, pairs: [[2, 5]], downfloaters: [1] }),
    reference: side({ parts: [{ ...flag[0], value: [] }], pairs: [[1, 2]], downfloaters: [5] }),
  });
  const report = { edition: 'dutch-2012', deviations: [found] };
  expect(explain(found, report)).toContain(
    'the downfloaters cannot all be paired in the following bracket (1); by the rules others of the same scores float down, who can be [C.12]',
  );
  expect(explainBriefly(found, report)).toContain('others are possible');
});

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
  const words = ruleWords(edition, rule)?.sentence;
  if (words?.kind !== 'count') throw new Error('not a number of players');
  expect(words.long.many).toContain(long);
  expect(words.short.many).toContain(short);
});
