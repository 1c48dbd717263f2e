/** All ways to take so many of a list, each in the list's order, in lexicographic order. */
export function* subsets<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let first = 0; first + size <= items.length; first++)
      for (const others of subsets(items.slice(first + 1), size - 1)) yield [items[first], ...others];
}

/** All ways to pair everybody of a list, each pair in the list's order; none for an odd number. */
export function* pairings<T>(
  items: readonly T[],
  mayMeet: (one: T, other: T) => boolean,
): Generator<(readonly [T, T])[]> {
  const [first, ...others] = items;
  if (items.length === 0) yield [];
  for (const [index, other] of others.entries())
    if (mayMeet(first, other))
      for (const pairs of pairings(others.toSpliced(index, 1), mayMeet)) yield [[first, other], ...pairs];
}

/** Whether everybody of a list can be paired. */
export function canAllBePaired<T>(items: readonly T[], mayMeet: (one: T, other: T) => boolean): boolean {
  return !pairings(items, mayMeet).next().done;
}

/** Lists compared number by number; of two of which one begins the other the shorter comes first. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, i) => number !== b[i]);
  if (index < 0) return a.length - b.length;
  return index < b.length ? a[index] - b[index] : 1;
}

/** Those of a list with the smallest value. */
export function smallestBy<T>(items: Iterable<T>, valueOf: (item: T) => readonly number[]): T[] {
  let best: { value: readonly number[]; items: T[] } | null = null;
  for (const item of items) {
    const value = valueOf(item);
    const order = best === null ? -1 : compareLists(value, best.value);
    if (best === null || order < 0) best = { value, items: [item] };
    else if (order === 0) best.items.push(item);
  }
  return best?.items ?? [];
}
