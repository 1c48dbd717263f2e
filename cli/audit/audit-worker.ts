import { loadAuditFormat } from '../../reports/audit/audit-verdict.js';
import type { AuditVerdict } from '../../reports/audit/audit-verdict.js';
import type { InputTask } from '../input/for-each-input.js';
import { auditInput } from './audit-input.js';
import type { AuditSettings } from './audit-input.js';

/** What a worker thread does: it reads and audits files, and makes the words of the report. */
export default async function ({ jobs, settings }: InputTask<AuditSettings>): Promise<AuditVerdict[]> {
  const format = await loadAuditFormat(settings.format);
  return jobs.map((job) => auditInput(job, settings, format));
}
