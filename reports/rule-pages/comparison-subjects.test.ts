import { expect, it, vi } from 'vitest';
import { editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { compareEditions } from './comparison.js';

/* Two editions that divide the same matters among their rules differently. */
vi.mock('../words/rule-words-of.js', () => ({
  ruleWordsOf: () => ({
    gists: {},
    subjects: {
      old: { B5: ['down', 'down again'], B6: 'up', P: 'order' },
      new: { C1: 'down', C2: 'down again', Q: 'order' },
    },
    pages: { old: { P: 'in order' }, new: { Q: 'in order' } },
  }),
}));

function made(id: string, rules: readonly string[]): Edition {
  const rule = (name: string): Rule => ({
    ...{ id: name, article: name, title: `${id} ${name}` },
    ...{ level: 'quality', kind: 'quality' },
  });
  return { ...editions[0], id, rules: rules.map(rule) };
}

it('one rule can become several, and several one', () => {
  const [old, next] = [made('old', ['B5', 'B6', 'P', 'X']), made('new', ['Q', 'C1', 'C2', 'X'])];
  const told = (from: Edition, to: Edition): string[] =>
    compareEditions(from, to).map((change) => {
      const [before, after] = [change.from, change.to].map((list) => list.map(({ id }) => id).join(', '));
      return `${change.subject}: ${before} ${change.kind} ${after}`;
    });
  expect(told(old, next)).toEqual([
    'order: P renumbered Q',
    'down+down again: B5 changed C1, C2',
    // Without subjects: by the same name; the titles differ.
    'X: X changed X',
    'up: B6 gone ',
  ]);
  expect(told(next, old)).toEqual([
    'down+down again: C1, C2 changed B5',
    'up:  new B6',
    'order: Q renumbered P',
    'X: X changed X',
  ]);
});
