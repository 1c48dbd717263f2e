import type { Rule } from '../../../rules/rule.js';
import { criteriaOf } from '../criteria.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: BracketEdition, { id }: Rule, state: MatchState): boolean {
  const { players } = state;
  const isOdd = players.length % 2 === 1;
  if (id === edition.byeRule.id) return isOdd && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (edition.byeCriteria.some((rule) => rule.id === id)) return isOdd;
  const absolute = edition.absoluteRules.find((rule) => rule.id === id);
  if (absolute !== undefined) return someTwo(players, (a, b) => absolute.forbids(state, a, b));
  if (!edition.criteria.some((rule) => rule.id === id)) return true;
  const criterion = criteriaOf(edition, state).find((rule) => rule.id === id);
  if (criterion === undefined) return false;
  if (criterion.of === 'pairs') return someTwo(players, (a, b) => criterion.counts(a, b));
  const hasScores = players.some(({ score }) => score !== players[0].score);
  if (criterion.of === 'following bracket') return hasScores;
  return hasScores && someTwo(players, (a, b) => (criterion.upfloater(b, a) ?? 0) !== 0);
}

/** @param is asked with the higher ranked first. */
function someTwo(players: readonly MatchPlayer[], is: (a: MatchPlayer, b: MatchPlayer) => boolean): boolean {
  return players.some((a, index) => players.slice(index + 1).some((b) => is(a, b)));
}
