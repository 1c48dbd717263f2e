import { auditTotals, seasonEventOf, sumOfAudits } from '../../checker/audit/index.js';
import type { AuditReport, AuditTotals, Claim, SeasonEvent } from '../../checker/audit/index.js';
import type { RecognisedFile } from '../../checker/index.js';
import { defectLines, errorLines } from '../check/file-verdict.js';
import { outcomeOf } from '../check/outcome.js';
import type { Outcome } from '../check/outcome.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';
import { auditEntry } from './audit-entry.js';
import type { AuditEntry } from './audit-entry.js';
import { auditCsv } from './csv.js';
import type { AuditFormat, AuditStyle } from './format.js';
import { auditIt1 } from './it1.js';
import { auditIt3 } from './it3.js';
import { auditJson } from './json.js';
import { auditText } from './text.js';

/** What an audit leaves of a file, ready for whoever asked for it. */
export interface AuditVerdict {
  /** What the report says of the tournament. */
  readonly part: string;
  /** What must be said beside the report. */
  readonly asides: readonly string[];
  readonly outcome: Outcome;
  readonly totals: AuditTotals;
  /** What the index says of it; null for a file that is no tournament. */
  readonly entry: AuditEntry | null;
  /** What the tables of a season need; null for a file that could not be audited. */
  readonly season: SeasonEvent | null;
}

/** How the report is made. */
export interface AuditReportSettings extends AuditStyle {
  readonly format: AuditFormatName;
  /** Errors in the report do not meet the eye, or have no place in it. */
  readonly isReportUnseen: boolean;
  /** Norms that organisers claim; absent: none were given. */
  readonly claims?: readonly Claim[];
}

export const AUDIT_FORMAT_NAMES = ['text', 'json', 'csv', 'html', 'statement', 'it1', 'it3'] as const;
export type AuditFormatName = (typeof AUDIT_FORMAT_NAMES)[number];

const AUDIT_FORMATS: Readonly<Record<Exclude<AuditFormatName, 'html' | 'statement'>, AuditFormat>> = {
  text: auditText,
  json: auditJson,
  csv: auditCsv,
  it1: auditIt1,
  it3: auditIt3,
};

/** The format of a report; pages are loaded for those only who ask for them. */
export async function loadAuditFormat(format: AuditFormatName): Promise<AuditFormat> {
  if (format === 'html') return (await import('../html/audit.js')).auditHtml;
  if (format === 'statement') return (await import('../html/norm-statement.js')).auditStatement;
  return AUDIT_FORMATS[format];
}

/** Puts an audited tournament into words, with its totals and its outcome. */
export function auditVerdict(
  report: AuditReport,
  settings: AuditReportSettings,
  format: AuditFormat,
): AuditVerdict {
  const { check } = report;
  return {
    part: format.part(report, settings),
    asides: [...errorLines(report, settings.isReportUnseen), ...(check === null ? [] : defectLines(check))],
    outcome: outcomeOfAudit(report),
    totals: auditTotals(report),
    entry: auditEntry(report),
    season: seasonEventOf(report, settings.claims ?? []),
  };
}

/**
 * What is left of a file that is no tournament, and that nobody has named: it is counted and named in the totals.
 * @param recognised what it is; null: that is not known.
 */
export function skippedAudit(name: string, recognised: RecognisedFile | null): AuditVerdict {
  const found = { skipped: [name], recognised: recognised === null ? [] : [recognised] };
  const totals = { ...sumOfAudits([]), ...found };
  return { part: '', asides: [], outcome: 'done', totals, entry: null, season: null };
}

/** Deviations that touch no norm are no matter of the audit. */
function outcomeOfAudit({ verdict, problems, check }: AuditReport): Outcome {
  if (problems.some(({ code }) => code === INTERNAL_ERROR)) return 'internal-error';
  if (verdict === 'invalid') return 'invalid';
  if (check !== null && outcomeOf(check) === 'internal-error') return 'internal-error';
  return verdict === 'touched' ? 'deviates' : 'done';
}
