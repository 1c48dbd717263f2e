import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from '../../../checker/index.js';
import { editionById } from '../../../engine/index.js';
import { findRule, paragraphOf } from '../../rule-pages/index.js';
import { explain } from '../deviation/wording.js';

test.each([
  ['dubov-2026', '4.3', '3.2.3, 3.2.4.1'],
  ['dubov-2018', 'D.2', 'B.3, B.4'],
])('a bracket in which nobody has played: %s', (id, rule, articles) => {
  const file = new URL(`../../../corpus/rule-examples/${id}/${rule}.trf`, import.meta.url);
  const { rounds } = checkFile(readFileSync(file), rule);
  const [{ deviations }] = rounds;
  expect(deviations).toHaveLength(1);
  expect(explain(deviations[0], { edition: id, deviations })).toBe(
    `Bracket 0: all criteria are equal, but the rules come to another pairing first: 1 pair is within G1 (players 1, 2), the upper half, as nobody in the bracket has played; none is unavoidable [${articles}].`,
  );
  expect(paragraphOf(id, rule)).toContain('a bracket in which nobody has played is halved');
  for (const article of articles.split(', ')) expect(findRule(editionById(id)!, article)?.id).toBe(rule);
});

test('an article that a rule only speaks of has its page', () => {
  const edition = editionById('dubov-2026')!;
  for (const article of ['3.2.3', '3.2.4', '3.2.4.1', '3.2.4.2', '4.3'])
    expect(findRule(edition, article)?.id).toBe('4.3');
  expect(findRule(edition, '3.2.9')).toBeNull();
});
