import type { SkippedFile } from '../../reports/skipped-file.js';
import { readArchived } from './archives.js';
import { decodedAs } from './encoding.js';
import type { InputJob } from './for-each-input.js';
import type { Input } from './inputs.js';
import { readFound, readInput } from './read-input.js';
import type { ReadResult } from './read-input.js';
import { skippedFile } from './skipped.js';

/** A job after reading: its content, unless it is skipped. */
export type ReadJob =
  | { readonly skipped: SkippedFile; readonly content: null }
  | { readonly skipped: null; readonly content: ReadResult };

/**
 * Reads what a job is about, in this thread.
 * @param encoding see {@link decodedAs}.
 */
export function readJob(job: InputJob, encoding: string | null): ReadJob {
  let read = job.read;
  const content = (): ReadResult => (read ??= readFileInput(job));
  const skipped = skippedFile(job, content);
  return skipped === null ? { skipped, content: decodedAs(content(), encoding) } : { skipped, content: null };
}

/** The content of an input that is a file, or a file of an archive. It waits for the disk. */
export function readFileInput({ path, name, folder, entry }: Omit<Input, 'problem'>): ReadResult {
  if (entry !== null) return readArchived(path, entry, name);
  return folder === null ? readInput(path, name) : readFound(path, name);
}
