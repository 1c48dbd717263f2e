import type { FailedQuestions } from '../shrink/shrink.js';
import type { TrialKey } from './store/stored-trial.js';

/** The deviation of a round by a rule. */
export interface ShrinkKey extends TrialKey {
  readonly rule: string;
  readonly round: number;
}

/** What a deviation was shrunk to. */
export interface ShrunkCase extends ShrinkKey {
  /** Path in the folder of the campaign. */
  readonly file: string;
  /** The same, what its author's program is given: the file before the round where it is asked to pair, in its dialect. */
  readonly theirFile: string;
  readonly from: readonly [players: number, rounds: number];
  readonly to: readonly [players: number, rounds: number];
  readonly stoppedBy: 'trials' | 'time' | null;
}

/** A shrunken tournament with what is said about it. */
export interface ShrunkFile extends ShrunkCase {
  readonly text: string;
  readonly theirText: string;
}

/** A deviation at which the program failed while it was shrunk: whether it could be repeated, or smaller, is not known. */
export interface ShrinkFailure extends ShrinkKey, Omit<FailedQuestions, 'input'> {
  /** Path, in the folder of the campaign, of the first file at which it failed. */
  readonly file: string;
}

/** The same with what the file holds. */
export interface FailedFile extends ShrinkFailure {
  readonly text: string;
}

/** What came out of shrinking a deviation. */
export interface ShrinkOutcome {
  /** Null where the deviation cannot be repeated, or the program failed at it. */
  readonly shrunk: ShrunkFile | null;
  /** Null: the program answered every question. */
  readonly failed: FailedQuestions | null;
}

/** A rule as a part of a file's name. */
export function ruleStem(rule: string): string {
  return rule.replace(/[^\w.-]/g, '_');
}
