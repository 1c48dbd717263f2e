import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import type { Edition } from '../../engine/index.js';
import type { Io } from '../io.js';

/** In whose place the program is called, and what the caller says besides the command line of that program. */
export interface Place {
  readonly io: Io;
  /** The edition by which everything is paired; null: as that program decides. */
  readonly edition: Edition | null;
  /** Of the lines that are printed and written. */
  readonly eol: LineEnd;
}

export type LineEnd = '\n' | '\r\n';

/** A mistake that ends the other program with a code of its own. */
export class PlaceError extends Error {
  override readonly name = 'PlaceError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A name without a folder is one beside the file that is read. */
export function besideInput(name: string, input: string): string {
  return isAbsolute(name) || basename(name) !== name ? name : join(dirname(input), name);
}

/** The name of a file in reports. */
export function stemOf(path: string): string {
  return basename(path, extname(path));
}
