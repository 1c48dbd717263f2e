import { constants, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { isatty, ReadStream } from 'node:tty';
import { unreadable } from '../../reports/words/input-problems.js';
import { fileErrorWords } from './input-problems.js';
import { readChunks, readOpened } from './read-input.js';
import type { ReadResult } from './read-input.js';

/**
 * Reads a named pipe, a terminal or another device that the command line names. It waits for the writer of a pipe
 * without blocking the thread, so that a signal can end the wait.
 * @param signal ends the wait; the result is then a problem.
 */
export async function readStream(path: string, name: string, signal: AbortSignal): Promise<ReadResult> {
  try {
    // Without this flag the thread would block until another program opens the pipe for writing.
    const file = openSync(path, constants.O_RDONLY | NONBLOCK);
    const isPipe = fstatSync(file).isFIFO();
    if (!isPipe && !isatty(file)) return readOpened(file, name);
    const stream = isPipe ? new Socket({ fd: file, readable: true, writable: false }) : new ReadStream(file);
    const stop = (): void => void stream.destroy();
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (signal.aborted) stop();
      return await readChunks(stream, name);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  } catch (error) {
    return { ok: false, problem: unreadable(name, fileErrorWords(error)) };
  }
}

/** Windows has no such flag, and no such pipes among its files. */
const NONBLOCK = (constants.O_NONBLOCK as number | undefined) ?? 0;
