import { open } from 'node:fs/promises';
import type { Problem } from '../corpus/index.js';
import { fileErrorWords, inputProblem, TOO_LARGE } from './input-problems.js';

export type ReadResult =
  { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false; readonly problem: Problem };

/** Reads a file, or whatever else has a path (a pipe), but not more than a tournament can have. */
export async function readInput(path: string, name: string): Promise<ReadResult> {
  try {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      if (size > MAX_SIZE) return { ok: false, problem: tooLarge(name) };
      return await readChunks(handle.createReadStream({ autoClose: false }), name);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const message = `The file cannot be read: ${fileErrorWords(error)}.`;
    return { ok: false, problem: inputProblem(name, 'input-unreadable', 'a file that can be read', message) };
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

function tooLarge(name: string): Problem {
  return inputProblem(name, TOO_LARGE, 'at most 16 MiB', 'The file is too large to be a tournament.');
}

/** As much as the corpus accepts. */
const MAX_SIZE = 16 * 1024 * 1024;
