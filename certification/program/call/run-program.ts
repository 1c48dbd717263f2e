import type { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killGroup, later, startQuiet } from './process-group.js';
import type { Limits } from '../profile.js';

/** How a call of a program ended. */
export interface ProgramRun {
  /** Exit code; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: Uint8Array;
  /** The end of what it said there. */
  readonly stderr: Uint8Array;
  /** How much it wrote there in all. */
  readonly stderrBytes: number;
  readonly timedOut: boolean;
  /** It wrote more than the limit to standard output. */
  readonly flooded: boolean;
}

/**
 * Runs a program to its end, or until it has used up its time or its output; then it is killed with all the processes
 * of its group. Throws the reason of an abort signal, and when the program cannot be started.
 * @param folder where it runs.
 */
export function runProgram(
  command: readonly string[],
  folder: string,
  limits: Limits,
  signal?: AbortSignal,
): Promise<ProgramRun> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = startQuiet(command, { folder, limits });
    const stdout: Uint8Array[] = [];
    let [size, stderr, stderrBytes]: [number, Uint8Array, number] = [0, new Uint8Array(), 0];
    let [timedOut, flooded] = [false, false];
    const kill = (): void => {
      killGroup(child);
    };
    const callOff = later(limits.seconds, () => {
      timedOut = true;
      kill();
    });
    child.once('exit', callOff);
    signal?.addEventListener('abort', kill);
    const settle = (): void => {
      callOff();
      signal?.removeEventListener('abort', kill);
    };
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limits.outputBytes) stdout.push(chunk);
      else if (!flooded) {
        flooded = true;
        kill();
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = tail(stderr, chunk);
      stderrBytes += chunk.length;
    });
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (status, ended) => {
      settle();
      if (signal?.aborted === true) reject(reasonOf(signal));
      else resolve({ status, signal: ended, stdout: joined(stdout), stderr, stderrBytes, timedOut, flooded });
    });
  });
}

/** Does something with a fresh temporary folder, which is removed afterwards with everything in it. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder();
  try {
    return await use(folder);
  } finally {
    await removeFolder(folder);
  }
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'swissproof-candidate-'));
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The last bytes of what came so far and what comes now. */
export function tail(before: Uint8Array, now: Uint8Array): Uint8Array {
  const all = joined([before, now]);
  return all.length <= TAIL ? all : all.slice(all.length - TAIL);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Why a signal was aborted, as something that can be thrown. */
export function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted');
}

/** Bytes of standard error that are kept. */
const TAIL = 4096;
