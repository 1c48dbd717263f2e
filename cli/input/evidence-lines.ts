import { closeSync, openSync, readSync } from 'node:fs';
import { InputError } from '../errors.js';
import { decodedUtf8 } from './evidence-file.js';
import { fileErrorWords } from './input-problems.js';

/**
 * The lines of a file of any size, one after another, without their ends. A last line that does not end is one, too.
 * @throws InputError where the file cannot be read, is not UTF-8, or a line is longer than a text can be.
 */
export function* evidenceLines(path: string): Generator<string> {
  const file = opened(path);
  try {
    let parts: Uint8Array[] = [];
    for (let number = 1; ;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const length = read(file, chunk, path);
      if (length === 0) {
        if (parts.length > 0) yield textOf(parts, path, number);
        return;
      }
      let from = 0;
      for (let end; (end = chunk.subarray(0, length).indexOf(NEW_LINE, from)) !== -1; from = end + 1) {
        yield textOf([...parts, chunk.subarray(from, end)], path, number++);
        parts = [];
      }
      if (from < length) parts.push(chunk.subarray(from, length));
    }
  } finally {
    closeSync(file);
  }
}

const CHUNK = 1 << 20;
const NEW_LINE = 10;

function opened(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
}

function read(file: number, into: Uint8Array, path: string): number {
  try {
    return readSync(file, into, 0, into.byteLength, null);
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
}

function textOf(parts: readonly Uint8Array[], path: string, line: number): string {
  const text = decodedUtf8(Buffer.concat(parts));
  if (text !== null) return text;
  throw new InputError(`${path}:${line}: the line is not UTF-8, or longer than a text can be`);
}
