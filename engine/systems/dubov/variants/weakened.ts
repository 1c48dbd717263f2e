import { withoutRule } from '../../bye-first/without-rule.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer } from '../player.js';

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * completion of the round, the number of upfloaters (which 3.2.1 asks for, too) and the orders cannot be left out, nor
 * the last rules on the bye and on colours, which always decide.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: DubovEdition, rule: string): DubovEdition {
  const { byeCriteria, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id) return { ...edition, barsBye: () => false };
  return withoutRule<DubovPlayer, DubovEdition>(edition, rule, [
    criteria.at(0),
    byeCriteria.at(-1),
    colourRules.at(-1),
  ]);
}
