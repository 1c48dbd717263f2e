import type { PlainRound } from './reading.js';

/**
 * The published pairs of a round, as players.
 * @throws RangeError when nobody of the round has one of the numbers.
 */
export function publishedPairs<P extends { readonly id: number }>(
  players: readonly P[],
  { pairs }: PlainRound,
): (readonly [P, P])[] {
  return pairs.map(([one, other]) => [playerWith(players, one), playerWith(players, other)]);
}

/** @throws RangeError when nobody of the round has the number. */
export function playerWith<P extends { readonly id: number }>(players: readonly P[], id: number | null): P {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`nobody of the round has the number ${id ?? 'none'}`);
  return found;
}
