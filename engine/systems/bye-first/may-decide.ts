import type { Rule } from '../../rules/rule.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/** Whether leaving out a rule on the bye or against a pair can change a round; null for any other rule. */
export function absoluteMayDecide<P extends ByePlayer>(
  edition: ByeFirstEdition<P>,
  { id }: Rule,
  state: StateOf<P>,
): boolean | null {
  const players: readonly P[] = state.players;
  const isOdd = players.length % 2 === 1;
  if (id === edition.byeRule.id) return isOdd && players.some(({ mayTakeBye }) => !mayTakeBye);
  if (edition.byeCriteria.some((rule) => rule.id === id)) return isOdd;
  const absolute = edition.absoluteRules.find((rule) => rule.id === id);
  return absolute === undefined ? null : someTwo(players, (a, b) => absolute.forbids(state, a, b));
}

/** @param is asked with the higher ranked first. */
export function someTwo<P>(players: readonly P[], is: (a: P, b: P) => boolean): boolean {
  return players.some((a, index) => players.slice(index + 1).some((b) => is(a, b)));
}
