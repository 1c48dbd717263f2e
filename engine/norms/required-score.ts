import { leastScore } from './evaluate.js';
import type { Evaluation } from './evaluate.js';
import { NORMS } from './norms.js';
import type { NormTitle } from './norms.js';
import { percentageOf, ratingDifference } from './performance.js';

/**
 * Returns the lowest score, in half points, by which the games of a norm are a title performance: 35 % (1.4.8b) and the
 * performance rating of 1.4.8. Null if the average rating is unknown, or if no score is enough.
 */
export function requiredScore(
  { choice, average }: Pick<Evaluation, 'choice' | 'average'>,
  title: NormTitle,
): number | null {
  const norm = NORMS.find((one) => one.title === title);
  const games = choice.games.length;
  if (norm === undefined || average === null) return null;
  for (let halfPoints = leastScore(games); halfPoints <= 2 * games; halfPoints++)
    if (average + ratingDifference(percentageOf(halfPoints, games)) >= norm.leastPerformance)
      return halfPoints;
  return null;
}
