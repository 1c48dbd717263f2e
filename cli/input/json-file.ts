import { readFileSync } from 'node:fs';
import { InputError } from '../errors.js';
import { fileErrorWords } from './input-problems.js';
import { findJsonFault } from './json-fault.js';

/**
 * Reads a JSON file; a byte order mark is passed over.
 * @throws InputError that says why it cannot be read, or where it is not JSON and what was expected there.
 */
export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${fileErrorWords(error)}`);
  }
  const fault = notJson(text, path);
  if (fault !== null) throw fault;
  return JSON.parse(text);
}

/**
 * Where a text is not JSON, and what was expected there; null: it is JSON.
 * @param firstLine where the text begins in its file.
 */
export function notJson(text: string, path: string, firstLine = 1): InputError | null {
  const fault = findJsonFault(text);
  if (fault === null) return null;
  const found = fault.found === '' ? 'it ends' : `found ${fault.found}`;
  return new InputError(
    `${path}:${firstLine + fault.line - 1}:${fault.column}: not JSON: ${found}, expected ${fault.expected}`,
  );
}
