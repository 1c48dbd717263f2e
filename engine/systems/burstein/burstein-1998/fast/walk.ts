import type { Pair, Place } from '../../../interface/candidate.js';
import type { Board1998 } from '../board-1998.js';
import type { Group1998, GroupPairing, PlannedGroup, Walk1998 } from '../group-1998.js';
import { byeOrder, sorted } from '../orders-1998.js';
import { FirstLine } from './first-line.js';
import { Completion } from '../../../../matching/completion.js';

/** The text with matchings where it tries things out: for rounds of any size. */
export class FastWalk implements Walk1998 {
  private readonly completeness: Completeness;

  constructor(private readonly board: Board1998) {
    this.completeness = new Completeness(board);
  }

  isPairable(places: readonly Place[]): boolean {
    return this.completeness.isPerfect(places);
  }

  canTake(floaters: readonly Place[], residents: readonly Place[]): boolean {
    return this.completeness.canPair([...floaters, ...residents], residents);
  }

  bye(places: readonly Place[]): Place | null {
    const { scoregroups, player, edition } = this.board;
    const open = new Set(places);
    for (const group of [...scoregroups].reverse()) {
      const able = group.filter((place) => open.has(place) && player(place).mayTakeBye);
      for (const place of sorted(player, able, byeOrder(edition.byeKeys)))
        if (this.isPairable(places.filter((other) => other !== place))) return place;
    }
    return null;
  }

  /** Goes down group by group; one that cannot be paired takes in the next, or goes into the one above it. */
  plan(floaters: readonly Place[], scoregroups: readonly (readonly Place[])[]): PlannedGroup[] | null {
    const planned: PlannedGroup[] = [];
    const below = [...scoregroups].reverse();
    let group = this.groupOf(floaters, [], 0, below);
    for (;;) {
      const pairing = this.pair(group);
      if (pairing !== null) {
        planned.push({ group, pairing });
        if (below.length === 0) return planned;
        group = this.groupOf(pairing.floater === null ? [] : [pairing.floater], [], 0, below);
        continue;
      }
      const goesUp = below.length === 0 || this.board.edition.joinedWith === 'next above';
      const above = goesUp ? planned.pop()?.group : undefined;
      if (above !== undefined)
        group = {
          ...group,
          floaters: above.floaters,
          residents: [...above.residents, ...group.residents],
          joined: above.joined + group.joined,
        };
      else if (below.length === 0) return null;
      else group = this.groupOf(group.floaters, group.residents, group.joined, below);
    }
  }

  /** Players together with the next score group below, which is taken out. */
  private groupOf(
    floaters: readonly Place[],
    residents: readonly Place[],
    joined: number,
    below: (readonly Place[])[],
  ): Group1998 {
    const own = below.pop() ?? [];
    return { floaters, residents: [...residents, ...own], next: below.at(-1) ?? [], joined: joined + 1 };
  }

  private pair(group: Group1998): GroupPairing | null {
    const { board } = this;
    const { floaters, residents, next, joined } = group;
    const { floatsAgain, joinedFloaters, backtracksOn } = board.edition;
    const order = sorted(board.player, [...floaters, ...residents]);
    if (order.length % 2 === 0) {
      return this.completeness.isPerfect(order) ? this.firstLine(order, null) : null;
    }
    if (next.length === 0) return null;
    const isFree = floatsAgain === 'like others' || (joined > 1 && joinedFloaters !== 'floaters');
    const asked = isFree ? order : residents;
    const found = this.firstWithFloater(order, asked, next);
    const pairing =
      found ?? (floatsAgain === 'if nobody else can' ? this.firstWithFloater(order, floaters, next) : null);
    if (pairing === null || backtracksOn !== 'want of an opponent') return pairing;
    return this.canTake(pairing.floater === null ? [] : [pairing.floater], next) ? pairing : null;
  }

  /** 6.6: those stay out with whom the next group cannot be paired. */
  private firstWithFloater(
    order: readonly Place[],
    asked: readonly Place[],
    next: readonly Place[],
  ): GroupPairing | null {
    const suiting = asked.filter((place) => this.suitsBelow(place, next));
    if (!this.completeness.canPair(order, suiting)) return null;
    return this.firstLine(order, new Set(suiting));
  }

  private suitsBelow(floater: Place, next: readonly Place[]): boolean {
    const { mayMeet, edition } = this.board;
    if (edition.backtracksOn === 'nothing') return true;
    if (!next.some((place) => mayMeet(floater, place))) return false;
    return edition.backtracksOn === 'want of an opponent' || this.canTake([floater], next);
  }

  /** 6.5, and of all that are as good the first of the table. */
  private firstLine(order: readonly Place[], floating: ReadonlySet<Place> | null): GroupPairing {
    const { board } = this;
    const { dueColours } = board.edition;
    const members = order.length;
    const worthOf = (a: number, b: number): [number] | null => {
      if (b < members) {
        if (!board.mayMeet(order[a], order[b])) return null;
        return [dueColours === 'not looked at' ? 0 : board.dueIn(order[a], order[b]).length];
      }
      if (floating?.has(order[a]) !== true) return null;
      return [dueColours === 'in pairs, and of the floater' && board.player(order[a]).due !== null ? 1 : 0];
    };
    const size = members + (floating === null ? 0 : 1);
    return pairingOf(order, new FirstLine(members, size, worthOf, 1).first());
  }
}

/** @param found by player the number of his opponent in the order; -1 for the floater. */
function pairingOf(order: readonly Place[], found: Int32Array): GroupPairing {
  const pairs: Pair[] = [];
  let floater: Place | null = null;
  found.forEach((other, one) => {
    if (other < 0) floater = order[one];
    else if (one < other)
      pairs.push(order[one] < order[other] ? [order[one], order[other]] : [order[other], order[one]]);
  });
  return { pairs, floater };
}

/** Whether players can all be paired, one of an odd number floating. */
class Completeness {
  private readonly completion: Completion;
  /** Players that can be matched with the last vertex, which represents the next score group. */
  private readonly adjacent: Uint8Array;
  private readonly nobody: number;

  constructor({ size, mayMeet }: Board1998) {
    this.nobody = size;
    this.adjacent = new Uint8Array((size + 1) * (size + 1));
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) if (mayMeet(a, b)) this.adjacent[a * (size + 1) + b] = 1;
    this.completion = new Completion(size + 1, this.adjacent);
  }

  isPerfect(places: readonly Place[]): boolean {
    return this.completion.isPerfect(places);
  }

  /** @param floating one of them floats where their number is odd. */
  canPair(places: readonly Place[], floating: readonly Place[]): boolean {
    if (places.length % 2 === 0) return this.isPerfect(places);
    const { adjacent, nobody } = this;
    const may = new Set(floating);
    for (let place = 0; place < nobody; place++) {
      const value = may.has(place) ? 1 : 0;
      adjacent[place * (nobody + 1) + nobody] = adjacent[nobody * (nobody + 1) + place] = value;
    }
    return this.completion.isPerfect([...places, nobody]);
  }
}
