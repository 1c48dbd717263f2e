import { expect, test } from 'vitest';
import { editions } from '../../engine/index.js';
import { rulesWithPages } from '../rule-pages/index.js';
import { paragraphOf, ruleInShort } from './rule-paragraph.js';

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'each rule of %s is said in two sentences, with which its paragraph begins',
  (id, edition) => {
    for (const rule of rulesWithPages(edition)) {
      const short = ruleInShort(id, rule.id);
      expect(short, rule.id).toMatch(/^[A-Z][^]*\.$/);
      expect(paragraphOf(id, rule.id)?.startsWith(short!), rule.id).toBe(true);
      expect(short!.length, rule.id).toBeLessThan(480);
    }
  },
);

test('a sentence ends where the next one begins, not at the point of an article', () => {
  expect(ruleInShort('dutch-1992', 'p')).toMatch(/ is lowered by one only when .*\(C14\)\. [A-Z]/);
  expect(ruleInShort('dubov-1997', '2.1.b')).toMatch(
    /^Two players meet at most once in a tournament \(C\.04\.1\.b\)\. /,
  );
});

test('what has no words has none: rules of round robins, unknown ones', () => {
  expect(ruleInShort('round-robin', 'BT1.game')).toBeNull();
  expect(ruleInShort('dutch-2026', 'C99')).toBeNull();
});
