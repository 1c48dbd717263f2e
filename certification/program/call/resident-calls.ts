import { Buffer } from 'node:buffer';
import { shippedPath } from '../../../corpus/shipped/files.js';
import { AdapterSession, PROTOCOL } from './adapter-session.js';
import { unreadable } from '../answers/answers.js';
import type { Failure } from '../answers/answers.js';
import { CandidateError } from './find-program.js';
import type { ProgramCalls } from './program-calls.js';
import type { ProgramRun } from './run-program.js';
import type { Setup } from '../setup.js';

/**
 * Keeps one Java machine for many calls of a program: its launcher, `java … -jar`, starts our small program for that
 * instead, which is given the jar and is asked by JSON lines (`run` in PROTOCOL.md).
 * @throws CandidateError when the machine does not start.
 */
export async function residentCalls(setup: Setup, signal?: AbortSignal): Promise<ProgramCalls> {
  const { profile, limits } = setup;
  const session = await AdapterSession.start({
    ...setup,
    command: residentCommand(setup),
    // Output comes as base64, standard output and the end of standard error on one line.
    limits: { ...limits, outputBytes: 4 * limits.outputBytes },
  });
  const hello = await session.ask('hello', { protocol: PROTOCOL }, signal).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  if (!hello.ok) {
    await session.close();
    throw new CandidateError(
      `${profile.name}: no Java machine to keep: ${hello.note}; it takes a JDK (with its compiler), version 11 or later`,
    );
  }
  return {
    call: async (words, _folder, stop) => {
      const { outputBytes } = limits;
      const answer = await session.ask('run', { arguments: words, outputBytes }, stop);
      return answer.ok ? readRun(answer.value) : brokenDown(answer);
    },
    close: () => session.close(),
  };
}

function residentCommand({ profile, command }: Setup): string[] {
  const [java = '', ...options] = command.slice(0, -2);
  const [mark, jar = ''] = command.slice(-2);
  if (mark !== '-jar' || java === '')
    throw new CandidateError(`${profile.name}: a resident Java program needs the launcher java … -jar`);
  return [java, ...SHORT_LIVED, ...options, shippedPath('shipped/SwissproofResident.java'), jar];
}

/** Classes that are loaded afresh for each call are gone before the second compiler has paid; options of the profile win. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1'];

function readRun({
  status,
  stdout,
  stderr,
  flooded,
}: Readonly<Record<string, unknown>>): ProgramRun | Failure {
  if (typeof status !== 'number' || typeof stdout !== 'string' || typeof stderr !== 'string')
    return unreadable('the Java machine does not say how the call ended');
  return {
    // What a process can tell of its exit code.
    status: status & 0xff,
    signal: null,
    stdout: Buffer.from(stdout, 'base64'),
    stderr: Buffer.from(stderr, 'base64'),
    timedOut: false,
    stderrBytes: 0,
    flooded: flooded === true,
  };
}

function brokenDown({ outcome, note }: Failure): Failure {
  if (outcome !== 'candidate-crash') return { ok: false, outcome, note };
  const advice = 'without "resident" in its profile the program has one for each call';
  return { ok: false, outcome, note: `the Java machine breaks down (${note}); ${advice}` };
}
