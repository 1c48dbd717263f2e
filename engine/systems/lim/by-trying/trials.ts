import type { Place } from '../../candidate.js';
import { triesOf } from '../orders.js';

type Edge = (a: Place, b: Place) => boolean;

/** What can be found out about a few players by trying everything. */
export class Trials {
  private readonly known = new Map<number, number>();

  constructor(private readonly mayMeet: Edge) {}

  /** As many pairs as these players can make: the first stays alone, or meets one of the others. */
  most(places: readonly Place[]): number {
    const [first, ...others] = places;
    if (first === undefined) return 0;
    const key = places.reduce((sum, place) => sum + 2 ** place, 0);
    let most = this.known.get(key);
    if (most === undefined) {
      most = this.most(others);
      for (const other of others)
        if (this.mayMeet(first, other)) most = Math.max(most, 1 + this.most(without(others, other)));
      this.known.set(key, most);
    }
    return most;
  }

  canAllBePaired(places: readonly Place[]): boolean {
    return 2 * this.most(places) === places.length;
  }
}

/** All arrangements of a list in which everybody has a possible opponent, in the order of the tables of 4.2 and 4.3. */
export function* arrangements(
  list: readonly Place[],
  mayMeet: Edge,
): Generator<readonly (readonly [Place, Place])[]> {
  if (list.length === 0) yield [];
  const [one] = list;
  for (const other of triesOf(list)) {
    if (!mayMeet(one, other)) continue;
    for (const rest of arrangements(without(list, one, other), mayMeet)) yield [[one, other], ...rest];
  }
}

export function without(places: readonly Place[], ...others: readonly Place[]): Place[] {
  return places.filter((place) => !others.includes(place));
}
