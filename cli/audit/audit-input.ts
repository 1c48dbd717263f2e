import type { AuditFormat } from '../../reports/audit/format.js';
import { auditFile, invalidAudit } from '../../checker/audit/index.js';
import type { AuditOptions } from '../../checker/audit/index.js';
import { editionById } from '../../engine/index.js';
import { auditVerdict, skippedAudit } from '../../reports/audit/audit-verdict.js';
import type { AuditReportSettings, AuditVerdict } from '../../reports/audit/audit-verdict.js';
import type { InputJob } from '../input/for-each-input.js';
import { failureProblem } from '../../reports/words/input-problems.js';
import { debugStack } from '../input/input-problems.js';
import { readJob } from '../input/read-job.js';
import { digestFor } from '../input/sha256.js';

/** What an audit depends on besides the file, in a form that can be sent to a worker. */
export interface AuditSettings extends AuditReportSettings, Omit<AuditOptions, 'edition'> {
  /** Name of the edition; null: chosen from the file. */
  readonly edition: string | null;
  /** Of the bytes of the files; null: UTF-8, else Windows Latin. */
  readonly encoding: string | null;
}

/** Reads and audits one file. Never throws: a failed audit is a verdict that says so. */
export function auditInput(job: InputJob, settings: AuditSettings, format: AuditFormat): AuditVerdict {
  const { name } = job;
  try {
    const { skipped, content } = readJob(job, settings.encoding);
    if (skipped !== null) return skippedAudit(name, skipped.recognised);
    if (!content.ok) return auditVerdict(invalidAudit(name, [content.problem]), settings, format);
    const { edition, encoding: _, ...options } = settings;
    const wanted = edition === null ? null : editionById(edition);
    const report = auditFile(content.content, name, { ...options, edition: wanted });
    return auditVerdict({ ...report, ...digestFor(settings, content) }, settings, format);
  } catch (error) {
    process.stderr.write(debugStack(error));
    return failedAudit(name, error, settings, format);
  }
}

/** The verdict on a file whose audit ended with an exception. */
export function failedAudit(
  name: string,
  error: unknown,
  settings: AuditSettings,
  format: AuditFormat,
): AuditVerdict {
  return auditVerdict(invalidAudit(name, [failureProblem(name, error)]), settings, format);
}
