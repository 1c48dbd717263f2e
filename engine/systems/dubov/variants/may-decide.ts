import type { Rule } from '../../../rules/rule.js';
import { absoluteMayDecide, someTwo } from '../../bye-first/may-decide.js';
import { criteriaOf } from '../criteria.js';
import type { DubovEdition } from '../edition.js';
import type { DubovState } from '../player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: DubovEdition, rule: Rule, state: DubovState): boolean {
  const absolute = absoluteMayDecide(edition, rule, state);
  if (absolute !== null) return absolute;
  const { players } = state;
  if (!edition.criteria.some(({ id }) => id === rule.id)) return true;
  const criterion = criteriaOf(edition, state).find(({ id }) => id === rule.id);
  if (criterion === undefined) return false;
  return someTwo(players, (a, b) => criterion.pair(a, b) !== null || (criterion.upfloater(b, a) ?? 0) !== 0);
}
