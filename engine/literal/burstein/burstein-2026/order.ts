import { compareLists } from '../../enumerate.js';

/** Two pairings of a bracket by the BSNs of their opponents. */
interface Pairs<T> {
  readonly pairs: readonly (readonly [T, T])[];
}

/**
 * 4.3: which of two pairings precedes; negative for the first of them.
 * @param players of the bracket, in the order of their BSNs (4.1).
 */
export function compareOrder<T>(players: readonly T[], one: Pairs<T>, other: Pairs<T>): number {
  return compareLists(opponentsOf(players, other), opponentsOf(players, one));
}

/** The opponent's BSN of #1, of #2 and so on; 4.2: zero for who floats. */
function opponentsOf<T>(players: readonly T[], { pairs }: Pairs<T>): number[] {
  return players.map((player) => {
    const pair = pairs.find((members) => members.includes(player));
    const opponent = pair?.find((member) => member !== player);
    return opponent === undefined ? 0 : players.indexOf(opponent) + 1;
  });
}
