import type { Place } from '../../../candidate.js';
import type { Board1997 } from '../board-1997.js';
import type { FirstRound, Group1997, GroupPairing, Transfer, Walk1997 } from '../group-1997.js';
import { dominatingColour, isDueAgainst, orders1997 } from '../orders-1997.js';
import type { Order } from '../orders-1997.js';
import { byDueColour, columnsOf, first, inOrder } from './columns.js';
import { canAllBePaired, choices, without } from './trials.js';

/** Players of a round that can be paired by trying everything. */
export const MOST_PLAYERS_1997 = 14;

/** The chapters of the text, everything tried in its order. */
export class LiteralWalk implements Walk1997 {
  constructor(private readonly board: Board1997) {}

  isPairable(places: readonly Place[]): boolean {
    return canAllBePaired(places, this.board.mayMeet);
  }

  /** Chapter 4. */
  bye(places: readonly Place[]): Place | null {
    const { edition, player, scoregroups } = this.board;
    let left = [...places];
    while (left.length > 0) {
      const score = Math.min(...left.map((place) => player(place).score));
      const group = (scoregroups.find(([one]) => player(one).score === score) ?? []).filter((place) =>
        places.includes(place),
      );
      const dominating = dominatingColour(this.board, edition.byeDominatedBy === 'all' ? places : group);
      let open = group;
      while (open.length > 0) {
        const lowest = Math.min(...open.map((place) => player(place).rating));
        const equals = open.filter((place) => player(place).rating === lowest);
        const dominated = equals.filter((place) => player(place).due === dominating && dominating !== null);
        const isColoured = dominated.length > 0 && !edition.leftOut.has('4.colour');
        const next = first(this.board, isColoured ? dominated : equals, this.orders.bye) ?? -1;
        if (player(next).mayTakeBye && this.isPairable(without(places, next))) return next;
        open = without(open, next);
      }
      left = without(left, ...group);
    }
    return null;
  }

  /** Chapter 5. */
  firstRound(): FirstRound {
    const { scoregroups, mayMeet } = this.board;
    const pairs: [Place, Place][] = [];
    let over: Place | null = null;
    for (const scoregroup of scoregroups) {
      const list: Place[] = over === null ? [...scoregroup] : [over, ...scoregroup];
      over = list.length % 2 === 0 ? null : (list.pop() ?? null);
      const lower = list.splice(list.length / 2);
      list.forEach((place, i) => pairs.push([place, lower[i]]));
    }
    return { pairs: pairs.some(([a, b]) => !mayMeet(a, b)) ? null : pairs, bye: over };
  }

  pair({ floaters, residents, lower }: Group1997): GroupPairing {
    const floaterPairs = this.chapter8(floaters, residents);
    const members = without([...floaters, ...residents], ...floaterPairs.flat());
    const { transfers, alone } = this.chapter7(members, lower);
    const came = transfers.map(({ player }) => player);
    const group = [...without(members, ...alone), ...came];
    const left = this.chapter64(group, came, floaters, without(lower.at(0) ?? [], ...came));
    return {
      floaterPairs,
      transfers,
      floaters: members.filter((place) => alone.includes(place) || left.includes(place)),
      returned: came.filter((place) => left.includes(place)),
      columns: columnsOf(this.board, without(group, ...left)),
    };
  }

  private get orders(): ReturnType<typeof orders1997> {
    return orders1997(this.board.edition);
  }

  private chapter8(floaters: readonly Place[], residents: readonly Place[]): [Place, Place][] {
    const { board } = this;
    const { edition, player, mayMeet } = board;
    const { whites, blacks } = byDueColour(board, floaters);
    const turns: Place[] = [];
    while (whites.length + blacks.length > 0)
      for (const column of [whites, blacks]) turns.push(...column.splice(0, 1));
    const pairs: [Place, Place][] = [];
    for (const floater of turns) {
      let possible: readonly Place[] = without(residents, ...pairs.flat()).filter((place) =>
        mayMeet(floater, place),
      );
      const highest = Math.max(...possible.map((place) => player(place).rating));
      if (edition.floatersMeet === 'highest R first')
        possible = possible.filter((place) => player(place).rating === highest);
      if (!edition.leftOut.has('8.2.colour')) possible = this.colouredFirst(possible, player(floater).due);
      const opponent = first(board, possible, this.orders.highest);
      if (opponent !== null) pairs.push([floater, opponent]);
    }
    return pairs;
  }

