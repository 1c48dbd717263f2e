import type { TieBreakItem } from '../index.js';
import { plainCut } from './plain-encounters.js';
import { isGame, playerOf } from './plain-field.js';
import type { PlainField, PlainPlayer, PlainRound } from './plain-field.js';

/** Article 10: tie-breaks that are based on ratings. Null where no game was played over the board. */
export function plainRatingValue(field: PlainField, id: number, item: TieBreakItem): number | null {
  const { code } = item;
  const player = playerOf(field, id);
  const games = gamesOf(player);
  const averageOf = (valueOf: (opponent: number | null) => number | null): number | null => {
    const parts = games.map((game) => {
      const value = valueOf(game.opponent) ?? NaN;
      return { value, significance: value };
    });
    return roundedAverage(plainCut({ ...field, isRobin: true }, parts, item).map(({ value }) => value));
  };
  if (code === 'ARO') return averageOf((opponent) => ratingOf(field, opponent));
  if (code === 'TPR') return performanceOf(field, player);
  if (code === 'PTP') return perfectPerformanceOf(field, player);
  if (code === 'APRO') return averageOf((opponent) => performanceOf(field, playerOf(field, opponent)));
  if (code === 'APPO') return averageOf((opponent) => perfectPerformanceOf(field, playerOf(field, opponent)));
  return ratingOf(field, id);
}

/** 10.2 */
function performanceOf(field: PlainField, player: PlainPlayer): number | null {
  const games = gamesOf(player);
  const average = roundedAverage(games.map(({ opponent }) => ratingOf(field, opponent)));
  if (average === null) return null;
  // Halves of a point are whole numbers.
  const halves = games.reduce((sum, game) => sum + 2 * pointsIn(game), 0);
  const percentage = Math.floor((100 * halves + games.length) / (2 * games.length));
  const above = percentage < 50 ? 100 - percentage : percentage;
  const difference = DIFFERENCES[above - 50];
  return average + (percentage < 50 ? -difference : difference);
}

/** Every opponent's is asked for several times. */
const PERFECT = new WeakMap<PlainPlayer, number | null>();

function perfectPerformanceOf(field: PlainField, player: PlainPlayer): number | null {
  if (!PERFECT.has(player)) PERFECT.set(player, perfectPerformance(field, player));
  return PERFECT.get(player) ?? null;
}

/** 10.3, rating by rating from below. */
function perfectPerformance(field: PlainField, player: PlainPlayer): number | null {
  const games = gamesOf(player);
  if (games.length === 0) return null;
  const ratings = games.map(({ opponent }) => ratingOf(field, opponent));
  const points = games.reduce((sum, game) => sum + pointsIn(game), 0);
  let rating = Math.min(...ratings) - 800;
  if (points === 0) return rating;
  const expected = (own: number): number =>
    ratings.reduce((sum, opponent) => sum + hundredths(own - opponent), 0);
  while (expected(rating) < 100 * points) rating++;
  return rating;
}

function gamesOf({ rounds }: PlainPlayer): PlainRound[] {
  return rounds.filter((round) => isGame(round) && round.opponent !== null);
}

function ratingOf(field: PlainField, id: number | null): number {
  return playerOf(field, id).rating ?? field.unrated;
}

function pointsIn({ result }: PlainRound): number {
  return '1W'.includes(result) ? 1 : '=D?'.includes(result) ? 0.5 : 0;
}

function roundedAverage(list: readonly number[]): number | null {
  if (list.length === 0) return null;
  return Math.floor(list.reduce((sum, one) => sum + one, 0) / list.length + 0.5);
}

/** B.02, 8.1.2: the last difference of each scoring probability from .50 to .99. */
// prettier-ignore
const LAST_DIFFERENCES = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197, 206,
  215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
];

function hundredths(difference: number): number {
  const row = LAST_DIFFERENCES.findIndex((last) => Math.abs(difference) <= last);
  const higher = row < 0 ? 100 : 50 + row;
  return difference < 0 ? 100 - higher : higher;
}

/** B.02, 8.1.1, for 50 to 100 percent. */
// prettier-ignore
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211,
  220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];
