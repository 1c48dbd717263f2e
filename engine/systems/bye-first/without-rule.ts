import type { Rule } from '../../rules/rule.js';
import type { ByeFirstEdition, ByePlayer } from './edition.js';

/**
 * An edition that lacks one of its absolute rules, criteria or colour rules.
 * @param fixed rules that cannot be left out.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function withoutRule<P extends ByePlayer, E extends WeakenedEdition<P>>(
  edition: E,
  rule: string,
  fixed: readonly (Rule | undefined)[],
): E {
  const { absoluteRules, byeCriteria, criteria, colourRules } = edition;
  const without = <R extends Rule>(rules: readonly R[]): R[] =>
    rules.filter((one) => one.id !== rule || fixed.includes(one));
  const lacking = {
    ...edition,
    absoluteRules: without(absoluteRules),
    byeCriteria: without(byeCriteria),
    criteria: without(criteria),
    colourRules: without(colourRules),
  };
  if (numberOf(lacking) === numberOf(edition))
    throw new RangeError(`${edition.id} has no rule ${rule} that could be left out`);
  return lacking;
}

type WeakenedEdition<P extends ByePlayer> = ByeFirstEdition<P> & {
  readonly id: string;
  readonly criteria: readonly Rule[];
};

function numberOf<P extends ByePlayer>(edition: WeakenedEdition<P>): number {
  const { absoluteRules, byeCriteria, criteria, colourRules } = edition;
  return absoluteRules.length + byeCriteria.length + criteria.length + colourRules.length;
}
