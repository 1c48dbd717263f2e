/**
 * Tells while a transposition is sought whether the players of S1 not yet paired can all still find an opponent in S2: a
 * matching between the two that is kept as a witness and mended, so that the search never walks into a dead end of
 * pairs that may not meet.
 */
export class OpponentsLeft {
  /** Opponent of each player in the witness, -1 for none (vertices of the search). */
  private readonly opponent: Int32Array;
  private readonly reachedFrom: Int32Array;
  private readonly tops: Set<number>;
  private readonly bottoms: Set<number>;
  /** True for each player of S1 when there is an opponent for everybody. */
  readonly isOpen: boolean;

  /** @param allowed whether the two may be paired at the present state of the search. */
  constructor(
    size: number,
    tops: readonly number[],
    bottoms: readonly number[],
    private readonly allowed: (top: number, bottom: number) => boolean,
  ) {
    this.opponent = new Int32Array(size).fill(-1);
    this.reachedFrom = new Int32Array(size);
    this.tops = new Set(tops);
    this.bottoms = new Set(bottoms);
    tops.forEach((top, i) => {
      if (allowed(top, bottoms[i])) this.join(top, bottoms[i]);
    });
    this.isOpen = this.mend();
  }

  /** Takes a pair out of what is to be paired; false (and nothing changed) when the others then cannot all find one. */
  settle(top: number, bottom: number): boolean {
    const before = this.opponent.slice();
    this.part(top);
    this.part(bottom);
    this.tops.delete(top);
    this.bottoms.delete(bottom);
    for (const other of this.tops)
      if (this.opponent[other] >= 0 && !this.allowed(other, this.opponent[other])) this.part(other);
    if (this.mend()) return true;
    this.opponent.set(before);
    this.tops.add(top);
    this.bottoms.add(bottom);
    return false;
  }

  /** Undoes the settling of a pair. */
  reopen(top: number, bottom: number): void {
    this.tops.add(top);
    this.bottoms.add(bottom);
    this.join(top, bottom);
  }

  private mend(): boolean {
    for (const top of this.tops) if (this.opponent[top] < 0 && !this.augment(top)) return false;
    return true;
  }

  /** Finds an opponent for one more player of S1, breadth first along alternating paths. */
  private augment(root: number): boolean {
    const { opponent, reachedFrom } = this;
    const unseen = new Set(this.bottoms);
    const queue = [root];
    for (const top of queue) {
      for (const bottom of unseen) {
        if (!this.allowed(top, bottom)) continue;
        unseen.delete(bottom);
        reachedFrom[bottom] = top;
        if (opponent[bottom] >= 0) {
          queue.push(opponent[bottom]);
          continue;
        }
        for (let end = bottom; end >= 0;) {
          const holder = reachedFrom[end];
          const given = opponent[holder];
          this.join(holder, end);
          end = holder === root ? -1 : given;
        }
        return true;
      }
    }
    return false;
  }

  private join(top: number, bottom: number): void {
    this.opponent[top] = bottom;
    this.opponent[bottom] = top;
  }

  private part(player: number): void {
    const other = this.opponent[player];
    if (other < 0) return;
    this.opponent[player] = -1;
    this.opponent[other] = -1;
  }
}
