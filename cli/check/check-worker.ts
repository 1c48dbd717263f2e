import { loadFormat } from '../../reports/index.js';
import type { FileVerdict } from '../../reports/index.js';
import type { InputTask } from '../input/for-each-input.js';
import { checkInput } from './check-input.js';
import type { CheckSettings } from './check-input.js';

/** What a worker thread does: it reads and checks files, and makes the words of the report. */
export default async function ({ jobs, settings }: InputTask<CheckSettings>): Promise<FileVerdict[]> {
  const format = await loadFormat(settings);
  return jobs.map((job) => checkInput(job, settings, format));
}
