import type { Rule } from '../../../rules/rule.js';
import { absoluteMayDecide, someTwo } from '../../bye-first/may-decide.js';
import { criteriaOf } from '../criteria.js';
import type { BracketEdition } from '../edition.js';
import type { MatchState } from '../player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: BracketEdition, rule: Rule, state: MatchState): boolean {
  const absolute = absoluteMayDecide(edition, rule, state);
  if (absolute !== null) return absolute;
  const { players } = state;
  if (!edition.criteria.some(({ id }) => id === rule.id)) return true;
  const criterion = criteriaOf(edition, state).find(({ id }) => id === rule.id);
  if (criterion === undefined) return false;
  if (criterion.of === 'pairs') return someTwo(players, (a, b) => criterion.counts(a, b));
  const hasScores = players.some(({ score }) => score !== players[0].score);
  if (criterion.of === 'following bracket') return hasScores;
  return hasScores && someTwo(players, (a, b) => (criterion.upfloater(b, a) ?? 0) !== 0);
}
