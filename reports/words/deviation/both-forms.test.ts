import { describe, expect, test } from 'vitest';
import { editions } from '../../../engine/index.js';
import { samples } from '../../testing/rule-samples.js';
import { explainBriefly } from './short-wording.js';
import { explain } from './wording.js';

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test.each(edition.rules.map((rule) => [rule.id, rule] as const))('%s has both forms', (_id, rule) => {
    for (const found of samples(rule, edition)) {
      const context = { edition: id, deviations: [found] };
      const [long, short] = [explain(found, context), explainBriefly(found, context)];
      for (const text of [long, short]) {
        expect(text).toContain(rule.article);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)|: ,/);
        // A rule without words of its own would be told by its title.
        expect(text).not.toContain(`: ${rule.title}`);
      }
      expect(long).toContain('Bracket 12.5: ');
      expect(short).toMatch(/ \(bracket 12\.5\)$/);
      const name = rule.id === rule.article ? rule.id : `${rule.id} (${rule.article})`;
      expect(short.startsWith(`${name}: `), short).toBe(true);
      expect(short.length, short).toBeLessThanOrEqual(100);
    }
  });
});
