import type { AuditReport, AuditTotals, Season } from '../../checker/audit/index.js';
import type { AuditEntry } from './audit-entry.js';
import type { ReportStyle } from '../check/format.js';

/** A format of the report of `audit`; like those of `check`, its parts are made where the tournaments are audited. */
export interface AuditFormat {
  /** What the report says of a tournament; empty for nothing. */
  readonly part: (report: AuditReport, style: AuditStyle) => string;
  readonly whole: (parts: readonly string[], summary: AuditSummary) => readonly string[];
}

export interface AuditSummary {
  readonly totals: AuditTotals;
  /** The tables over several tournaments; null: there are none. */
  readonly season: Season | null;
  /** For each part its tournament; null for a file that is no tournament. */
  readonly entries: readonly (AuditEntry | null)[];
}

/** Quiet: only what is touched or could not be audited. */
export interface AuditStyle extends Pick<ReportStyle, 'isQuiet' | 'isColoured' | 'site' | 'made'> {
  /** Every norm that was tried, also of players who are far from one. Absent: no (`shownNorms`). */
  readonly isAll?: boolean;
  /** Absent: the tournament is the only one. */
  readonly isOneOfSeveral?: boolean;
}

/** Quiet reports leave out what is not touched. */
export function isShown({ verdict }: AuditReport, { isQuiet }: AuditStyle): boolean {
  return !isQuiet || verdict === 'touched' || verdict === 'invalid';
}
