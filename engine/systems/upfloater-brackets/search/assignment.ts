import type { Pair, Place } from '../../interface/candidate.js';
import type { Tops } from './tops.js';

/**
 * The first pairing of a bracket with these top members that is best on the criteria: from the first top member on, each
 * meets the bottom member with the smallest TPN that it can (3.6.2, 3.6.3).
 */
export function assignment(members: readonly Place[], { tops, equal }: Tops): Pair[] {
  const isTop = new Set(tops);
  const open = new Set([...members.keys()].filter((member) => !isTop.has(member)));
  return tops.map((top): Pair => {
    const bottom = equal.pair(
      top,
      [...open].filter((other) => other > top),
    );
    open.delete(bottom);
    const [a, b] = [members[top], members[bottom]];
    return a < b ? [a, b] : [b, a];
  });
}
