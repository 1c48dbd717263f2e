import { canAllBePaired } from '../enumerate.js';
import type { RoundState } from '../../model/player.js';
import { isForbidden } from '../../model/player.js';
import type { Seen } from './player.js';

/** The absolute criteria of a round: [C1] to [C3] (2017 C.1 to C.3), and whom the organiser keeps apart. */
export interface AbsoluteCriteria {
  /** The first of them that a pair breaks; null: none. */
  against(one: Seen, other: Seen): string | null;
  mayMeet(one: Seen, other: Seen): boolean;
  mayTakeBye(player: Seen): boolean;
}

/** @param without criteria that are left out, by their names. */
export function absoluteCriteria(state: RoundState, without: ReadonlySet<string>): AbsoluteCriteria {
  const against = (one: Seen, other: Seen): string | null => {
    if (!without.has('C1') && one.met.has(other.id)) return 'C1';
    if (!without.has('C3') && mustHaveTheSameColour(one, other)) return 'C3';
    return !without.has('prohibited-pair') && isForbidden(state, one.id, other.id) ? 'prohibited-pair' : null;
  };
  return {
    against,
    mayMeet: (one, other) => against(one, other) === null,
    mayTakeBye: (player) => without.has('C2') || player.mayTakeBye,
  };
}

/** [C3]. */
function mustHaveTheSameColour(one: Seen, other: Seen): boolean {
  if (one.isTopscorer || other.isTopscorer) return false;
  const [own, theirs] = [one.preference, other.preference];
  return own?.strength === 'absolute' && theirs?.strength === 'absolute' && own.colour === theirs.colour;
}

/**
 * The scores of those who could get the pairing-allocated bye when all these players are paired with each other; null
 * stands for a complete pairing without a bye. Empty: they cannot all be paired.
 * @param apart players who do not meet each other: they have been MDPs, and go on as such (B6).
 */
export function possibleByes(
  players: readonly Seen[],
  apart: readonly Seen[],
  criteria: AbsoluteCriteria,
): (number | null)[] {
  const mayMeet = (one: Seen, other: Seen): boolean =>
    criteria.mayMeet(one, other) && !(apart.includes(one) && apart.includes(other));
  if (players.length % 2 === 0) return canAllBePaired(players, mayMeet) ? [null] : [];
  const scores = players
    .filter((player) => criteria.mayTakeBye(player))
    .filter((player) =>
      canAllBePaired(
        players.filter((other) => other !== player),
        mayMeet,
      ),
    )
    .map(({ score }) => score);
  return [...new Set(scores)];
}
