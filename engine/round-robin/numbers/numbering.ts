import type { Plan } from './plans.js';

/** Which number of the table everybody has. */
export interface Numbering {
  readonly plan: Plan;
  readonly places: number;
  /** By starting number. */
  readonly numberOf: ReadonlyMap<number, number>;
  /** `file`: the numbers of the file themselves, or their order. */
  readonly from: 'file' | 'games';
  /** 0: every game is explained. */
  readonly unexplained: number;
  /** Rounds that are not those of the table by these numbers; what somebody without a game may have had does not count. */
  readonly wrongRounds: number;
  /** False: numberings that were not tried may make half of the rounds the table's, or more, though these do not. */
  readonly isExhaustive: boolean;
  /** Other numberings that explain as much, where those of the file do not. */
  readonly others: readonly ReadonlyMap<number, number>[];
  /** So few rounds were played that the games cannot tell. */
  readonly isOpen: boolean;
  /** All colours of the event are turned: those of the plan are, too. */
  readonly isTurned: boolean;
}

/** Whether more rounds are the table's, where these are half of them; else whether less is left unexplained. */
export function isBetter(one: Numbering, other: Numbering, rounds: number): boolean {
  const hasHalf = 2 * Math.min(one.wrongRounds, other.wrongRounds) <= rounds;
  return hasHalf && one.wrongRounds !== other.wrongRounds
    ? one.wrongRounds < other.wrongRounds
    : one.unexplained < other.unexplained;
}

/** The one that leaves the least unexplained; of equal ones the first. */
export function least(numberings: readonly Numbering[]): Numbering {
  return numberings.reduce((best, one) => (one.unexplained < best.unexplained ? one : best));
}
