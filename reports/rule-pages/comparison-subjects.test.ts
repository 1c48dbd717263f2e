import { expect, it, vi } from 'vitest';
import { editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import type { EditionWords, Named } from '../words/system-words.js';
import { compareEditions } from './comparison.js';

/* Two editions that divide the same matters among their rules differently. */
vi.mock(import('../words/words-of.js'), async (original) => ({
  ...(await original()),
  ruleWords: (edition, rule) => WORDS[edition]?.[rule] ?? null,
}));
const WORDS: Named<EditionWords> = {
  old: {
    B5: { subject: ['down', 'down again'], page: 'B5' },
    B6: { subject: 'up', page: 'B6' },
    P: { subject: 'order', page: 'in order' },
  },
  new: {
    C1: { subject: 'down', page: 'C1' },
    C2: { subject: 'down again', page: 'C2' },
    Q: { subject: 'order', page: 'in order' },
  },
};

function made(id: string, rules: readonly string[]): Edition {
  const rule = (name: string): Rule => ({
    ...{ id: name, article: name, title: `${id} ${name}` },
    ...{ level: 'quality', kind: 'quality' },
  });
  return { ...editions[0], id, rules: rules.map(rule) };
}

it('one rule can become several, and several one', () => {
  const [old, next] = [made('old', ['B5', 'B6', 'P', 'X']), made('new', ['Q', 'C1', 'C2', 'X'])];
  const listed = (from: Edition, to: Edition): string[] =>
    compareEditions(from, to).map((change) => {
      const [before, after] = [change.from, change.to].map((list) => list.map(({ id }) => id).join(', '));
      return `${change.subject}: ${before} ${change.kind} ${after}`;
    });
  expect(listed(old, next)).toEqual([
    'order: P renumbered Q',
    'down+down again: B5 changed C1, C2',
    // Without subjects: by the same name; the titles differ.
    'X: X changed X',
    'up: B6 gone ',
  ]);
  expect(listed(next, old)).toEqual([
    'down+down again: C1, C2 changed B5',
    'up:  new B6',
    'order: Q renumbered P',
    'X: X changed X',
  ]);
});
