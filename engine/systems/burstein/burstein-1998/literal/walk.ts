import type { Place } from '../../../candidate.js';
import type { Board1998 } from '../board-1998.js';
import type { Group1998, GroupPairing, PlannedGroup, Walk1998 } from '../group-1998.js';
import { byeOrder, groupOrder } from '../orders-1998.js';
import { lines } from './lines.js';

/** Players of a round that can be paired by trying everything. */
export const MOST_PLAYERS_1998 = 14;

/** The text, everything tried in its order. */
export class LiteralWalk implements Walk1998 {
  constructor(private readonly board: Board1998) {}

  isPairable(places: readonly Place[]): boolean {
    return places.length % 2 === 0 && this.canTake(places, []);
  }

  /** Chapter 4: the lowest score group first. */
  bye(places: readonly Place[]): Place | null {
    const { player, edition } = this.board;
    const order = byeOrder(edition.byeKeys);
    const inTurn = [...places].sort(
      (a, b) => player(a).score - player(b).score || order(player(a), player(b)),
    );
    for (const place of inTurn)
      if (player(place).mayTakeBye && this.isPairable(inTurn.filter((other) => other !== place)))
        return place;
    return null;
  }

  /** 6.6: two score groups are considered as one whenever one of them cannot be paired completely. */
  plan(floaters: readonly Place[], scoregroups: readonly (readonly Place[])[]): PlannedGroup[] | null {
    let left = scoregroups.map((residents) => ({ residents, joined: 1 }));
    let done: PlannedGroup[] = [];
    while (done.length < left.length) {
      const number = done.length;
      const { residents, joined } = left[number];
      const last = done.at(-1);
      const came = last === undefined ? floaters : [last.pairing.floater].filter((place) => place !== null);
      const next = left.at(number + 1)?.residents ?? [];
      const group = { floaters: came, residents, next, joined };
      const pairing = this.pair(group);
      if (pairing !== null) {
        done = [...done, { group, pairing }];
        continue;
      }
      const upper = this.upperOfTwo(number, left.length);
      if (upper === null) return null;
      const one = {
        residents: [...left[upper].residents, ...left[upper + 1].residents],
        joined: left[upper].joined + left[upper + 1].joined,
      };
      left = [...left.slice(0, upper), one, ...left.slice(upper + 2)];
      done = done.slice(0, upper);
    }
    return done;
  }

  canTake(floaters: readonly Place[], residents: readonly Place[]): boolean {
    const isResident = (place: Place): boolean => residents.includes(place);
    for (const line of lines([...floaters, ...residents], this.board.mayMeet, isResident))
      if (line.pairs.length >= 0) return true;
    return false;
  }

  /** Of two groups that are considered as one the upper one; null where there is but one group. */
  private upperOfTwo(number: number, groups: number): number | null {
    if (groups < 2) return null;
    const isLast = number === groups - 1;
    const isJoinedAbove = isLast || (this.board.edition.joinedWith === 'next above' && number > 0);
    return isJoinedAbove ? number - 1 : number;
  }

  /** The combination that 6.1 to 6.6 come to; null for none. */
  private pair(group: Group1998): GroupPairing | null {
    const { floaters, residents, next, joined } = group;
    const { player, mayMeet, edition } = this.board;
    const order = [...floaters, ...residents].sort((a, b) => groupOrder(player(a), player(b)));
    if (order.length % 2 === 1 && next.length === 0) return null;
    const isFree =
      edition.floatsAgain === 'like others' || (joined > 1 && edition.joinedFloaters !== 'floaters');
    const isResident = (place: Place): boolean => residents.includes(place);
    const suits = new Map(order.map((place) => [place, this.suitsBelow(place, next)]));
    const valid = (mayFloat: (place: Place) => boolean): GroupPairing | null => {
      let best: { readonly line: GroupPairing; readonly due: number } | null = null;
      for (const line of lines(order, mayMeet, mayFloat)) {
        // 6.6: the floater goes back, and the next combination is tried.
        if (line.floater !== null && suits.get(line.floater) !== true) continue;
        const due = this.dueColours(line);
        if (best === null || due > best.due) best = { line, due };
      }
      return best?.line ?? null;
    };
    const found = valid(isFree ? () => true : isResident);
    const line = found ?? (edition.floatsAgain === 'if nobody else can' ? valid(() => true) : null);
    if (line === null || line.floater === null || edition.goesBackFor !== 'want of an opponent') return line;
    return this.canTake([line.floater], next) ? line : null;
  }

  /** 6.6. */
  private suitsBelow(floater: Place, next: readonly Place[]): boolean {
    switch (this.board.edition.goesBackFor) {
      case 'nothing':
        return true;
      case 'want of an opponent':
        return next.some((place) => this.board.mayMeet(floater, place));
      case 'complete pairing':
        return this.canTake([floater], next);
    }
  }

  /** How many get their due colours (6.5). */
  private dueColours({ pairs, floater }: GroupPairing): number {
    const { edition, player } = this.board;
    if (edition.dueColours === 'not looked at') return 0;
    const counts = edition.dueColours !== 'in pairs' && floater !== null && player(floater).due !== null;
    return pairs.reduce((sum, [a, b]) => sum + this.board.dueIn(a, b).length, counts ? 1 : 0);
  }
}
