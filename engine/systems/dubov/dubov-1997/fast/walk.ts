import { opposite } from '../../../../model/event.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1997 } from '../board-1997.js';
import { nextGroup } from '../group-1997.js';
import type { FirstRound, Group1997, GroupPairing, Walk1997 } from '../group-1997.js';
import { dominatingColour, orders1997, preferred, sorted } from '../orders-1997.js';
import type { Order, Orders1997 } from '../orders-1997.js';
import { GroupColumns } from './group-columns.js';
import { Completion } from '../../../../matching/completion.js';
import { splitByColour } from './split.js';
import { Transfers } from './transfers.js';

/** The chapters in their order, with matchings where the text tries things out: for rounds of any size. */
export class FastWalk implements Walk1997 {
  private readonly matchings: Completion;
  private readonly orders: Orders1997;
  private readonly transfers: Transfers;
  private readonly groupColumns: GroupColumns;

  constructor(private readonly board: Board1997) {
    this.matchings = new Completion(board.size, board.compatible);
    this.orders = orders1997(board.edition);
    this.transfers = new Transfers(board);
    this.groupColumns = new GroupColumns(board, this.matchings);
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
    const { transfers, hopeless } = this.transfers.bringUp(own, lower);
    const came = transfers.map(({ player }) => player);
    const group = [...own.filter((place) => !hopeless.has(place)), ...came];
    const left = new Set(this.chooseFloaters(group, came, new Set(floaters), lower));
    return {
      floaterPairs,
      transfers,
      floaters: own.filter((place) => hopeless.has(place) || left.has(place)),
      returned: came.filter((place) => left.has(place)),
      columns: this.groupColumns.columns(group.filter((place) => !left.has(place))),
    };
  }

  /** Chapter 8. */
  private pairFloaters(floaters: readonly Place[], residents: readonly Place[]): [Place, Place][] {
    const { board, orders } = this;
    const { edition, player } = board;
    const { whites, blacks } = splitByColour(board, floaters);
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
      const able = [...open].filter((place) => board.mayMeet(floater, place));
      const opponent = sorted(board, able, order).at(0);
      if (opponent === undefined) continue;
      open.delete(opponent);
      pairs.push([floater, opponent]);
    }
    return pairs;
  }

  /**
   * 6.4: as few as can be; the first in the order of the text with whom the others can all be paired. Whom a transfer has
   * brought goes back before anybody else.
   */
  private chooseFloaters(
    group: readonly Place[],
    came: readonly Place[],
    floated: ReadonlySet<Place>,
    lower: Group1997['lower'],
  ): Place[] {
    const { board, orders, matchings } = this;
    let left = matchings.leftOver(group);
    let staying = [...group];
    const leave = (order: readonly Place[]): Place[] =>
      order.filter((place) => {
        const others = staying.filter((other) => other !== place);
        if (left === 0 || matchings.leftOver(others) >= left) return false;
        staying = others;
        left -= 1;
        return true;
      });
    const isIn = new Set(group);
    const returned = leave(
      sorted(
        board,
        came.filter((place) => isIn.has(place)),
        orders.floating,
      ),
    );
    const next = nextGroup(lower, new Set(came.filter((place) => !returned.includes(place))));
    const isFree = board.edition.leftOut.has('6.4.a-d');
    const kindOf = (place: Place): number =>
      isFree ? 0 : (floated.has(place) ? 2 : 0) + (next.some((other) => board.mayMeet(place, other)) ? 0 : 1);
    const own = group.filter((place) => !came.includes(place));
    const kinds = new Map(own.map((place) => [place, kindOf(place)]));
    const inOrder = sorted(board, own, orders.floating).sort(
      (a, b) => (kinds.get(a) ?? 0) - (kinds.get(b) ?? 0),
    );
    return [...returned, ...leave(inOrder)];
  }
}

/** White, black, white and so on, the rest of one list when the other is at its end. */
function* inTurn<T>(whites: readonly T[], blacks: readonly T[]): Generator<T> {
  for (let i = 0; i < Math.max(whites.length, blacks.length); i++) {
    yield* whites.slice(i, i + 1);
    yield* blacks.slice(i, i + 1);
  }
}
