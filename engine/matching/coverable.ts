import { Completion } from './completion.js';
import { numberRange } from './number-range.js';

/**
 * Whether a matching covers every vertex that must be covered: a search without weights, which costs little beside one
 * with them that ends in nothing.
 * @param typeOf size x size, -1 where two vertices may not be matched.
 * @param exposable 1 for vertices that need not be covered.
 */
export function isCoverable(size: number, typeOf: Int32Array, exposable: Uint8Array): boolean {
  // Those who may be left over are matched among themselves here, an odd one of them with a vertex more.
  const total = size + (size % 2);
  const adjacent = new Uint8Array(total * total);
  for (let u = 0; u < size; u++) {
    for (let v = 0; v < size; v++)
      if (typeOf[u * size + v] >= 0 || (u !== v && exposable[u] === 1 && exposable[v] === 1))
        adjacent[u * total + v] = 1;
    if (total > size && exposable[u] === 1) {
      adjacent[u * total + size] = 1;
      adjacent[size * total + u] = 1;
    }
  }
  return new Completion(total, adjacent).isPerfect(numberRange(0, total));
}
