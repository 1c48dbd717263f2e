import { opposite } from '../../../../model/event.js';
import type { Colour } from '../../../../model/event.js';
import type { Place } from '../../../candidate.js';
import type { Board1997 } from '../board-1997.js';
import type { Columns, FirstRound, Group1997, GroupPairing, Transfer, Walk1997 } from '../group-1997.js';
import { dominatingColour, isDueAgainst, orders1997, sorted } from '../orders-1997.js';
import type { Order, Orders1997 } from '../orders-1997.js';
import type { Player1997 } from '../player-1997.js';
import { Matchings } from './matchings.js';
import { Rows } from './rows.js';

/** The chapters in their order, with matchings where the text tries things out: for rounds of any size. */
export class FastWalk implements Walk1997 {
  private readonly matchings: Matchings;
  private readonly orders: Orders1997;

  constructor(private readonly board: Board1997) {
    this.matchings = new Matchings(board);
    this.orders = orders1997(board.edition);
  }

  isPairable(places: readonly Place[]): boolean {
    return this.matchings.isPerfect(places);
  }

  bye(places: readonly Place[]): Place | null {
    const { board, orders } = this;
    const groups = board.scoregroups.map((group) => group.filter((place) => places.includes(place)));
    for (const group of groups.reverse()) {
      const dominating = dominatingColour(board, board.edition.byeDominatedBy === 'all' ? places : group);
      const against = dominating === null ? null : opposite(dominating);
      const order: Order = (a, b) =>
        a.rating - b.rating || preferred(a, against) - preferred(b, against) || orders.bye(a, b);
      const found = sorted(board, group, board.edition.leftOut.has('4.colour') ? orders.bye : order)
        .filter((place) => board.player(place).mayTakeBye)
        .find((place) => this.isPairable(places.filter((other) => other !== place)));
      if (found !== undefined) return found;
    }
    return null;
  }

  firstRound(): FirstRound {
    const { board } = this;
    const pairs: [Place, Place][] = [];
    let waiting: Place[] = [];
    for (const group of board.scoregroups) {
      const list = [...waiting, ...group];
      const half = Math.floor(list.length / 2);
      for (let i = 0; i < half; i++) pairs.push([list[i], list[i + half]]);
      waiting = list.slice(2 * half);
    }
    return { pairs: pairs.every(([a, b]) => board.mayMeet(a, b)) ? pairs : null, bye: waiting.at(0) ?? null };
  }

  pair({ floaters, residents, lower }: Group1997): GroupPairing {
    const floaterPairs = this.pairFloaters(floaters, residents);
    const taken = new Set(floaterPairs.flat());
    const own = [...floaters, ...residents].filter((place) => !taken.has(place));
    const { transfers, hopeless } = this.bringUp(own, lower);
    const came = transfers.map(({ player }) => player);
    const group = [...own.filter((place) => !hopeless.has(place)), ...came];
    const left = new Set(this.chooseFloaters(group, new Set(came), new Set(floaters), lower.at(0) ?? []));
    return {
      floaterPairs,
      transfers,
      floaters: own.filter((place) => hopeless.has(place) || left.has(place)),
      returned: came.filter((place) => left.has(place)),
      columns: this.columns(group.filter((place) => !left.has(place))),
    };
  }

  /** Chapter 8. */
  private pairFloaters(floaters: readonly Place[], residents: readonly Place[]): [Place, Place][] {
    const { board, orders } = this;
    const { edition, player } = board;
    const { whites, blacks } = this.split(floaters);
    const open = new Set(residents);
    const pairs: [Place, Place][] = [];
    for (const floater of inTurn(whites, blacks)) {
      const { due } = player(floater);
      const colour: Order = edition.leftOut.has('8.2.colour')
        ? () => 0
        : (a, b) => preferred(a, due) - preferred(b, due);
      const order: Order =
        edition.floatersMeet === 'highest R first'
          ? (a, b) => b.rating - a.rating || colour(a, b) || orders.highest(a, b)
          : (a, b) => colour(a, b) || orders.highest(a, b);
      const opponent = this.firstOf(
        [...open].filter((place) => board.mayMeet(floater, place)),
        order,
      );
      if (opponent === null) continue;
      open.delete(opponent);
      pairs.push([floater, opponent]);
    }
    return pairs;
  }

