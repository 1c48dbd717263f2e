import type { ByeFirstEdition, ByePlayer } from './edition.js';

/** Which of two players receives the bye rather (3.1.3-3.1.5): negative when it is the first. */
export function compareByes<P extends ByePlayer>(
  { byeCriteria }: Pick<ByeFirstEdition<P>, 'byeCriteria'>,
  a: P,
  b: P,
): number {
  for (const { weight } of byeCriteria) {
    const order = weight(a) - weight(b);
    if (order !== 0) return order;
  }
  return 0;
}
