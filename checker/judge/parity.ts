import type { Player, RoundState, Rule } from '../../engine/index.js';

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
