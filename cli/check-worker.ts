import { checkInput } from './check-input.js';
import type { CheckJob, CheckSettings } from './check-input.js';
import type { FileVerdict } from './check-verdict.js';

export interface Task {
  readonly job: CheckJob;
  readonly settings: CheckSettings;
}

/** What a worker thread does: it reads and checks a file, and makes the words of the report. Asked null, it is ready. */
export default function (task: Task | null): FileVerdict | null {
  return task === null ? null : checkInput(task.job, task.settings);
}
