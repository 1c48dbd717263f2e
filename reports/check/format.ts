import type { Totals, TournamentReport } from '../../checker/index.js';
import type { IndexEntry } from './index-entry.js';

/**
 * A format of the report of `check`. What it says of a tournament depends on no other tournament, so it can be made
 * where the tournament is checked, and nothing else of the findings need be kept.
 */
export interface CheckFormat {
  /** What the report says of a tournament; empty for nothing. */
  readonly part: (report: TournamentReport, style: ReportStyle) => string;
  /**
   * The report that consists of such parts, in pieces: many tournaments can need more than fits into one string.
   * @param site as the style has it.
   */
  readonly whole: (parts: readonly string[], summary: CheckSummary, site?: string) => readonly string[];
}

export interface ReportStyle {
  readonly isOneOfSeveral: boolean;
  /** One of so many that a page leaves out drawings, crosstables and the texts of rules (`MOST_DRAWN`); absent: false. */
  readonly isOneOfMany?: boolean;
  /** Only what deviates or could not be checked. */
  readonly isQuiet: boolean;
  /** Every file, but of its rounds only those that quiet reports have; only JSON asks. Absent: all rounds. */
  readonly leavesOutAgreeing?: boolean;
  /** Where the book of the rules is served (`npm run site`), to which rules lead; only pages and SARIF do. Absent: nowhere. */
  readonly site?: string;
  /** What a statement says of its own making; absent: nothing. Only statements do, and pages, which print them. */
  readonly made?: StatementFacts;
  /** For a terminal that shows colours; only text has them. */
  readonly isColoured: boolean;
}

/** A page about more files leaves out what makes it too large to open. */
export const MOST_DRAWN = 200;

/** When a statement was made, and by which options. */
export interface StatementFacts {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The options of the command line that can change a verdict: ["--initial-color", "white"]. */
  readonly options: readonly string[];
}

export interface CheckSummary {
  readonly totals: Totals;
  /** Files that were not checked because of an internal error. */
  readonly failed: number;
  /** For each part its tournament; null for a file that is no tournament. */
  readonly entries: readonly (IndexEntry | null)[];
}
