import type { Place } from '../../../candidate.js';
import type { Board1997 } from '../board-1997.js';
import type { Columns } from '../group-1997.js';
import { orders1997 } from '../orders-1997.js';
import type { Order } from '../orders-1997.js';
import { canAllBePaired, without } from './trials.js';

/** Chapters 7.3, 7.4, 6.2 and 6.3 for players who can all be paired, each thing tried in the order of the text. */
export function columnsOf(board: Board1997, group: readonly Place[]): Columns[] {
  const columns = arranged(board, group);
  const { whites, blacks } = columns;
  const meets = (column: readonly Place[]) => (place: Place) =>
    column.some((other) => board.mayMeet(place, other));
  let own: [Place, Place] | null = null;
  const lonely = (list: readonly Place[], others: readonly Place[]): Place | undefined =>
    list.find((place) => !meets(others)(place));
  const [white, black] = [lonely(whites, blacks), lonely(blacks, whites)];
  if (white !== undefined) own = inOwnColumn(board, group, whites, white);
  else if (black !== undefined) own = inOwnColumn(board, group, blacks, black);
  else {
    const byWhites = fillRows(board, whites, blacks);
    if (byWhites.rows !== null && whites.length === blacks.length)
      return [{ ...columns, own: null, rows: byWhites.rows }];
    const [column, deepest] =
      byWhites.rows === null ? [whites, byWhites.deepest] : [blacks, fillRows(board, blacks, whites).deepest];
    for (let row = deepest; own === null && row >= 0; row--)
      own = inOwnColumn(board, group, column, column[row]);
  }
  if (own === null) throw new Error('a group that can be paired has a row for which nobody is found');
  return [{ ...columns, own, rows: [] }, ...columnsOf(board, without(group, ...own))];
}

/** Whites and blacks by their due colours; then, one after the other, players change the column. */
function arranged(board: Board1997, group: readonly Place[]): Omit<Columns, 'own' | 'rows'> {
  const orders = orders1997(board.edition);
  const { player } = board;
  let { whites, blacks } = byDueColour(board, group);
  const moved: Place[] = [];
  const movedFrom = whites.length > blacks.length ? 'white' : 'black';
  const number = Math.abs(whites.length - blacks.length) / 2;
  for (let n = 0; n < number; n++) {
    const into = movedFrom === 'white' ? 'black' : 'white';
    const longer = without(movedFrom === 'white' ? whites : blacks, ...moved);
    const possible = longer.filter((place) => !board.edition.keepsBarredColours || player(place).may[into]);
    const next = first(board, possible, movedFrom === 'white' ? orders.leavingWhites : orders.leavingBlacks);
    if (next === null) break;
    moved.push(next);
    if (movedFrom === 'white') [whites, blacks] = [without(whites, next), [...blacks, next]];
    else [whites, blacks] = [[...whites, next], without(blacks, next)];
  }
  return {
    whites: inOrder(board, whites, orders.white),
    blacks: inOrder(board, blacks, orders.black),
    moved,
    movedFrom: moved.length > 0 ? movedFrom : null,
  };
}

/** The two subgroups, in the order of 6.2; who is due neither colour goes where fewer are. */
export function byDueColour(board: Board1997, group: readonly Place[]): { whites: Place[]; blacks: Place[] } {
  const orders = orders1997(board.edition);
  const whites = group.filter((place) => board.player(place).due === 'white');
  const blacks = group.filter((place) => board.player(place).due === 'black');
  let open = without(group, ...whites, ...blacks);
  for (
    let next = first(board, open, orders.highest);
    next !== null;
    next = first(board, open, orders.highest)
  ) {
    open = without(open, next);
    if (blacks.length < whites.length) blacks.push(next);
    else whites.push(next);
  }
  return { whites: inOrder(board, whites, orders.white), blacks: inOrder(board, blacks, orders.black) };
}

/** The first of these players in an order; null for nobody. */
export function first(board: Board1997, places: readonly Place[], order: Order): Place | null {
  let best: Place | null = null;
  for (const place of places)
    if (best === null || order(board.player(place), board.player(best)) < 0) best = place;
  return best;
}

/** These players, the first taken again and again. */
export function inOrder(board: Board1997, places: readonly Place[], order: Order): Place[] {
  const next = first(board, places, order);
  return next === null ? [] : [next, ...inOrder(board, without(places, next), order)];
}

/**
 * Fills row after row with the first player of the other column whom the one of this row may meet; where there is none,
 * the row above is changed. Null with the deepest row that was come to where all changes are of no use.
 */
function fillRows(
  board: Board1997,
  column: readonly Place[],
  others: readonly Place[],
): { rows: Place[] | null; deepest: number } {
  let deepest = 0;
  const from = (row: number, open: readonly Place[]): Place[] | null => {
    if (row === column.length) return [];
    deepest = Math.max(deepest, row);
    for (const other of open) {
      if (!board.mayMeet(column[row], other)) continue;
      const below = from(row + 1, without(open, other));
      if (below !== null) return [other, ...below];
    }
    return null;
  };
  return { rows: from(0, others), deepest };
}

/** From his row to the end of the column, then from the row above his to the first. */
function inOwnColumn(
  board: Board1997,
  group: readonly Place[],
  column: readonly Place[],
  one: Place,
): [Place, Place] | null {
  const row = column.indexOf(one);
  const tried: Place[] = [];
  for (let k = row + 1; k < column.length; k++) tried.push(column[k]);
  for (let k = row - 1; k >= 0; k--) tried.push(column[k]);
  for (const other of tried)
    if (board.mayMeet(one, other) && canAllBePaired(without(group, one, other), board.mayMeet))
      return [one, other];
  return null;
}
