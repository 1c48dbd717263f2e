import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { ChildProcess, ChildProcessByStdio, StdioPipe } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { findInPath } from './find-program.js';
import { endMarked, endWith, MARK } from './marked-processes.js';
import type { Limits } from '../profile.js';

export interface StartOptions {
  readonly folder: string;
  readonly limits: Limits;
}

/**
 * Starts a program without a shell in a process group of its own, so that it can be ended with all that it starts; it
 * is, as soon as the program itself has ended. Who has left the group is found by a mark in the environment, on Linux.
 * Standard input is empty.
 */
export function startQuiet(
  command: readonly string[],
  options: StartOptions,
): ChildProcessByStdio<null, Readable, Readable> {
  const [program, ...rest] = limited(command, options.limits);
  const mark = randomUUID();
  const child = spawn(program, rest, { ...environment(options.folder, mark), stdio: ['ignore', PIPE, PIPE] });
  watch(child, mark);
  return child;
}

/** The same, with standard input open for questions. */
export function startTalking(
  command: readonly string[],
  options: StartOptions,
): ChildProcessByStdio<Writable, Readable, Readable> {
  const [program, ...rest] = limited(command, options.limits);
  const mark = randomUUID();
  const child = spawn(program, rest, { ...environment(options.folder, mark), stdio: [PIPE, PIPE, PIPE] });
  watch(child, mark);
  return child;
}

/** Ends a program and everything in its group at once; quiet when it has ended. */
export function killGroup(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) endGroup(child);
}

/** Ends the programs that another process, which is gone, has started in a folder, with all that they started; on Linux. */
export function endStartedIn(folder: string, starter: number): void {
  endWith(`TMPDIR=${folder}`, starter);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

const PIPE: StdioPipe = 'pipe';

/**
 * Temporary files of the program go into the folder of the call, which is removed with all that is in it. Our own variables
 * are not for the program: the address of a queue has its password, and leads to all results.
 */
function environment(
  folder: string,
  mark: string,
): { cwd: string; detached: boolean; env: NodeJS.ProcessEnv } {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith(OURS));
  const env = { ...Object.fromEntries(others), TMPDIR: folder, TEMP: folder, TMP: folder, [MARK]: mark };
  return { cwd: folder, detached: true, env };
}

const OURS = 'SWISSPROOF_';

/** Puts prlimit before a command, where there is a limit and a prlimit. */
function limited(command: readonly string[], { memoryMegabytes, outputBytes }: Limits): readonly string[] {
  if (process.platform !== 'linux') return command;
  prlimit ??= { path: findInPath('prlimit') };
  if (prlimit.path === null) return command;
  const memory = memoryMegabytes === null ? [] : [`--as=${memoryMegabytes * 1024 * 1024}`];
  // A little more than may be read, so that a file that is too large can be told from one that just fits.
  return [prlimit.path, ...memory, `--fsize=${outputBytes + 65_536}`, '--', ...command];
}

let prlimit: { readonly path: string | null } | null = null;

/** Each with its number and its mark. */
const running = new Map<ChildProcess, { readonly pid: number; readonly mark: string }>();

/** A program in a group of its own would outlive this one, and its children would outlive it. */
function watch(child: ChildProcess, mark: string): void {
  const { pid } = child;
  if (pid === undefined) return;
  if (running.size === 0) process.once('exit', killAll);
  running.set(child, { pid, mark });
  child.once('exit', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killAll);
    endGroup(child);
    endMarked(mark, pid);
    closePipes(child, PATIENCE);
  });
}

/**
 * Whoever has left the group of the program and was not found may still hold its pipes open. They are closed after some
 * rounds of the event loop, which have read everything that was there.
 */
function closePipes(child: ChildProcess, rounds: number): void {
  setTimeout(() => {
    if (rounds > 0) closePipes(child, rounds - 1);
    else for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
  }, 200).unref();
}

const PATIENCE = 5;

function killAll(): void {
  for (const [child, { pid, mark }] of running) {
    killGroup(child);
    endMarked(mark, pid);
  }
}

/**
 * Does something after some seconds, unless it is called off. What has happened by then, but was not heard of because
 * this process was busy, is heard of first.
 */
export function later(seconds: number, act: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(act);
  }, seconds * 1000);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
