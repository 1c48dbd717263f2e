import { withoutRule } from '../../bye-first/without-rule.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer } from '../player.js';

/**
 * An edition that lacks one rule: to see whether the rule decides a round, and to make programs with a planted error. The
 * seeding rounds stay as they are. The completion of the round, the number of pairs (which 3.2.1 asks for, too) and the
 * order of pairings cannot be left out, nor what always decides at last: the pairing number, and for the colours the
 * first step (of two without a game) and the last.
 * @throws RangeError when the edition has no such rule that could be left out.
 */
export function editionWithout(edition: BursteinEdition, rule: string): BursteinEdition {
  const { byeCriteria, ranking, criteria, colourRules, byeRule } = edition;
  if (rule === byeRule.id) return { ...edition, barsBye: () => false };
  const last = byeCriteria.at(-1);
  const fixed = [criteria.at(0), last, colourRules.at(0), colourRules.at(-1)];
  const weakened = withoutRule<BursteinPlayer, BursteinEdition>(edition, rule, fixed);
  return { ...weakened, ranking: ranking.filter((one) => one.id !== rule || one === last) };
}
