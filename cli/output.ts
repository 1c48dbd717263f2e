import {
  accessSync,
  constants,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from './errors.js';
import { fileErrorWords } from './input-problems.js';
import type { Io } from './io.js';

/**
 * The file that `--out` stands for: in a folder (one that exists, or a path that ends with a slash) the file has a
 * given name. Throws a UsageError before any work is done when it cannot be written.
 */
export function outputFile(out: string, nameInFolder: string): string {
  const file = out.endsWith('/') || isFolder(out) ? join(out, nameInFolder) : out;
  try {
    if (existsSync(file)) accessSync(file, constants.W_OK);
    if (!existsSync(file) || isRegular(file)) accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw unwritable(file, error);
  }
  return file;
}

/** Writes a result to a file, or to standard output when there is none. A result that cannot be saved is printed. */
export function writeResult(text: string, file: string | null, io: Io): void {
  if (file === null) {
    io.stdout(text);
    return;
  }
  try {
    writeWhole(file, text);
  } catch (error) {
    io.stdout(text);
    throw unwritable(file, error);
  }
}

/** Writes a file so that nobody ever sees half of it: beside its place first, then moved there. */
export function writeWhole(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  if (existsSync(target) && !isRegular(target)) {
    writeFileSync(target, text);
    return;
  }
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(draft, text);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export function unwritable(path: string, error: unknown): UsageError {
  return new UsageError(`cannot write to ${path}: ${fileErrorWords(error)}`);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isRegular(path: string): boolean {
  return statSync(path).isFile();
}
