import type { EventPlayer } from '../model/event.js';
import { isPresent } from './field-exemption.js';
import type { NormPlayer } from './people.js';
import { countedRating } from './performance.js';

/** Whether a norm of an event is one that 1.5.6 asks for, as far as the file shows it. */
export type LargeSwiss = 'yes' | 'no' | 'unknown';

/**
 * Returns whether an individual Swiss has in every round at least 40 participants of average rating at least 2000 (1.5.6).
 * Only players who miss at most one round count; a pairing-allocated bye is no round missed.
 *
 * The article does not say what unrated participants count, nor whether all 40 must be there in every round. It is "yes" if
 * the requirement is met with 1400 for the unrated in every round, "no" if it is not met by the rated ones either.
 */
export function largeSwissOf(
  players: readonly EventPlayer[],
  people: ReadonlyMap<number, NormPlayer>,
  rounds: number,
): LargeSwiss {
  const steady = players.flatMap((player) => {
    const person = people.get(player.id);
    const presence = Array.from({ length: rounds }, (_, index) => isPresent(player, index + 1));
    return person === undefined || presence.filter((isThere) => !isThere).length > 1
      ? []
      : [{ rating: person.rating, presence }];
  });
  if (rounds === 0 || steady.length < LEAST_PLAYERS) return 'no';
  if (steady.some(({ rating }) => rating === null)) return 'unknown';
  const isEnough = presence().every(
    (there) => there.length >= LEAST_PLAYERS && average(there.map(countedRating)) >= LEAST_AVERAGE,
  );
  if (isEnough) return 'yes';
  const rated = steady.flatMap(({ rating }) => (rating === null || rating === 0 ? [] : [rating]));
  return average(rated) >= LEAST_AVERAGE ? 'unknown' : 'no';

  /** The ratings of those who are there, round by round. */
  function presence(): number[][] {
    return Array.from({ length: rounds }, (_, index) =>
      steady.flatMap((one) => (one.presence[index] ? [one.rating ?? 0] : [])),
    );
  }
}

const LEAST_PLAYERS = 40;
const LEAST_AVERAGE = 2000;

function average(ratings: readonly number[]): number {
  return ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
