import { ROOT } from '../../corpus/shipped/root.js';
import type { CheckFormat, FileVerdict } from '../../reports/index.js';
import { forEachInput } from '../input/for-each-input.js';
import type { InputWork } from '../input/for-each-input.js';
import type { Input } from '../input/inputs.js';
import type { Io } from '../io.js';
import { checkInput, failedVerdict } from './check-input.js';
import type { CheckSettings } from './check-input.js';

/** Checks all inputs, many of them in worker threads. */
export function checkAll(
  inputs: readonly Input[],
  settings: CheckSettings,
  format: CheckFormat,
  threads: number,
  io: Io,
  signal?: AbortSignal,
): Promise<FileVerdict[]> {
  return forEachInput(inputs, checkWork(format), settings, threads, io, signal);
}

function checkWork(format: CheckFormat): InputWork<CheckSettings, FileVerdict> {
  return {
    one: (job, settings) => checkInput(job, settings, format),
    failed: (name, error, settings) => failedVerdict(name, error, settings, format),
    worker: new URL('cli/check/check-worker.js', ROOT),
  };
}
