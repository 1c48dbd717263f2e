import { placeOf, ProblemLog, type Line } from '../problems.js';
import type { Codec } from './definition.js';
import { tokens } from './fields.js';

/** One field of a record with fixed columns. */
export interface Column<T> {
  /** 1-based, inclusive; `Infinity` for a field up to the end of the line. */
  readonly from: number;
  readonly to: number;
  /** What must stand there, for problems. */
  readonly expected: string;
  /** The value of the columns, which may be blank or cut off by the end of the line. */
  readonly read: (text: string) => T | Misread;
  /** The text for the columns, from the first of them on. Throws a RangeError for a value that does not fit. */
  readonly write: (value: T) => string;
}

/** Why a field cannot be read: a part of it, from a 0-based position on. */
export class Misread {
  constructor(
    readonly at = 0,
    readonly length?: number,
  ) {}
}

/**
 * A record of fixed columns with a tag in positions 1-3. What stands outside of its fields, or in a field that cannot
 * be read, is a warning: such a line is kept as it stands, but nothing is made of it.
 */
export function fixedColumns<T extends object>(
  tag: string | null,
  columns: { readonly [Name in keyof T]: Column<T[Name]> },
): Codec<T> {
  const fields = Object.entries(columns) as [string, Column<unknown>][];
  return {
    read: (line, log) => {
      const stray = strayPosition(line.text, fields);
      if (stray >= 0) return misread(line, stray, 1, 'a blank', log);
      const data: Record<string, unknown> = {};
      for (const [name, { from, to, expected, read }] of fields) {
        const value = read(line.text.slice(from - 1, to));
        if (value instanceof Misread) {
          const length = value.length ?? to - from + 1 - value.at;
          return misread(line, from - 1 + value.at, length, expected, log);
        }
        data[name] = value;
      }
      return data as T;
    },
    write: (data) => {
      let text = tag ?? '';
      for (const [name, { from, write }] of fields) {
        text = text.padEnd(from - 1) + write(data[name as keyof T]);
      }
      return text.trimEnd();
    },
  };
}

/** A record of words with one blank between them. */
export function words(code: string): Codec<readonly string[]> {
  return {
    read: (line) => tokens(line.text, 4).map(({ text }) => text),
    write: (found) => [code, ...found].join(' '),
  };
}

/** The 0-based position of the first character outside of all fields; -1 for none. */
function strayPosition(text: string, fields: readonly (readonly [string, Column<unknown>])[]): number {
  let position = TAG_LENGTH;
  for (const [, { from, to }] of fields) {
    for (; position < Math.min(from - 1, text.length); position++)
      if (text[position] !== ' ') return position;
    position = Math.max(position, to);
  }
  for (; position < text.length; position++) if (text[position] !== ' ') return position;
  return -1;
}

const TAG_LENGTH = 3;

/** Warns about a record that is not in its form. */
export function misread(
  line: Line,
  position: number,
  length: number,
  expected: string,
  log: ProblemLog,
): null {
  const tag = line.text.slice(0, TAG_LENGTH);
  log.warn(
    'record-form',
    placeOf(line, position + 1, Math.min(length, line.text.length)),
    expected,
    `Record ${tag} is not in its form: column ${position + 1} does not hold ${expected}.`,
    `records ${tag} that cannot be read are kept as they stand, without effect`,
  );
  return null;
}

/** Reads a record that decides who met whom: what is a warning where it has no effect is an error here. */
export function readStrictly<T>(codec: Codec<T>, line: Line, log: ProblemLog): T | null {
  const found = new ProblemLog();
  const data = codec.read(line, found);
  for (const { code, expected, message, ...place } of found.list()) log.error(code, place, expected, message);
  return data;
}
