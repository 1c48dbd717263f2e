import type { Colour } from '../../../../model/event.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1997 } from '../board-1997.js';
import type { Transfer } from '../group-1997.js';
import { dominatingColour, orders1997, preferred, sorted } from '../orders-1997.js';
import type { Order, Orders1997 } from '../orders-1997.js';

/** Who is brought up into a group from those below (7.1, 7.2). */
export class Transfers {
  private readonly orders: Orders1997;

  constructor(private readonly board: Board1997) {
    this.orders = orders1997(board.edition);
  }

  /** 7.1 and 7.2, each tested again after every transfer; and those for whom nobody can be found. */
  bringUp(
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
        const able = group.filter((place) => mayCome(place) && (!isLimited || board.mayGoUp(place)));
        const found = sorted(board, able, order).at(0);
        if (found !== undefined) return found;
      }
    }
    return null;
  }
}
