import type { AuditReport, AuditTotals, Season } from '../../checker/audit/index.js';
import type { ReportStyle } from '../check/format.js';

/** A format of the report of `audit`; like those of `check`, its parts are made where the tournaments are audited. */
export interface AuditFormat {
  /** What the report says of a tournament; empty for nothing. */
  readonly part: (report: AuditReport, style: AuditStyle) => string;
  /** @param season the tables over several tournaments; null: there are none. */
  readonly whole: (
    parts: readonly string[],
    totals: AuditTotals,
    season?: Season | null,
  ) => readonly string[];
}

/** Quiet: only what is touched or could not be audited. */
export interface AuditStyle extends Pick<ReportStyle, 'isQuiet' | 'isColoured' | 'site' | 'made'> {
  /** Every norm that was tried, also of players who are far from one. Absent: no (`shownNorms`). */
  readonly isAll?: boolean;
}

/** Quiet reports leave out what is not touched. */
export function isShown({ verdict }: AuditReport, { isQuiet }: AuditStyle): boolean {
  return !isQuiet || verdict === 'touched' || verdict === 'invalid';
}
