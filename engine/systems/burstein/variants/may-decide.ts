import type { Rule } from '../../../rules/rule.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer, BursteinState } from '../player.js';

/** False where leaving out a rule cannot change a round: nothing in it is of its concern. */
export function mayDecide(edition: BursteinEdition, { id }: Rule, state: BursteinState): boolean {
  const { players } = state;
  const isOdd = players.length % 2 === 1;
  if (id === edition.byeRule.id) return isOdd && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (edition.ranking.some((rule) => rule.id === id)) return true;
  if (edition.byeCriteria.some((rule) => rule.id === id)) return isOdd;
  const absolute = edition.absoluteRules.find((rule) => rule.id === id);
  if (absolute !== undefined) return someTwo(players, (a, b) => absolute.forbids(state, a, b));
  return true;
}

function someTwo(
  players: readonly BursteinPlayer[],
  is: (a: BursteinPlayer, b: BursteinPlayer) => boolean,
): boolean {
  return players.some((a, index) => players.slice(index + 1).some((b) => is(a, b)));
}
