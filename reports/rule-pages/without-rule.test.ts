import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pairRound, ruleNamed } from '../../engine/index.js';
import { momentIn } from './moment-in.js';
import { asPublished, roundWithout, editionWithout } from './without-rule.js';
import type { WithoutRule } from './without-rule.js';

/** What becomes of the wrong round of the example of a rule where that rule is left out. */
function without(edition: string, rule: string): WithoutRule {
  const file = new URL(`../../corpus/rule-examples/${edition}/${rule}.trf`, import.meta.url);
  const { state, published, ...moment } = momentIn(readFileSync(file), null, null);
  return roundWithout(ruleNamed(moment.edition, rule), moment.edition, state, published);
}

it.each([
  // The two who met are paired again where that is not forbidden.
  ['dutch-2026', 'C1', 'as-published'],
  ['dutch-2026', 'C12', 'same'],
  ['dutch-2026', 'transposition', 'never'],
  ['dutch-2026', '5.2.5', 'colours'],
])('%s, %s: %s', (edition, rule, kind) => {
  expect(without(edition, rule).kind).toBe(kind);
});

it('a round that comes out in a third way is held against the rules, and drawn', () => {
  const other = without('lim-2026', '5.2');
  if (other.kind !== 'otherwise') throw new Error(other.kind);
  expect(other.round.verdict).toBe('deviates');
  expect(other.round.picture?.brackets.some(({ deviation }) => deviation !== null)).toBe(true);
});

it('a pairing can stand in the place of a published round', () => {
  const file = new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url);
  const { state, edition, published } = momentIn(readFileSync(file), null, null);
  const paired = pairRound(state, edition);
  if (paired.kind !== 'paired') throw new Error(paired.kind);
  const { pairs, bye, participants, round } = asPublished(state, paired);
  const plain = (list: typeof pairs): string[] => list.map(({ white, black }) => `${white}-${black}`).sort();
  expect(plain(pairs)).toEqual(plain(published.pairs));
  expect([bye, participants, round]).toEqual([published.bye, published.participants, published.round]);
  expect(editionWithout(edition, 'C1')).toBe(editionWithout(edition, 'C1'));
});
