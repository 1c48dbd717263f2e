import { auditTotals, sumOfAudits } from '../../checker/audit/index.js';
import type { AuditReport } from '../../checker/audit/index.js';
import { auditEntry } from '../audit/audit-entry.js';
import type { AuditFormat, AuditStyle } from '../audit/format.js';

/** The audit of several tournaments in a format, without the tables of a season, for tests. */
export function wholeAudit(
  format: AuditFormat,
  reports: readonly AuditReport[],
  style: Partial<AuditStyle> = {},
): string {
  const parts = reports.map((report) =>
    format.part(report, {
      ...{ isOneOfSeveral: reports.length > 1, isQuiet: false, isColoured: false },
      ...style,
    }),
  );
  const totals = sumOfAudits(reports.map(auditTotals));
  return format.whole(parts, { totals, season: null, entries: reports.map(auditEntry) }).join('');
}
