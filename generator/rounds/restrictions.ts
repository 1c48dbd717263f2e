import type { ForbiddenGroup } from '../../engine/index.js';
import type { Random } from '../random.js';

/** Different random pairs of players who may not meet in any round. */
export function drawForbiddenPairs(random: Random, players: number, wanted: number): ForbiddenGroup[] {
  // More might leave some tournament without a first round.
  const count = Math.min(wanted, Math.floor((players - 2) / 2));
  const pairs = new Map<string, ForbiddenGroup>();
  while (pairs.size < count) {
    const one = random.integer(1, players);
    const other = random.integer(1, players);
    if (one === other) continue;
    const ids = [Math.min(one, other), Math.max(one, other)];
    pairs.set(ids.join(), { first: 1, last: WITHOUT_END, ids });
  }
  return [...pairs.values()];
}

/** The last round that a restriction of the whole event has after it was read from a file. */
const WITHOUT_END = 9999;
