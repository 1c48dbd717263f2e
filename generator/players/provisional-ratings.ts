import { isRated, withProvisionalRating } from '../../engine/index.js';
import type { Entrant } from './players.js';

/**
 * The entrants of an event in which everybody must have a rating: who has none gets the lowest of the others for a
 * provisional one, which leaves the ranking as it is.
 */
export function withProvisionalRatings(entrants: readonly Entrant[]): Entrant[] {
  const ratings = entrants.filter(isRated).map(({ rating }) => rating ?? 0);
  return withProvisionalRating(entrants, ratings.length === 0 ? NOBODY_RATED : Math.min(...ratings));
}

const NOBODY_RATED = 1400;
