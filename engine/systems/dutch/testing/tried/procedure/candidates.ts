import { subsets } from '../../../../../order/subsets.js';
import { transpositions } from '../../../../../testing/transpositions.js';
import type { DutchPlayer } from '../../../player.js';
import { candidatesOfSets, homogeneous } from '../candidates.js';
import type { TriedCandidate } from '../candidates.js';
import { isHomogeneous, membersOf } from './bracket.js';
import type { ProcedureBracket } from './bracket.js';

/**
 * All candidates of a bracket with so many moved-down players against residents and so many pairs in all, in the orders of
 * D; the sets of D.3 regardless of scores.
 */
export function* candidates(bracket: ProcedureBracket, m1: number, pairs: number): Generator<TriedCandidate> {
  const { possible, mdps } = bracket;
  const mayMeet = (a: DutchPlayer, b: DutchPlayer): boolean => possible.mayMeet(a, b);
  if (!isHomogeneous(bracket)) {
    yield* candidatesOfSets(bracket, [...subsets(mdps, m1)], pairs, mayMeet);
    return;
  }
  for (const candidate of homogeneous(membersOf(bracket), pairs, mayMeet))
    yield { ...candidate, alterations: [[], [], ...candidate.alterations] };
}

/** All ways to pair so many moved-down players with residents: who is left of each. */
export function* acrossPairings(
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
  m1: number,
  mayMeet: (a: DutchPlayer, b: DutchPlayer) => boolean,
): Generator<readonly DutchPlayer[]> {
  for (const s1 of subsets(mdps, m1)) {
    const limbo = mdps.filter((mdp) => !s1.includes(mdp));
    for (const s2 of transpositions(residents, m1, (player, i) => mayMeet(s1[i], player)))
      yield [...limbo, ...s2.slice(m1)];
  }
}
