import type { FileVerdict } from '../../reports/index.js';
import { checkInput } from './check-input.js';
import type { CheckJob, CheckSettings } from './check-input.js';

export interface Task {
  readonly jobs: readonly CheckJob[];
  readonly settings: CheckSettings;
}

/** What a worker thread does: it reads and checks files, and makes the words of the report. */
export default function ({ jobs, settings }: Task): FileVerdict[] {
  return jobs.map((job) => checkInput(job, settings));
}
