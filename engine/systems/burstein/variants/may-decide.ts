import type { Rule } from '../../../rules/rule.js';
import { absoluteMayDecide } from '../../bye-first/may-decide.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinState } from '../player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: BursteinEdition, rule: Rule, state: BursteinState): boolean {
  if (edition.ranking.some(({ id }) => id === rule.id)) return true;
  return absoluteMayDecide(edition, rule, state) ?? true;
}
