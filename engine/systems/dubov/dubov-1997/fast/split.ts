import type { Colour } from '../../../../model/event.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1997 } from '../board-1997.js';
import { orders1997, sorted } from '../orders-1997.js';

/** By due colour; who has none joins the smaller column, the highest rated first. */
export function splitByColour(
  board: Board1997,
  group: readonly Place[],
): { whites: Place[]; blacks: Place[] } {
  const orders = orders1997(board.edition);
  const due = (colour: Colour | null): Place[] => group.filter((place) => board.player(place).due === colour);
  const [whites, blacks] = [due('white'), due('black')];
  for (const place of sorted(board, due(null), orders.highest))
    (whites.length <= blacks.length ? whites : blacks).push(place);
  return {
    whites: sorted(board, whites, orders.white),
    blacks: sorted(board, blacks, orders.black),
  };
}
