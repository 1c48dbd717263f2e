import { Dose } from '../config/dose.js';
import type { RatingDistribution } from '../config/config.js';
import type { ResolvedConfig, ResolvedRatings } from '../config/resolve-config.js';
import type { Random } from '../random.js';

/** How many unrated players were asked for beyond the number of players. */
export function missingUnrated({ ratings, roster }: ResolvedConfig, count: number): number {
  const isListed = ratings.list.length > 0 || roster.length > 0;
  return isListed ? 0 : Math.max(0, (ratings.unrated.count?.min ?? 0) - count);
}

/** The ratings of so many players, in no particular order; null or 0 for those who have none. */
export function drawRatings(random: Random, config: ResolvedRatings, count: number): (number | null)[] {
  if (config.list.length > 0) return [...config.list];
  const { distribution } = config;
  const ratings: (number | null)[] =
    distribution === 'gaps'
      ? ratingsWithGaps(random, config, count)
      : Array.from({ length: count }, () => drawRating(random, config, distribution));
  const unrated = random.branch('unrated');
  // Files write a missing rating as blanks or as 0.
  const missing = unrated.pick([null, 0]);
  const dose = new Dose(unrated, config.unrated);
  for (const place of dose.pick(1, [...ratings.keys()], 0)) ratings[place] = missing;
  return ratings;
}

/** From the highest down; once the lowest is reached, all others have it. */
function ratingsWithGaps(random: Random, { lowest, highest, gap }: ResolvedRatings, count: number): number[] {
  const ratings: number[] = [];
  for (let rating = highest; ratings.length < count; rating -= random.integerOf(gap))
    ratings.push(Math.max(lowest, rating));
  return ratings;
}

function drawRating(
  random: Random,
  { lowest, highest }: ResolvedRatings,
  distribution: Exclude<RatingDistribution, 'gaps'>,
): number {
  const width = highest - lowest;
  switch (distribution) {
    case 'uniform':
      return random.integer(lowest, highest);
    case 'low':
      return Math.min(random.integer(lowest, highest), random.integer(lowest, highest));
    case 'two-groups': {
      const quarter = Math.floor(width / 4);
      return random.integer(0, quarter) + (random.chance(0.5) ? lowest : highest - quarter);
    }
    case 'normal': {
      const rating = lowest + width / 2 + (random.normal() * width) / 6;
      return Math.round(Math.min(highest, Math.max(lowest, rating)));
    }
  }
}
