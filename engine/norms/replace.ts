import { exclusionOf } from './games.js';
import type { Candidate, HalfPoints } from './games.js';
import type { NormPlayer } from './people.js';

/**
 * The candidate with a game against another opponent in one round, and nothing else changed.
 * @param scoreless unrated players of a round robin who scored nothing in the other rounds: their game counts only if they
 *   score in it (1.4.2b), which is against a rated candidate only.
 */
export function withOpponent(
  candidate: Candidate,
  round: number,
  opponent: NormPlayer,
  halfPoints: HalfPoints,
  scoreless: ReadonlySet<number>,
): Candidate {
  const rest = withoutRound(candidate, round);
  const scoresHere = (candidate.player.rating ?? 0) > 0 && halfPoints < 2;
  const article = exclusionOf(opponent, scoresHere ? NOBODY : scoreless);
  if (article !== null)
    return { ...rest, excluded: [...rest.excluded, { round, opponent: opponent.id, article }] };
  const games = [...rest.games, { round, opponent, halfPoints }];
  return { ...rest, games: games.sort((a, b) => a.round - b.round) };
}

const NOBODY: ReadonlySet<number> = new Set();

/** The candidate with the pairing-allocated bye in one round, and nothing else changed. */
export function withBye(candidate: Candidate, round: number): Candidate {
  const rest = withoutRound(candidate, round);
  return { ...rest, freeRounds: [...rest.freeRounds, round] };
}

/** The candidate without whatever stood in one round. */
export function withoutRound(candidate: Candidate, round: number): Candidate {
  const isOther = (game: { readonly round: number }): boolean => game.round !== round;
  const { lastForfeit } = candidate;
  return {
    ...candidate,
    games: candidate.games.filter(isOther),
    excluded: candidate.excluded.filter(isOther),
    freeRounds: candidate.freeRounds.filter((other) => other !== round),
    lastForfeit: lastForfeit !== null && isOther(lastForfeit) ? lastForfeit : null,
  };
}
