import type { PlayedEvent, PlayedGame } from '../played-event.js';

/** What is known of the rounds around a game that was not played. */
export interface Surroundings {
  /** Whether a player has a rest round there: to have no game in it says nothing. */
  readonly mayRest: (round: number, id: number) => boolean;
  /** Whether the round is in its place; another one says nothing. */
  readonly isInPlace: (round: number) => boolean;
}

/**
 * Whether a game that is not in the file of its round could not be played: one of the two has points for it, or has no
 * game in the round before or after either, or none in all later ones, like somebody who withdrew. A pair that is missing
 * alone is not.
 */
export function isAway(
  event: PlayedEvent,
  round: number,
  { white, black }: PlayedGame,
  { mayRest, isInPlace }: Surroundings,
): boolean {
  const { given } = event.rounds[round - 1];
  if (given.has(white) || given.has(black)) return true;
  const others = event.rounds.flatMap((_, index) => (isInPlace(index + 1) ? [index + 1] : []));
  const before = others.filter((one) => one < round).reverse();
  const after = others.filter((one) => one > round);
  const hasGame = (one: number, id: number): boolean =>
    event.rounds[one - 1].games.some((game) => game.white === id || game.black === id);
  const misses = (id: number, rounds: readonly number[]): boolean => {
    const next = rounds.find((one) => hasGame(one, id) || !mayRest(one, id));
    return next !== undefined && !hasGame(next, id);
  };
  const hasLeft = (id: number): boolean => !after.some((one) => hasGame(one, id));
  return [white, black].some((id) => misses(id, before) || misses(id, after) || hasLeft(id));
}
