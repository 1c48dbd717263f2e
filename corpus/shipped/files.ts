import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './root.js';

/**
 * The files that come with the program: schemas, profiles, examples of the rule pages, known positions. They stand in
 * `corpus/` beside the program; the executables hold them inside themselves (`inside.ts` in place of this module).
 * Paths are those in `corpus/`, with slashes.
 */

/** The text of a file. Throws where there is none. */
export function shippedText(path: string): string {
  return readFileSync(urlOf(path), 'utf8');
}

/** The bytes of a file; null: there is none. */
export function shippedBytes(path: string): Uint8Array | null {
  const url = urlOf(path);
  return existsSync(url) ? readFileSync(url) : null;
}

/** The names of the files of a folder. */
export function shippedNames(folder: string): string[] {
  return readdirSync(urlOf(folder)).sort();
}

/** How a reader finds the file: from the working folder where it is below that, else by its whole path. */
export function shippedName(path: string): string {
  const whole = shippedPath(path);
  const short = relative(process.cwd(), whole);
  return short.startsWith('..') || isAbsolute(short) ? whole : short;
}

/** A file, or a folder with all its files, as other programs find it on the disk. */
export function shippedPath(path: string): string {
  return fileURLToPath(urlOf(path));
}

function urlOf(path: string): URL {
  return new URL(`corpus/${path}`, ROOT);
}
