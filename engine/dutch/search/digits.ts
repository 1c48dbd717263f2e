import type { BracketView, Member, QualityCriterion } from '../criterion.js';

/**
 * Lexicographic weights for the criteria of a bracket. Every level that a criterion can contribute gets a digit of
 * its own, higher levels before lower ones, criteria in order of priority; digits are packed into words (mixed
 * radix) so that no sum over a matching can carry from one digit into the next. Then the matching of least cost
 * is the candidate that is best criterion by criterion.
 */
export class DigitLayout {
  /** Number of words used so far. */
  words = 0;
  private room = 0;

  /** @param capacity bound on the size of a word. */
  constructor(private readonly capacity: number) {}

  /**
   * Adds a criterion on a bracket.
   * @param elements each pair (higher, lower) and each downfloater (member, null) that a candidate may hold.
   * @param times how often a downfloater's contribution counts.
   */
  add(
    criterion: QualityCriterion,
    view: BracketView,
    elements: Iterable<readonly [Member, Member | null]>,
    times: (member: Member) => number = () => 1,
  ): Column {
    const column: Column = { criterion, view, times, digits: new Map() };
    const holders = new Map<number, Map<Member, number>>();
    if (criterion.concerns(view)) {
      for (const [higher, lower] of elements) {
        const level = lower === null ? criterion.float(view, higher) : criterion.pair(view, higher, lower);
        if (level === null) continue;
        let holdersHere = holders.get(level);
        if (holdersHere === undefined) holders.set(level, (holdersHere = new Map<Member, number>()));
        const count = lower === null ? times(higher) : 1;
        holdersHere.set(higher, Math.max(count, holdersHere.get(higher) ?? 0));
      }
    }
    for (const level of [...holders.keys()].sort((a, b) => a - b).reverse()) {
      let most = 0;
      for (const count of holders.get(level)?.values() ?? []) most += count;
      column.digits.set(level, this.place(most + 1));
    }
    return column;
  }

  /** Cost of a pair in one column, added to `cost`. */
  static addPair(column: Column, higher: Member, lower: Member, cost: Float64Array): void {
    if (column.digits.size === 0) return;
    const level = column.criterion.pair(column.view, higher, lower);
    if (level === null) return;
    const digit = column.digits.get(level);
    if (digit !== undefined) cost[digit.word] += digit.factor;
  }

  /** Cost of a downfloater in one column, added to `cost`. */
  static addFloat(column: Column, member: Member, cost: Float64Array): void {
    if (column.digits.size === 0) return;
    const level = column.criterion.float(column.view, member);
    if (level === null) return;
    const digit = column.digits.get(level);
    if (digit !== undefined) cost[digit.word] += digit.factor * column.times(member);
  }

  /** Opens a digit below the ones placed so far: whatever they hold, the new ones stay below their factor. */
  private place(radix: number): Digit {
    if (this.words === 0 || this.room < radix) {
      this.words += 1;
      this.room = this.capacity;
    }
    this.room = Math.floor(this.room / radix);
    return { word: this.words - 1, factor: this.room };
  }
}

export interface Column {
  readonly criterion: QualityCriterion;
  readonly view: BracketView;
  readonly times: (member: Member) => number;
  readonly digits: Map<number, Digit>;
}

interface Digit {
  readonly word: number;
  readonly factor: number;
}
