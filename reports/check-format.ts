import type { Totals, TournamentReport } from '../checker/index.js';

/**
 * A format of the report of `check`. What it says of a tournament depends on no other tournament, so it can be made
 * where the tournament is checked, and nothing else of the findings need be kept.
 */
export interface CheckFormat {
  /** What the report says of a tournament. */
  readonly part: (report: TournamentReport, isOneOfSeveral: boolean) => string;
  /** The report that consists of such parts, in pieces: many tournaments can need more than fits into one string. */
  readonly whole: (parts: readonly string[], summary: CheckSummary) => readonly string[];
}

export interface CheckSummary {
  readonly totals: Totals;
  /** Files that were not checked because of an internal error. */
  readonly failed: number;
}
