import type { Allocation, Pair, RoundState, Player, Rule } from '../../engine/index.js';

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

/** A player whose number for the parity of the last colour rule is not the starting number. */
export interface ParityNumber {
  /** Starting number. */
  readonly player: number;
  readonly countsAs: number;
  /** Starting numbers of those before the player who have no number yet, not having taken part in any round. */
  readonly notYet: readonly number[];
}

/** Those among the higher ranked players of some pairs of whom that must be said, where the rule reads the parity. */
export function parityNumbers(
  { readsParity }: Rule,
  higher: readonly Player[],
  { round, unnumbered }: RoundState,
): ParityNumber[] {
  if (readsParity === undefined || (readsParity === 'in round 1' && round > 1)) return [];
  return higher
    .filter(({ id, parityNumber }) => parityNumber !== id)
    .map(({ id, order, parityNumber }) => ({
      player: id,
      countsAs: parityNumber,
      notYet: unnumbered.filter((other) => other.order < order).map((other) => other.id),
    }));
}
