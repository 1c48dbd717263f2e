import type { Edition, Rule, RuleLevel } from '../../engine/index.js';
import { ruleSections } from '../rules-text.js';

/** What kind of rule it is, and its place among those of its kind: "quality criterion, 7th of 16". */
export function kindWords(edition: Pick<Edition, 'rules'>, rule: Rule): string {
  const section = ruleSections(edition).find(({ level }) => level === rule.level);
  const rules = section?.rules ?? [];
  const place = rules.findIndex(({ id }) => id === rule.id);
  const isRanked = RANKED.includes(rule.level) && place >= 0;
  return isRanked ? `${KINDS[rule.level]}, ${ordinal(place + 1)} of ${rules.length}` : KINDS[rule.level];
}

const KINDS: Readonly<Record<RuleLevel, string>> = {
  absolute: 'absolute rule, never broken',
  completion: 'completion of the round',
  quality: 'quality criterion',
  order: 'order of equally good candidates',
  colour: 'colour rule',
  'board-order': 'order of the boards',
};

/** Levels whose rules are applied one after the other. */
const RANKED: readonly RuleLevel[] = ['quality', 'colour'];

function ordinal(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}