  /** 7.1 and 7.2: after every transfer the requirements are looked at again. */
  private chapter7(
    members: readonly Place[],
    lower: readonly (readonly Place[])[],
  ): { transfers: Transfer[]; alone: Place[] } {
    const { board } = this;
    const { edition, player, mayMeet } = board;
    const transfers: Transfer[] = [];
    const alone: Place[] = [];
    const helped: Place[] = [];
    const order: Order = edition.servedFirst === 'highest R' ? this.orders.highest : this.orders.floating;
    let isEvenAsCanBe = edition.leftOut.has('7.2');
    for (;;) {
      const came = transfers.map((transfer) => transfer.player);
      const group = [...without(members, ...alone), ...came];
      const around = edition.needsOpponentIn === 'own group' ? without(group, ...came) : group;
      const inNeed = inOrder(board, without(members, ...alone, ...helped), order).find(
        (place) => !around.some((other) => other !== place && mayMeet(place, other)),
      );
      const open = lower.map((list) => without(list, ...came));
      if (inNeed !== undefined) {
        const against = player(inNeed).due;
        const wanted = edition.leftOut.has('7.1.a') ? null : against;
        const next = edition.leftOut.has('7.1')
          ? null
          : this.transferred(open, wanted, (one) => mayMeet(one, inNeed));
        if (next === null) alone.push(inNeed);
        else {
          helped.push(inNeed);
          transfers.push({ player: next, forWhom: inNeed, against });
        }
      } else {
        if (group.length % 2 === 0 || isEvenAsCanBe) return { transfers, alone };
        const against = dominatingColour(board, group);
        const wanted = edition.leftOut.has('7.2.a') ? null : against;
        const next = this.transferred(open, wanted, (one) =>
          members.some((other) => !alone.includes(other) && mayMeet(one, other)),
        );
        if (next === null) isEvenAsCanBe = true;
        else transfers.push({ player: next, forWhom: null, against });
      }
    }
  }

  private transferred(
    open: readonly (readonly Place[])[],
    against: ReturnType<typeof dominatingColour>,
    suits: (place: Place) => boolean,
  ): Place | null {
    const { board } = this;
    const { transfersFrom, keepsTransferLimit } = board.edition;
    const groups = open.slice(0, transfersFrom === 'adjacent group' ? 1 : open.length);
    const pick = (mayCome: (place: Place) => boolean): Place | null => {
      for (const group of groups) {
        const possible = group.filter((place) => suits(place) && mayCome(place));
        if (possible.length > 0)
          return first(board, this.colouredFirst(possible, against), this.orders.highest);
      }
      return null;
    };
    return pick(board.mayGoUp) ?? (keepsTransferLimit === 'if others can' ? pick(() => true) : null);
  }

  /** Those who are due the other colour, where there are any. */
  private colouredFirst(
    places: readonly Place[],
    against: ReturnType<typeof dominatingColour>,
  ): readonly Place[] {
    const coloured = places.filter((place) => isDueAgainst(this.board.player(place), against));
    return coloured.length > 0 ? coloured : places;
  }

  /**
   * 6.4: none, one, two … floaters, in the order of a to d; the first with whom all others can be paired. Before them all,
   * whoever has been transferred goes back.
   */
  private chapter64(
    group: readonly Place[],
    came: readonly Place[],
    floated: readonly Place[],
    next: readonly Place[],
  ): readonly Place[] {
    const { board } = this;
    const isFree = board.edition.leftOut.has('6.4.a-d');
    const canMeetBelow = (place: Place): boolean => next.some((other) => board.mayMeet(place, other));
    const kinds = [
      (place: Place) => !floated.includes(place) && canMeetBelow(place),
      (place: Place) => !floated.includes(place) && !canMeetBelow(place),
      (place: Place) => floated.includes(place) && canMeetBelow(place),
      (place: Place) => floated.includes(place) && !canMeetBelow(place),
    ];
    const own = without(group, ...came);
    const order = [
      ...inOrder(board, came, this.orders.floating),
      ...(isFree ? [() => true] : kinds).flatMap((isOfKind) =>
        inOrder(board, own.filter(isOfKind), this.orders.floating),
      ),
    ];
    for (let number = 0; ; number++)
      for (const floaters of choices(order, number))
        if (this.isPairable(without(group, ...floaters))) return floaters;
  }
}
