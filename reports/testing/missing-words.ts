import { widestForm } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { rulesOf } from '../rule-pages/index.js';
import type { SystemWords } from '../words/system-words.js';
import { exampleOf } from './rule-samples.js';
import type { SystemNames } from './system-names.js';

/**
 * What a system leaves unsaid: rules without a page, criteria without words, and names that come up while rounds are
 * paired but have no words.
 */
export function missingWords(edition: Edition, names: SystemNames, words: SystemWords): string[] {
  const { rules, order, alterations, brackets, groups, seats, readings } = words;
  const without = (what: string, list: Iterable<string>, own: object | undefined): string[] =>
    [...list].filter((name) => !Object.hasOwn(own ?? {}, name)).map((name) => `${what} ${name}`);
  const said = Object.entries(rules[edition.id] ?? {});
  const having = (key: 'page' | 'sentence'): object =>
    Object.fromEntries(said.filter(([, own]) => own?.[key] !== undefined));
  const criterionNames = rulesOf(edition).filter((rule) => isValuedAlone(rule, edition));
  return [
    ...without('page', idsOf(rulesOf(edition)), having('page')),
    ...without('criterion', idsOf(criterionNames), having('sentence')),
    ...without('step of the order', names.orderSteps, order),
    ...without('alteration', names.alterations, alterations),
    ...without('kind of bracket', names.brackets, brackets),
    ...without('group', names.groups, groups),
    ...without('seat', names.seats, seats),
    ...without('reading', idsOf(widestForm(edition).otherReadings), readings),
  ];
}

/** The criterion on the following bracket, of several parts, and those on the bye have sentences of their own. */
function isValuedAlone(rule: Rule, edition: Edition): boolean {
  return rule.kind === 'quality' && exampleOf(rule, edition).published.parts.length === 1;
}

function idsOf(list: readonly { readonly id: string }[]): string[] {
  return list.map(({ id }) => id);
}
