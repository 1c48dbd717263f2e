import type { Pair, Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import type { GroupPairing } from '../group.js';
import type { PairedGroup } from '../walk.js';
import type { LimPosition } from '../position.js';

/** What has been cracked for the median group: by group, and who waits for it now. */
export interface Cracked {
  readonly position: LimPosition;
  readonly byGroup: readonly (readonly Pair[])[];
}

/**
 * 2.6: cracks the next pairing of one side or the other until the median group can be paired.
 * @param position with nothing but the median group to be paired.
 * @param leftOver how many players of the median group cannot be paired in it.
 * @returns null when nothing is left to crack.
 */
export function crackFor(
  board: LimBoard,
  paired: readonly PairedGroup[],
  position: LimPosition,
  leftOver: (position: LimPosition) => number,
): Cracked | null {
  const byGroup = paired.map((): Pair[] => []);
  // The pairs of the groups are only made where some have to be cracked.
  let left = leftOver(position);
  if (left === 0) return { position, byGroup };
  const above = queueOf(board, paired, 'down');
  const below = queueOf(board, paired, 'up');
  let { fromAbove, fromBelow } = position;
  for (;;) {
    const wantsBelow = fromAbove.length > fromBelow.length;
    const side = (wantsBelow ? below.length > 0 : above.length === 0) ? below : above;
    const next = side.shift();
    if (next === undefined) return null;
    byGroup[next.index].push(next.pair);
    if (side === above) fromAbove = [...fromAbove, ...next.pair];
    else fromBelow = [...fromBelow, ...next.pair];
    // Two more players leave at most two fewer over.
    left -= 2;
    if (left > 0) continue;
    const now: LimPosition = { ...position, fromAbove, fromBelow };
    left = leftOver(now);
    if (left === 0) return { position: now, byGroup };
  }
}

/** The pairings of a side, from the group nearest to the median. */
function queueOf(
  { edition }: LimBoard,
  paired: readonly PairedGroup[],
  kind: 'down' | 'up',
): { readonly index: number; readonly pair: Pair }[] {
  return [...paired.entries()]
    .filter(([, { group }]) => group.kind === kind)
    .reverse()
    .flatMap(([index, { pairing }]) => {
      const made = pairsOf(pairing).map((pair) => ({ index, pair }));
      return edition.cracked === 'last made' ? made.reverse() : made;
    });
}

function pairsOf({ floaterPairs, pairs }: GroupPairing): (readonly [Place, Place])[] {
  return [...floaterPairs, ...pairs];
}
