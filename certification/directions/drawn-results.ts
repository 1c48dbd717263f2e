import type { Tournament } from '../../corpus/index.js';
import { drawResult } from '../../generator/rounds/games.js';
import { UNRATED_STRENGTH } from '../../generator/index.js';
import type { Random, resolveConfig } from '../../generator/index.js';

type Results = ReturnType<typeof drawResult>;

/** Draws the results of games between the players of an event, by their ratings and a rate of forfeits drawn for it. */
export function drawnResults(
  { players }: Tournament,
  { rates }: ReturnType<typeof resolveConfig>,
  random: Random,
): (white: number, black: number) => Results {
  const forfeits = random.realOf(rates.forfeit);
  const ratings = new Map(players.map(({ id, rating }) => [id, rating ?? UNRATED_STRENGTH]));
  const ratingOf = (id: number): number => ratings.get(id) ?? UNRATED_STRENGTH;
  return (white, black) => drawResult(random, ratingOf(white), ratingOf(black), forfeits);
}
