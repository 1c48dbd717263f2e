import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { isZip } from '../../corpus/archive/zip-entries.js';
import { holdsPlayers, isTournamentLike, isTournamentName } from '../../corpus/index.js';
import type { Problem } from '../../corpus/index.js';
import { MAX_SIZE, tooLarge, unreadable } from '../../reports/words/input-problems.js';
import { fileErrorWords } from './input-problems.js';

export type ReadResult =
  | {
      readonly ok: true;
      readonly content: Uint8Array | string;
      /** As they were read, if the content was decoded from them. */
      readonly bytes?: Uint8Array | string;
    }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a file, but not more than a tournament can have. It waits for the file: for the small files that tournaments are,
 * that takes a tenth of the time that asking to be told would take.
 */
export function readInput(path: string, name: string): ReadResult {
  try {
    return readOpened(openSync(path, 'r'), name);
  } catch (error) {
    return { ok: false, problem: unreadable(name, fileErrorWords(error)) };
  }
}

/**
 * Reads a file that was found in a folder. If its beginning shows that it is no tournament, only the beginning is read:
 * folders hold pictures and films, too.
 */
export function readFound(path: string, name: string): ReadResult {
  try {
    const file = openSync(path, 'r');
    const head = Buffer.from(CHUNK.subarray(0, readSync(file, CHUNK, 0, CHUNK.length, 0)));
    if (isEnough(head, fstatSync(file).size, name)) {
      closeSync(file);
      return { ok: true, content: head };
    }
    return readOpened(file, name);
  } catch (error) {
    return { ok: false, problem: unreadable(name, fileErrorWords(error)) };
  }
}

/** Whether the beginning of a file decides that it is no tournament. */
function isEnough(head: Uint8Array, size: number, name: string): boolean {
  if (size > MAX_SIZE) return !isTournamentName(name) && !isTournamentLike(head, name);
  // A ZIP archive says at its end what it holds.
  return head.includes(0) && !isZip(head) && !holdsPlayers(head);
}

/** Reads an open file from where it stands, and closes it. Throws what the system throws. */
export function readOpened(file: number, name: string): ReadResult {
  try {
    return fstatSync(file).size > MAX_SIZE ? { ok: false, problem: tooLarge(name) } : readToEnd(file, name);
  } finally {
    closeSync(file);
  }
}

/** Collects a stream; stops when there is more than a tournament can have. */
export async function readChunks(chunks: AsyncIterable<unknown>, name: string): Promise<ReadResult> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += part.length;
    if (size > MAX_SIZE) return { ok: false, problem: tooLarge(name) };
    parts.push(part);
  }
  return { ok: true, content: Buffer.concat(parts) };
}

function readToEnd(file: number, name: string): ReadResult {
  const parts: Buffer[] = [];
  let size = 0;
  for (;;) {
    const length = readSync(file, CHUNK);
    if (length === 0) return { ok: true, content: parts.length === 1 ? parts[0] : Buffer.concat(parts) };
    size += length;
    if (size > MAX_SIZE) return { ok: false, problem: tooLarge(name) };
    parts.push(Buffer.from(CHUNK.subarray(0, length)));
  }
}

/** One for all files: a new one for each was more garbage than all that is read. */
const CHUNK = Buffer.allocUnsafe(64 * 1024);
