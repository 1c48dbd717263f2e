/**
 * All transpositions of S2 (2017 D.1, 2026 4.2), by the lexicographic value of their first `count` BSNs; the rest keeps
 * its order.
 * @param mayStand tells whether a player of S2 may come opposite the player of S1 in this place; no order that puts
 * somebody where that is false is come to.
 */
export function* transpositions<T>(
  s2: readonly T[],
  count: number,
  mayStand: (item: T, place: number) => boolean = () => true,
): Generator<readonly T[]> {
  yield* ordersFrom(s2, 0, count, mayStand);
}

function* ordersFrom<T>(
  open: readonly T[],
  place: number,
  count: number,
  mayStand: (item: T, place: number) => boolean,
): Generator<readonly T[]> {
  if (place === count) {
    yield open;
    return;
  }
  for (const [i, item] of open.entries()) {
    if (!mayStand(item, place)) continue;
    const others = [...open.slice(0, i), ...open.slice(i + 1)];
    for (const tail of ordersFrom(others, place + 1, count, mayStand)) yield [item, ...tail];
  }
}
