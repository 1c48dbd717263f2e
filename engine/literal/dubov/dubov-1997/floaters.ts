import { smallestBy } from '../../enumerate.js';
import { dueColumns } from './columns.js';
import type { DubovPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './limitations.js';

/** 8.2, DA22: the pairs of those who have come from above with players of the score group, as far as they find some. */
export function pairFloaters(
  position: RoundPosition,
  floaters: readonly DubovPlayer[],
  residents: readonly DubovPlayer[],
): Pair[] {
  const pairs: Pair[] = [];
  for (const floater of inOrderOfPairing(floaters)) {
    const possible = residents.filter(
      (player) => position.mayMeet(floater, player) && !pairs.flat().includes(player),
    );
    const [opponent] = smallestBy(possible, (player) => valuesOf(position, floater, player));
    if (possible.length > 0) pairs.push([floater, opponent]);
  }
  return pairs;
}

/** 8.1, DA14: white, black, white and so on, and the rest of a column when the other is at its end. */
function inOrderOfPairing(floaters: readonly DubovPlayer[]): DubovPlayer[] {
  const { white, black } = dueColumns(floaters);
  return floaters.flatMap((_, row) => [...white.slice(row, row + 1), ...black.slice(row, row + 1)]);
}

/** 8.2: the opposite due colour if possible (DA13), the highest R, the lowest ARO; DA15: the first by name. */
function valuesOf({ form }: RoundPosition, floater: DubovPlayer, player: DubovPlayer): number[] {
  const { rating, aro, alphabetical } = player;
  const isNotOpposite = form.without.has('8.2.colour') || isDueOpposite(floater, player) ? 0 : 1;
  if (form.otherwise.has('DA13')) return [-rating, isNotOpposite, aro, alphabetical]; // DA13
  return [isNotOpposite, -rating, aro, alphabetical];
}

/** DA4: nothing is opposite to no due colour. */
function isDueOpposite({ dueColour: one }: DubovPlayer, { dueColour: other }: DubovPlayer): boolean {
  return one !== null && other !== null && one !== other;
}
