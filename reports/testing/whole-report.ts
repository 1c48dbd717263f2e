import { totalsOf } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import type { CheckFormat, ReportStyle } from '../check/format.js';
import { indexEntry } from '../check/index-entry.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';

/** The report on several tournaments in a format, for tests. */
export function wholeReport(
  format: CheckFormat,
  reports: readonly TournamentReport[],
  style: Partial<ReportStyle> = {},
): string {
  const failed = reports.filter(({ problems }) =>
    problems.some(({ code }) => code === INTERNAL_ERROR),
  ).length;
  const parts = reports.map((report) =>
    format.part(report, { isOneOfSeveral: reports.length > 1, isQuiet: false, isColoured: false, ...style }),
  );
  return format
    .whole(parts, { totals: totalsOf(reports), failed, entries: reports.map(indexEntry) })
    .join('');
}
