import type { Place } from '../../../candidate.js';

/** True when all players can be paired with one another; every opponent of the first is tried. */
export function canAllBePaired(places: readonly Place[], mayMeet: (a: Place, b: Place) => boolean): boolean {
  const [first, ...others] = places;
  if (first === undefined) return true;
  return others.some((other) => mayMeet(first, other) && canAllBePaired(without(others, other), mayMeet));
}

/** All choices of so many items, in the order of the list. */
export function* choices<T>(list: readonly T[], number: number): Generator<readonly T[]> {
  if (number === 0) yield [];
  else
    for (const [i, item] of list.entries())
      for (const rest of choices(list.slice(i + 1), number - 1)) yield [item, ...rest];
}

export function without<T>(list: readonly T[], ...items: readonly T[]): T[] {
  return list.filter((item) => !items.includes(item));
}
