import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile, writePieces } from '../../certification/campaign/store/replace-file.js';
import { UsageError } from '../errors.js';
import { fileErrorWords } from '../input/input-problems.js';
import type { Io } from '../io.js';

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

/**
 * Writes a result (a text, or the pieces of one) to a file, or to standard output when there is none. A result that
 * cannot be saved is printed.
 */
export function writeResult(result: Text, file: string | null, io: Io): void {
  if (file === null) {
    print(result, io);
    return;
  }
  try {
    writeWhole(file, result);
  } catch (error) {
    print(result, io);
    throw unwritable(file, error);
  }
}

/** Writes a file so that nobody ever sees half of it; what is no file, like a pipe, is written to as it is. */
export function writeWhole(file: string, text: Text): void {
  const write = existsSync(file) && !isRegular(file) ? writePieces : replaceFile;
  write(file, piecesOf(text));
}

export function unwritable(path: string, error: unknown): UsageError {
  return new UsageError(`cannot write to ${path}: ${fileErrorWords(error)}`);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

type Text = string | readonly string[];

function piecesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

function print(text: Text, io: Io): void {
  for (const piece of piecesOf(text)) io.stdout(piece);
}

function isRegular(path: string): boolean {
  return statSync(path).isFile();
}
