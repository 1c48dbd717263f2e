import type { Allocation, Pair, RoundState } from '../../engine/index.js';

/** Games with White minus games with Black, of a player of a pair in which the wider difference decides about the colours. */
export interface ColourDifference {
  /** Starting number. */
  readonly player: number;
  readonly difference: number;
}

/** Of both players of a pair, the one with the wider difference first; none where something else decides. */
export function decidingDifferences(
  { isByDifference }: Allocation,
  pair: Pair,
  { players }: RoundState,
): ColourDifference[] {
  if (isByDifference !== true) return [];
  return pair
    .map((place) => ({ player: players[place].id, difference: players[place].colourDifference }))
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}
