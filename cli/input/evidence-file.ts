import { readFileSync } from 'node:fs';
import type * as JsoncParser from 'jsonc-parser';
import { InputError } from '../errors.js';
import { fileErrorWords } from './input-problems.js';
import { notJson } from './json-file.js';
import { loaded } from '../../corpus/shipped/packages.js';

/**
 * Reads a file of JSON that proves something to somebody else: a certificate, a protocol, keys, a manifest. It must mean the
 * same to every reader, so what readers of JSON understand in different ways is refused: bytes that are no UTF-8, a byte
 * order mark, a member that stands twice in an object, a number spelled otherwise than RFC 8785 spells it, and half a
 * surrogate pair.
 * @throws InputError with line and column.
 */
export function readEvidenceFile(path: string): unknown {
  return evidenceIn(evidenceText(path), path);
}

/** The text of such a file. */
export function evidenceText(path: string): string {
  let content: Uint8Array;
  try {
    content = readFileSync(path);
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
  const text = decodedUtf8(content);
  if (text === null) throw new InputError(`${path} is not UTF-8: evidence must be`);
  if (text.startsWith('\uFEFF'))
    throw new InputError(
      `${path}:1:1: evidence may not begin with a byte order mark: write the file again without it`,
    );
  return text;
}

/**
 * What a text of such a file says.
 * @param firstLine where the text begins in its file.
 */
export function evidenceIn(text: string, path: string, firstLine = 1): unknown {
  const fault = notJson(text, path, firstLine) ?? otherMeaning(text, path, firstLine);
  if (fault !== null) throw fault;
  return JSON.parse(text);
}

/** A text with its byte order mark; null where it is not UTF-8, or longer than a text can be. */
export function decodedUtf8(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return null;
  }
}

/** The first place of correct JSON that other readers may understand otherwise; null: there is none. */
function otherMeaning(text: string, path: string, firstLine: number): InputError | null {
  const { visit } = loaded('jsonc-parser') as typeof JsoncParser;
  const open: Set<string>[] = [];
  let found: InputError | null = null;
  const fault = (line: number, column: number, what: string): void => {
    found ??= new InputError(`${path}:${firstLine + line}:${column + 1}: ${what}`);
  };
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, _offset, _length, line, column) => {
      const names = open.at(-1);
      if (names?.has(name) === true)
        fault(line, column, `the member ${JSON.stringify(name)} stands twice in one object`);
      if (!isWellFormed(name)) fault(line, column, HALF);
      names?.add(name);
    },
    onLiteralValue: (value, offset, length, line, column) => {
      if (typeof value === 'string' && !isWellFormed(value)) fault(line, column, HALF);
      if (typeof value !== 'number') return;
      const spelling = text.slice(offset, offset + length);
      if (spelling !== String(value))
        fault(line, column, `the number ${spelling} must be spelled ${String(value)}`);
    },
  });
  return found;
}

const HALF = 'half a surrogate pair is no character';

function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}
