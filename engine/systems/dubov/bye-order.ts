import type { DubovEdition } from './edition.js';
import type { DubovPlayer } from './player.js';

/** Which of two players receives the bye rather (3.1.3-3.1.5): negative when it is the first. */
export function compareByes(
  { byeCriteria }: Pick<DubovEdition, 'byeCriteria'>,
  a: DubovPlayer,
  b: DubovPlayer,
): number {
  for (const { weight } of byeCriteria) {
    const order = weight(a) - weight(b);
    if (order !== 0) return order;
  }
  return 0;
}
