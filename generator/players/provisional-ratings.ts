import type { Entrant } from './players.js';

/**
 * The entrants of an event in which everybody must have a rating: who has none gets the lowest of the others for a
 * provisional one, which leaves the ranking as it is.
 */
export function withProvisionalRatings(entrants: readonly Entrant[]): Entrant[] {
  const ratings = entrants.flatMap(({ rating }) => ((rating ?? 0) > 0 ? [rating ?? 0] : []));
  const provisional = ratings.length === 0 ? NOBODY_RATED : Math.min(...ratings);
  return entrants.map((entrant) =>
    (entrant.rating ?? 0) > 0 ? entrant : { ...entrant, rating: provisional },
  );
}

const NOBODY_RATED = 1400;
