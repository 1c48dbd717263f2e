import type { Place } from '../../../candidate.js';
import type { Board1992 } from '../board-1992.js';
import { inOrder } from '../board-1992.js';
import type { FloaterDemand, FollowingDemand } from '../bracket.js';

/** Answers by trying everything what the demands on floaters ask. */
export class Demands {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly board: Board1992) {}

  isFulfilled(demand: FloaterDemand, floaters: readonly Place[]): boolean {
    switch (demand.kind) {
      case 'none':
        return true;
      case 'last':
        return floaters.every((place) => this.board.mayTakeBye(place));
      case 'completes':
        return this.isCompletable([...floaters, ...demand.below]);
      case 'fills':
        return this.fillsFollowing(demand, floaters);
    }
  }

  /** All of them can be paired, the bye included, within B1 and B2. */
  isCompletable(places: readonly Place[]): boolean {
    return this.canPair(inOrder(places), places.length % 2, (place) => this.board.mayTakeBye(place));
  }

  private fillsFollowing(demand: FollowingDemand, others: readonly Place[]): boolean {
    const { board } = this;
    const { residents, pairs, isHeterogeneous, isLast } = demand;
    const mdps = inOrder([...demand.leavers, ...others]);
    const open = mdps.length + residents.length - 2 * pairs;
    const mayStay = (place: Place): boolean => !isLast || board.mayTakeBye(place);
    if (isHeterogeneous) return this.canPairAcross(mdps, residents, open, mayStay);
    const all = [...mdps, ...residents];
    return this.canPair(all, open, mayStay);
  }

  /** Every moved-down player meets a resident, and of the other residents so many stay open. */
  private canPairAcross(
    mdps: readonly Place[],
    residents: readonly Place[],
    open: number,
    mayStay: (place: Place) => boolean,
  ): boolean {
    const [first, ...rest] = mdps;
    if (first === undefined) return this.canPair(residents, open, mayStay);
    return residents.some(
      (place, i) =>
        this.board.mayMeet(first, place) &&
        this.canPairAcross(rest, residents.toSpliced(i, 1), open, mayStay),
    );
  }

  /** @param open how many stay unpaired, no more and no less. */
  private canPair(places: readonly Place[], open: number, mayStay: (place: Place) => boolean): boolean {
    const [first, ...rest] = places;
    if (first === undefined) return open === 0;
    const barred = places.map((place) => (mayStay(place) ? place : -place - 1));
    const name = `${open}: ${barred.join(' ')}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const answer =
      rest.some(
        (place, i) => this.board.mayMeet(first, place) && this.canPair(rest.toSpliced(i, 1), open, mayStay),
      ) ||
      (open > 0 && mayStay(first) && this.canPair(rest, open - 1, mayStay));
    this.known.set(name, answer);
    return answer;
  }
}
