import type { Rule } from '../../../rules/rule.js';
import type { BursteinEdition } from '../edition.js';

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * seeding rounds stay as they are. The completion of the round, the number of pairs (which 3.2.1 asks for, too) and the
 * order of pairings cannot be left out, nor what always decides at last: the pairing number, and for the colours the
 * first step (of two without a game) and the last.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: BursteinEdition, rule: string): BursteinEdition {
  const { absoluteRules, byeCriteria, ranking, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id) return { ...edition, barsBye: () => false };
  const fixed: readonly (Rule | undefined)[] = [
    criteria.at(0),
    byeCriteria.at(-1),
    colourRules.at(0),
    colourRules.at(-1),
  ];
  const without = <R extends Rule>(rules: readonly R[]): R[] =>
    rules.filter((one) => one.id !== rule || fixed.includes(one));
  const weakened = {
    ...edition,
    absoluteRules: without(absoluteRules),
    byeCriteria: without(byeCriteria),
    ranking: without(ranking),
    criteria: without(criteria),
    colourRules: without(colourRules),
  };
  if (numberOf(weakened) === numberOf(edition))
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return weakened;
}

function numberOf({ absoluteRules, byeCriteria, criteria, colourRules }: BursteinEdition): number {
  return absoluteRules.length + byeCriteria.length + criteria.length + colourRules.length;
}
