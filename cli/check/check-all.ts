import type { FileVerdict } from '../../reports/index.js';
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
  threads: number,
  io: Io,
): Promise<FileVerdict[]> {
  return forEachInput(inputs, CHECK, settings, threads, io);
}

const CHECK: InputWork<CheckSettings, FileVerdict> = {
  one: checkInput,
  failed: failedVerdict,
  worker: new URL('./check-worker.js', import.meta.url),
};
