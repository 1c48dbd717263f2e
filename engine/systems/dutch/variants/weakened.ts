import type { DutchEdition } from '../edition.js';

/**
 * An edition that lacks one rule: to see whether the rule decides a round (without it the round is paired otherwise),
 * and to make programs with a planted error. The completion of the round cannot be left out, nor the last colour
 * rule, without which some would have no colour.
 * @param rule the name of an absolute rule, of the rule on who may have the bye, of a criterion, or the article of a
 * colour rule.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: DutchEdition, rule: string): DutchEdition {
  if (edition.colourRules.at(-1)?.article === rule)
    throw new RangeError(`${edition.id} gives nobody a colour without ${rule}`);
  const weakened: DutchEdition = {
    ...edition,
    absoluteRules: edition.absoluteRules.filter(({ id }) => id !== rule),
    criteria: edition.criteria.filter(({ id }) => id !== rule),
    colourRules: edition.colourRules.filter(({ article }) => article !== rule),
    byeScoreRule: edition.byeScoreRule?.id === rule ? null : edition.byeScoreRule,
    barsBye: (...round) => edition.byeRule.id !== rule && edition.barsBye(...round),
  };
  const left = weakened.absoluteRules.length + weakened.criteria.length + weakened.colourRules.length;
  const whole = edition.absoluteRules.length + edition.criteria.length + edition.colourRules.length;
  const changed = left < whole || edition.byeRule.id === rule || edition.byeScoreRule?.id === rule;
  if (!changed) throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return weakened;
}
