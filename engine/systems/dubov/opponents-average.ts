import type { Player, RoundState } from '../../model/player.js';

/** Ratings of those whom a player met over the board, one a game: their sum, and how many games there were. */
export interface OpponentsRatings {
  readonly sum: number;
  readonly games: number;
}

/** Only games played count (2026 1.7.1); who has no rating counts as 0. */
export function opponentsRatings({ past }: Pick<Player, 'past'>, { ratings }: RatedState): OpponentsRatings {
  let [sum, games] = [0, 0];
  for (const { opponent, isPlayed } of past) {
    if (opponent === null || !isPlayed) continue;
    sum += ratings.get(opponent) ?? 0;
    games += 1;
  }
  return { sum, games };
}

/** The average rounded to the nearest integer, a half upwards (2018 A.6, 2026 1.7.1); 0 without a game (1.7.3). */
export function roundedAverage({ sum, games }: OpponentsRatings): number {
  return games === 0 ? 0 : Math.floor((2 * sum + games) / (2 * games));
}

/** Compares two averages without rounding: negative when the first is lower. One without games is 0. */
export function compareAverages(a: OpponentsRatings, b: OpponentsRatings): number {
  return a.sum * Math.max(1, b.games) - b.sum * Math.max(1, a.games);
}

export type RatedState = Pick<RoundState, 'ratings'>;
