import type { NormGame } from './games.js';

/** 1.4.6d: what an unrated opponent counts whose rating is not raised. */
const UNRATED = 1400;

/** The percentage of a score as a whole number, 0.5 % rounded up (1.4.9). The score is in half points. */
export function percentageOf(halfPoints: number, games: number): number {
  return games === 0 ? 0 : Math.floor((100 * halfPoints + games) / (2 * games));
}

/** dp for a percentage (1.4.9): the table tells it from 50 to 100, below it is the same with the other sign. */
export function ratingDifference(percentage: number): number {
  return percentage >= 50 ? DP_FROM_50[percentage - 50] : -DP_FROM_50[50 - percentage];
}

/** Average rating of the opponents (1.4.7), and who of them was raised to the floor for it (1.4.6). */
export interface Average {
  readonly value: number;
  /** Starting number of the lowest rated opponent, where that is below the floor. */
  readonly raised: number | null;
}

/** Null where a rating is not known. */
export function averageOf(games: readonly NormGame[], floor: number): Average | null {
  let sum = 0;
  let lowest = floor;
  let raised: number | null = null;
  for (const { opponent } of games) {
    if (opponent.rating === null) return null;
    const rating = countedRating(opponent.rating);
    sum += rating;
    if (rating < lowest) {
      lowest = rating;
      raised = opponent.id;
    }
  }
  const total = sum + (floor - lowest);
  const value = games.length === 0 ? 0 : Math.floor((2 * total + games.length) / (2 * games.length));
  return { value, raised };
}

/** The rating of an opponent before any is raised (1.4.6d). */
export function countedRating(rating: number): number {
  return rating > 0 ? rating : UNRATED;
}

const DP_FROM_50: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
];
