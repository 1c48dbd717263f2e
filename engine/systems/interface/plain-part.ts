import type { Measure, Place, ValuePart } from './system.js';

/** A value in which every number tells all that is compared. */
export function plainPart(
  measure: Measure,
  value: readonly number[] | null,
  players: readonly Place[],
): ValuePart {
  return { measure, value, weighed: value, players, barred: [], unpaired: [] };
}
