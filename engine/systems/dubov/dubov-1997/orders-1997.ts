import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { Place } from '../../interface/candidate.js';
import type { Board1997 } from './board-1997.js';
import type { Edition1997 } from './edition-1997.js';
import { compareAverages } from './player-1997.js';
import type { Player1997 } from './player-1997.js';

/** Tells which of two players comes first: negative for the first. */
export type Order = (a: Player1997, b: Player1997) => number;

/** The orders of the text, each for comparing players. */
export interface Orders1997 {
  /** Column of the whites: lowest ARO, then lowest R (6.2). */
  readonly white: Order;
  /** Column of the blacks: highest R, then highest ARO (6.2). */
  readonly black: Order;
  /** Highest R, then lowest ARO (7.1, 7.2, 8.2). */
  readonly highest: Order;
  /** Whites who change the column: lowest ARO, then highest R (7.3). */
  readonly leavingWhites: Order;
  /** Blacks who change the column: highest ARO, then lowest R (7.4). */
  readonly leavingBlacks: Order;
  /** Floaters among equals: lowest R, then highest ARO, the mirror of those who come up (6.4). */
  readonly floating: Order;
  /** Receivers of the bye: lowest R, then highest ARO (4). */
  readonly bye: Order;
}

export function orders1997({
  lastTieBreak,
  floatsFirst,
}: Pick<Edition1997, 'lastTieBreak' | 'floatsFirst'>): Orders1997 {
  const last: Order = lastTieBreak === 'name' ? byName : (a, b) => a.order - b.order;
  const first = FLOATS_FIRST[floatsFirst];
  return {
    white: inTurn(lowAverage, lowRating, last),
    black: inTurn(highRating, highAverage, last),
    highest: inTurn(highRating, lowAverage, last),
    leavingWhites: inTurn(lowAverage, highRating, last),
    leavingBlacks: inTurn(highAverage, lowRating, last),
    floating: inTurn(...first, (a, b) => last(b, a)),
    bye: inTurn(lowRating, highAverage, (a, b) => last(b, a)),
  };
}

/** Places of a round in an order. */
export function sorted(
  { player }: Pick<Board1997, 'player'>,
  places: readonly Place[],
  order: Order,
): Place[] {
  return [...places].sort((a, b) => order(player(a), player(b)));
}

/**
 * The colour that more of these players are due (4, 7.2); null where as many are due either.
 */
export function dominatingColour(
  { player }: Pick<Board1997, 'player'>,
  places: readonly Place[],
): Colour | null {
  const due = (colour: Colour): number => places.filter((place) => player(place).due === colour).length;
  const more = due('white') - due('black');
  return more === 0 ? null : more > 0 ? 'white' : 'black';
}

/** True when a player is due the colour that is not this one; nobody is where there is none. */
export function isDueAgainst({ due }: Player1997, colour: Colour | null): boolean {
  return colour !== null && due === opposite(colour);
}

/** 0 for who is due the other colour than this one, else 1. */
export function preferred(player: Player1997, against: Colour | null): number {
  return isDueAgainst(player, against) ? 0 : 1;
}

const lowRating: Order = (a, b) => a.rating - b.rating;
const highRating: Order = (a, b) => b.rating - a.rating;
const lowAverage: Order = (a, b) => compareAverages(a.aro, b.aro);
const highAverage: Order = (a, b) => compareAverages(b.aro, a.aro);

const FLOATS_FIRST: Readonly<Record<Edition1997['floatsFirst'], readonly Order[]>> = {
  'lowest R': [lowRating, highAverage],
  'highest R': [highRating, highAverage],
  'lowest ARO': [lowAverage, lowRating],
};

/** Alphabetically; equal names, or none, in the initial order. */
const byName: Order = (a, b) => {
  const [one, other] = [a, b].map(({ person }) => (person.name ?? '').toLowerCase());
  return one < other ? -1 : one > other ? 1 : a.order - b.order;
};

function inTurn(...orders: readonly Order[]): Order {
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}
