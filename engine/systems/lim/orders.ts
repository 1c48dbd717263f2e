import type { Place } from '../interface/candidate.js';
import type { LimBoard } from './board.js';
import type { PairingDirection } from './group.js';

/** Orders that the text defines; which player of an order is taken is for the walks to decide. */
export interface Orders {
  /** From the highest numbered, number 1, when pairing downward; from the lowest numbered upwards (3.8, 4.1). */
  byNumber(places: readonly Place[], direction: PairingDirection): Place[];
  /** Floaters in the order in which they are paired: those from above first, then those from below (3.6, 3.7). */
  byTurn(floaters: readonly Place[]): Place[];
  /** Negative where the first floater is paired before the second one. */
  compareTurns(a: Place, b: Place): number;
}

export function ordersOf({ player, edition, median }: LimBoard): Orders {
  const number = (place: Place): number => player(place).order;
  const score = (place: Place): number => (edition.floaterTurns === 'by number' ? 0 : player(place).score);
  const isFromAbove = (place: Place): boolean => player(place).score > median;
  const compareTurns = (a: Place, b: Place): number => {
    if (isFromAbove(a) !== isFromAbove(b)) return isFromAbove(a) ? -1 : 1;
    const order = score(b) - score(a) || number(a) - number(b);
    return isFromAbove(a) ? order : -order;
  };
  return {
    byNumber: (places, direction) =>
      [...places].sort((a, b) => (direction === 'down' ? number(a) - number(b) : number(b) - number(a))),
    byTurn: (floaters) => [...floaters].sort(compareTurns),
    compareTurns,
  };
}

/**
 * 4.2, 4.3: whom the first of a list tries as opponents: the one proposed, the rest of the other half away from him,
 * then his own half back towards him. The others are proposed afresh each time.
 */
export function triesOf<T>(list: readonly T[]): T[] {
  const half = list.length / 2;
  return [...list.slice(half), ...list.slice(1, half).reverse()];
}
