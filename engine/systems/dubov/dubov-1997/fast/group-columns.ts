import type { Colour } from '../../../../model/event.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1997 } from '../board-1997.js';
import type { Columns } from '../group-1997.js';
import { orders1997, sorted } from '../orders-1997.js';
import type { Order, Orders1997 } from '../orders-1997.js';
import type { Completion } from '../../../../matching/completion.js';
import { Rows } from './rows.js';
import { splitByColour } from './split.js';

/** The two columns of a group, and the pairs that are made of them (6.2, 6.3, 7.3, 7.4). */
export class GroupColumns {
  private readonly orders: Orders1997;

  constructor(
    private readonly board: Board1997,
    private readonly matchings: Completion,
  ) {
    this.orders = orders1997(board.edition);
  }

  /** 7.3, 7.4, 6.2 and 6.3, for players who can all be paired with one another. */
  columns(group: readonly Place[]): Columns[] {
    const { board } = this;
    const columns = this.levelled(group);
    const { whites, blacks } = columns;
    const rows = new Rows(whites, blacks, board.mayMeet);
    const own = this.ownPair(group, whites, blacks, rows);
    if (own === null) return [{ ...columns, own, rows: rows.first() }];
    const rest = group.filter((place) => !own.includes(place));
    return [{ ...columns, own, rows: [] }, ...this.columns(rest)];
  }

  /** The columns by due colours, levelled by 7.3 or 7.4 as far as 2.3 lets them be, in the order of 6.2. */
  private levelled(group: readonly Place[]): Pick<Columns, 'whites' | 'blacks' | 'moved' | 'movedFrom'> {
    const { board, orders } = this;
    const { whites, blacks } = splitByColour(board, group);
    const surplus = (whites.length - blacks.length) / 2;
    const movedFrom = surplus === 0 ? null : surplus > 0 ? 'white' : 'black';
    const [longer, leaving, into]: [Place[], Order, Colour] =
      surplus > 0 ? [whites, orders.leavingWhites, 'black'] : [blacks, orders.leavingBlacks, 'white'];
    const moved = sorted(board, longer, leaving)
      .filter((place) => !board.edition.keepsBarredColours || board.player(place).may[into])
      .slice(0, Math.abs(surplus));
    const isMoved = new Set(moved);
    const stay = (list: readonly Place[]): Place[] => list.filter((place) => !isMoved.has(place));
    return {
      whites: sorted(board, [...stay(whites), ...(movedFrom === 'black' ? moved : [])], orders.white),
      blacks: sorted(board, [...stay(blacks), ...(movedFrom === 'white' ? moved : [])], orders.black),
      moved,
      movedFrom: moved.length === 0 ? null : movedFrom,
    };
  }

  /** The pair within a column that the end of 6.3 makes first; null when the rows can be filled. */
  private ownPair(
    group: readonly Place[],
    whites: readonly Place[],
    blacks: readonly Place[],
    rows: Rows,
  ): [Place, Place] | null {
    const { board } = this;
    const meetsNone = (column: readonly Place[]) => (place: Place) =>
      !column.some((other) => board.mayMeet(place, other));
    const white = whites.findIndex(meetsNone(blacks));
    if (white >= 0) return this.ownOpponent(group, whites, white);
    const black = blacks.findIndex(meetsNone(whites));
    if (black >= 0) return this.ownOpponent(group, blacks, black);
    const unfilled = rows.firstUnfilled();
    if (unfilled !== null) return this.fromRowUp(group, whites, unfilled);
    if (whites.length === blacks.length) return null;
    const turned = new Rows(blacks, whites, board.mayMeet);
    return this.fromRowUp(group, blacks, turned.firstUnfilled() ?? 0);
  }

  /** The row that cannot be filled, or else the one above it, and so on. */
  private fromRowUp(group: readonly Place[], column: readonly Place[], row: number): [Place, Place] {
    for (let k = row; k >= 0; k--) {
      const pair = this.ownOpponent(group, column, k);
      if (pair !== null) return pair;
    }
    throw new Error('players who can all be paired have no pair for a row that cannot be filled');
  }

  /** The first of his own column, from the next one down and then from the last one up, who leaves pairs for all others. */
  private ownOpponent(group: readonly Place[], column: readonly Place[], row: number): [Place, Place] | null {
    const one = column[row];
    const others = [...column.slice(row + 1), ...column.slice(0, row).reverse()];
    const found = others.find(
      (other) =>
        this.board.mayMeet(one, other) &&
        this.matchings.isPerfect(group.filter((place) => place !== one && place !== other)),
    );
    return found === undefined ? null : [one, found];
  }
}
