import type { Place } from '../../interface/candidate.js';
import type { Player1998 } from './player-1998.js';

/** Tells which of two players comes first: negative for the first. */
export type Order = (a: Player1998, b: Player1998) => number;

/** What 3.2 compares in turn; the initial order parts those whom it leaves equal. */
export const KEYS = ['sonnebornBerger', 'buchholz', 'median', 'rating'] as const;

export type Key = (typeof KEYS)[number];

/** The order of the players of a score group, the highest first (3.2). */
export const groupOrder: Order = orderBy(KEYS);

/** The receivers of the bye: the lowest first (4.2, 4.3). @param keys those that are looked at. */
export function byeOrder(keys: readonly Key[]): Order {
  const order = orderBy(keys);
  return (a, b) => order(b, a);
}

/** Places in an order. */
export function sorted(
  player: (place: Place) => Player1998,
  places: readonly Place[],
  order: Order = groupOrder,
): Place[] {
  return [...places].sort((a, b) => order(player(a), player(b)));
}

function orderBy(keys: readonly Key[]): Order {
  return (a, b) => {
    for (const key of keys) if (a[key] !== b[key]) return b[key] - a[key];
    return a.order - b.order;
  };
}
