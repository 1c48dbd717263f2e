import { setsOfDownfloaters } from '../bracket.js';
import type { Bracket } from '../bracket.js';
import { byesAfter } from '../completion.js';
import type { DutchPlayer } from '../player.js';
import type { DutchRound } from '../round.js';

/**
 * C.5: the sets of downfloaters that leave the most pairs; all sets where it is left out.
 * @param mustAllowCompletion only sets that allow the round to be completed (C.4).
 */
export function setsComplyingWithC5(
  bracket: Bracket,
  round: DutchRound,
  mustAllowCompletion: boolean,
): DutchPlayer[][] {
  const sets: DutchPlayer[][] = [];
  for (const set of setsOfDownfloaters(bracket, round.mayMeet)) {
    if (sets.length > 0 && set.length > sets[0].length && !round.form.without.has('C5')) break;
    if (!mustAllowCompletion || allowsCompletion(set, bracket, round)) sets.push(set);
  }
  return sets;
}

/** A.9: whether downfloaters, together with all the remaining players, allow the completion of the round-pairing. */
export function allowsCompletion(
  downfloaters: readonly DutchPlayer[],
  bracket: Bracket,
  round: DutchRound,
): boolean {
  return byesAfter(downfloaters, bracket, round).length > 0;
}