  /** 7.1 and 7.2, each tested again after every transfer; and those for whom nobody can be found. */
  private bringUp(
    own: readonly Place[],
    lower: readonly (readonly Place[])[],
  ): { transfers: Transfer[]; hopeless: ReadonlySet<Place> } {
    const { board, orders } = this;
    const { servedFirst, needsOpponentIn, leftOut } = board.edition;
    const group = [...own];
    const transfers: Transfer[] = [];
    const hopeless = new Set<Place>();
    const served = new Set<Place>();
    const bring = (
      forWhom: Place | null,
      against: Colour | null,
      mayCome: (place: Place) => boolean,
    ): boolean => {
      const isIn = new Set(group);
      const groups = lower.map((list) => list.filter((place) => !isIn.has(place)));
      const isFree = leftOut.has(forWhom === null ? '7.2.a' : '7.1.a');
      const found = this.candidate(groups, isFree ? null : against, mayCome);
      if (found === null) return false;
      group.push(found);
      transfers.push({ player: found, forWhom, against });
      return true;
    };
    const sequence = sorted(board, own, orders.highest);
    if (servedFirst === 'lowest R')
      sequence.sort((a, b) => orders.floating(board.player(a), board.player(b)));
    let isOddTried = leftOut.has('7.2');
    for (;;) {
      const alone = sequence.find(
        (place) =>
          !hopeless.has(place) &&
          !served.has(place) &&
          !(needsOpponentIn === 'own group' ? own : group).some(
            (other) => !hopeless.has(other) && board.mayMeet(place, other),
          ),
      );
      if (alone !== undefined) {
        const { due } = board.player(alone);
        const isServed = !leftOut.has('7.1') && bring(alone, due, (place) => board.mayMeet(alone, place));
        (isServed ? served : hopeless).add(alone);
        continue;
      }
      const present = group.filter((place) => !hopeless.has(place));
      if (present.length % 2 === 0 || isOddTried) return { transfers, hopeless };
      const against = dominatingColour(board, present);
      const isOpponent = (other: Place): boolean => !hopeless.has(other);
      isOddTried = !bring(null, against, (place) =>
        own.some((other) => isOpponent(other) && board.mayMeet(place, other)),
      );
    }
  }

  /** Who is transferred: from the first lower group with somebody who may come (7.1, 7.2). */
  private candidate(
    groups: readonly (readonly Place[])[],
    against: Colour | null,
    mayCome: (place: Place) => boolean,
  ): Place | null {
    const { board, orders } = this;
    const { transfersFrom, keepsTransferLimit } = board.edition;
    const asked = transfersFrom === 'adjacent group' ? groups.slice(0, 1) : groups;
    const order: Order = (a, b) => preferred(a, against) - preferred(b, against) || orders.highest(a, b);
    for (const isLimited of keepsTransferLimit === 'if others can' ? [true, false] : [true]) {
      for (const group of asked) {
        const found = this.firstOf(
          group.filter((place) => mayCome(place) && (!isLimited || board.mayGoUp(place))),
          order,
        );
        if (found !== null) return found;
      }
    }
    return null;
  }

  /**
   * 6.4: as few as can be; the first in the order of the text with whom the others can all be paired. Whom a transfer has
   * brought goes back before anybody else.
   */
  private chooseFloaters(
    group: readonly Place[],
    came: ReadonlySet<Place>,
    floated: ReadonlySet<Place>,
    next: readonly Place[],
  ): Place[] {
    const { board, orders, matchings } = this;
    let left = matchings.leftOver(group);
    if (left === 0) return [];
    const isIn = new Set(group);
    const below = next.filter((place) => !isIn.has(place));
    const isFree = board.edition.leftOut.has('6.4.a-d');
    const kindOf = (place: Place): number => {
      if (came.has(place)) return -1;
      if (isFree) return 0;
      return (floated.has(place) ? 2 : 0) + (below.some((other) => board.mayMeet(place, other)) ? 0 : 1);
    };
    const kinds = new Map(group.map((place) => [place, kindOf(place)]));
    const floaters: Place[] = [];
    let staying = [...group];
    const order = sorted(board, group, orders.floating).sort(
      (a, b) => (kinds.get(a) ?? 0) - (kinds.get(b) ?? 0),
    );
    for (const place of order) {
      if (left === 0) break;
      const others = staying.filter((other) => other !== place);
      if (matchings.leftOver(others) >= left) continue;
      floaters.push(place);
      staying = others;
      left -= 1;
    }
    return floaters;
  }

  /** 7.3, 7.4, 6.2 and 6.3, for players who can all be paired with one another. */
  private columns(group: readonly Place[]): Columns[] {
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
    const { whites, blacks } = this.split(group);
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

  /** By due colour; who has none joins the smaller column, the highest rated first. */
  private split(group: readonly Place[]): { whites: Place[]; blacks: Place[] } {
    const { board, orders } = this;
    const due = (colour: Colour | null): Place[] =>
      group.filter((place) => board.player(place).due === colour);
    const [whites, blacks] = [due('white'), due('black')];
    for (const place of sorted(board, due(null), orders.highest))
      (whites.length <= blacks.length ? whites : blacks).push(place);
    return {
      whites: sorted(board, whites, orders.white),
      blacks: sorted(board, blacks, orders.black),
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

  private firstOf(places: readonly Place[], order: Order): Place | null {
    return sorted(this.board, places, order).at(0) ?? null;
  }
}

/** 0 for who is due the other colour than this one, else 1. */
function preferred(player: Player1997, against: Colour | null): number {
  return isDueAgainst(player, against) ? 0 : 1;
}

/** White, black, white and so on, the rest of one list when the other is at its end. */
function* inTurn<T>(whites: readonly T[], blacks: readonly T[]): Generator<T> {
  for (let i = 0; i < Math.max(whites.length, blacks.length); i++) {
    yield* whites.slice(i, i + 1);
    yield* blacks.slice(i, i + 1);
  }
}
