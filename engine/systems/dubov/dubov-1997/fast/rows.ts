import type { Place } from '../../../interface/candidate.js';

/**
 * Pairs two columns row by row (6.2, 6.3): of all arrangements in which every white meets a black he may meet the first,
 * compared white by white. An arrangement of all rows is kept and changed from the row that is looked at downward.
 */
export class Rows {
  /** By row of the whites the row of the black; -1 for none. */
  private readonly black: Int32Array;
  private readonly white: Int32Array;

  constructor(
    private readonly whites: readonly Place[],
    private readonly blacks: readonly Place[],
    private readonly mayMeet: (a: Place, b: Place) => boolean,
  ) {
    this.black = new Int32Array(whites.length).fill(-1);
    this.white = new Int32Array(blacks.length).fill(-1);
  }

  /** The first white row that cannot be filled together with those above it; null when all can. */
  firstUnfilled(): number | null {
    for (let row = 0; row < this.whites.length; row++)
      if (this.black[row] < 0 && !this.fill(row, new Set(), 0)) return row;
    return null;
  }

  /** The first arrangement of all rows; only after all could be filled. */
  first(): Place[] {
    this.whites.forEach((_, row) => {
      this.settle(row);
    });
    return this.whites.map((_, row) => this.blacks[this.black[row]]);
  }

  /** Gives a row its first black with whom the rows below can still be filled. */
  private settle(row: number): void {
    const own = this.black[row];
    for (let wanted = 0; wanted < own; wanted++) {
      const other = this.white[wanted];
      if (other < row || !this.mayStand(row, wanted)) continue;
      this.join(row, wanted);
      this.black[other] = -1;
      this.white[own] = -1;
      if (this.fill(other, new Set([wanted]), row + 1)) return;
      this.join(row, own);
      this.join(other, wanted);
    }
  }

  /**
   * Finds a black for a row, others changing theirs.
   * @param from rows above it keep theirs.
   */
  private fill(row: number, seen: Set<number>, from: number): boolean {
    for (let wanted = 0; wanted < this.blacks.length; wanted++) {
      const other = this.white[wanted];
      if (seen.has(wanted) || (other >= 0 && other < from) || !this.mayStand(row, wanted)) continue;
      seen.add(wanted);
      if (other >= 0 && !this.fill(other, seen, from)) continue;
      this.join(row, wanted);
      return true;
    }
    return false;
  }

  private join(row: number, black: number): void {
    this.black[row] = black;
    this.white[black] = row;
  }

  private mayStand(row: number, black: number): boolean {
    return this.mayMeet(this.whites[row], this.blacks[black]);
  }
}
