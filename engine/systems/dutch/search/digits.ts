import { DigitRoom } from '../../../matching/digit-room.js';
import type { Digit } from '../../../matching/digit-room.js';
import type { BracketView, Member, QualityCriterion } from '../criteria/criterion.js';

/**
 * Lexicographic weights for the criteria of a bracket. Every level that a criterion can contribute gets a digit of
 * its own, higher levels before lower ones, criteria in order of priority; digits are packed into words (mixed
 * radix) so that no sum over a matching can carry from one digit into the next. Then the matching of least cost
 * is the candidate that is best criterion by criterion.
 */
export class DigitLayout {
  private readonly room: DigitRoom;

  /** @param capacity bound on the size of a word. */
  constructor(capacity: number) {
    this.room = new DigitRoom(capacity);
  }

  /** Number of words used so far. */
  get words(): number {
    return this.room.words;
  }

  /**
   * Adds a criterion on a bracket.
   * @param elements what a candidate may hold; those with the same first member one after the other.
   * @param times how often a downfloater's contribution counts.
   */
  add(
    criterion: QualityCriterion,
    view: BracketView,
    elements: readonly Element[],
    times: (member: Member) => number = () => 1,
  ): Column {
    const column: Column = { criterion, view, times, digits: new Map() };
    if (!criterion.concerns(view)) return column;
    const levels = new Map<number, Bound>();
    for (const [higher, lower, size] of elements) {
      const value = lower === null ? criterion.float(view, higher) : criterion.pair(view, higher, lower);
      if (value === null) continue;
      // Every number that a criterion contributes is a level of its own, or they are added up at one level.
      const { addsUp } = criterion;
      const [level, weight] = addsUp ? [0, value] : [value, 1];
      const count = lower === null ? weight * times(higher) : weight;
      const bound = levels.get(level);
      if (bound === undefined) levels.set(level, { member: higher, count, sum: count * size });
      else raiseBound(bound, higher, count, size);
    }
    for (const [level, { sum }] of [...levels].sort(([a], [b]) => b - a))
      column.digits.set(level, this.room.place(sum + 1));
    return column;
  }

  /** Cost of a pair in one column, added to `cost`. */
  static addPair(column: Column, higher: Member, lower: Member, cost: Float64Array): void {
    if (column.digits.size === 0) return;
    const value = column.criterion.pair(column.view, higher, lower);
    if (value === null) return;
    const { addsUp } = column.criterion;
    const digit = column.digits.get(addsUp ? 0 : value);
    if (digit !== undefined) cost[digit.word] += addsUp ? digit.factor * value : digit.factor;
  }

  /** Cost of a downfloater in one column, added to `cost`. */
  static addFloat(column: Column, member: Member, cost: Float64Array): void {
    if (column.digits.size === 0) return;
    const value = column.criterion.float(column.view, member);
    if (value === null) return;
    const { addsUp } = column.criterion;
    const digit = column.digits.get(addsUp ? 0 : value);
    if (digit !== undefined) cost[digit.word] += digit.factor * (addsUp ? value : 1) * column.times(member);
  }
}

export interface Column {
  readonly criterion: QualityCriterion;
  readonly view: BracketView;
  readonly times: (member: Member) => number;
  readonly digits: Map<number, Digit>;
}

/** A pair, the higher ranked player first, or a downfloater; and how many such first players there are. */
export type Element = readonly [higher: Member, lower: Member | null, size: number];

/** The most that a level can come to: what each member can add to it, for a player is in one element of a candidate. */
interface Bound {
  member: Member;
  count: number;
  sum: number;
}

function raiseBound(bound: Bound, member: Member, count: number, size: number): void {
  const known = bound.member === member ? bound.count : 0;
  bound.member = member;
  bound.count = Math.max(known, count);
  bound.sum += (bound.count - known) * size;
}
