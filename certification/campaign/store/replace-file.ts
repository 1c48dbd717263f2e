import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that nobody ever sees half of it: beside its place first, then moved there. A link stays a link, and
 * a file that is replaced keeps its permissions.
 *
 * Not with write-file-atomic (7.0, tried): it writes with a single call and does not look at how much was written, so
 * that on a full disk a part of the new file takes the place of the good old one without an error; and it listens to
 * signals only while it writes, so that an interrupt in this moment is lost.
 * @throws the error of the file system; what was there before is there still.
 */
export function replaceFile(file: string, pieces: readonly string[]): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writePieces(draft, pieces, mode);
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Writes to what is there: a file, a device or a pipe. */
export function writePieces(file: string, pieces: readonly string[], mode?: number): void {
  const handle = openSync(file, 'w', mode);
  try {
    for (const piece of pieces) writeFileSync(handle, piece);
  } finally {
    closeSync(handle);
  }
}
