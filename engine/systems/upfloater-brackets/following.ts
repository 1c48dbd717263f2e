import type { Tenths } from '../../model/event.js';
import type { Place } from '../interface/candidate.js';
import type { FollowingCriterion } from './criteria.js';
import type { MatchState } from './player.js';

/**
 * Score of the scoregroup that follows a bracket; null where none does.
 * @param score of the bracket.
 * @param below all who have fewer points and are not paired yet.
 */
export function followingScore(
  { follows }: Pick<FollowingCriterion, 'follows'>,
  { players }: MatchState,
  score: Tenths,
  below: readonly Place[],
): Tenths | null {
  const among = follows === 'in the standings' ? players : below.map((place) => players[place]);
  // From the top down.
  return among.find((player) => player.score < score)?.score ?? null;
}

/** Those left when a bracket is paired: the residents of the following scoregroup, and all others. */
export function dividedRest(
  { players }: MatchState,
  left: readonly Place[],
  following: Tenths | null,
): { readonly next: readonly Place[]; readonly others: readonly Place[] } {
  return {
    next: left.filter((place) => players[place].score === following),
    others: left.filter((place) => players[place].score !== following),
  };
}
