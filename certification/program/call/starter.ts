import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../../corpus/shipped/root.js';
import type { Limits } from '../profile.js';
import { endStartedIn } from './process-group.js';
import { reasonOf, runProgram } from './run-program.js';
import type { ProgramRun } from './run-program.js';

/** What the process that starts programs is asked: to run one, or to stop one. */
export type StarterQuestion = RunQuestion | { readonly stop: number };

export interface RunQuestion {
  readonly id: number;
  readonly command: readonly string[];
  readonly folder: string;
  readonly limits: Limits;
}

export type StarterAnswer =
  { readonly id: number; readonly run: ProgramRun } | { readonly id: number; readonly error: string };

/**
 * Runs programs as `runProgram` does, from a small process of its own as soon as there are many calls: a system that starts
 * a program first copies the page tables of the process that asks for it, and those of a campaign take longer than many
 * candidates need for a round. Without that process, as in the executables, programs are started from this one.
 */
export class Starter {
  #process: ChildProcess | null = null;
  #isGone: boolean;
  #calls = 0;
  readonly #waiting = new Map<number, (answer: StarterAnswer | null) => void>();

  /**
   * @param program of the process that starts programs.
   * @param direct calls that are made from here before it is worth another process.
   */
  constructor(
    private readonly program = fileURLToPath(new URL('certification/program/call/starter-process.js', ROOT)),
    private readonly direct = 20,
  ) {
    this.#isGone = !existsSync(program);
  }

  readonly run: typeof runProgram = async (command, folder, limits, signal) => {
    signal?.throwIfAborted();
    const id = ++this.#calls;
    const answer = id <= this.direct ? null : await this.#ask({ id, command, folder, limits }, signal);
    if (signal?.aborted === true) throw reasonOf(signal);
    if (answer === null) return runProgram(command, folder, limits, signal);
    if ('error' in answer) throw new Error(answer.error);
    return answer.run;
  };

  /** Ends the process. */
  close(): void {
    this.#isGone = true;
    if (this.#process?.connected === true) this.#process.disconnect();
  }

  /** Null where the process is gone: nobody knows how far the program came, and so it is ended. */
  async #ask(question: RunQuestion, signal?: AbortSignal): Promise<StarterAnswer | null> {
    const child = this.#started();
    if (child === null) return null;
    const { id, folder } = question;
    const stop = (): void => void child.send({ stop: id } satisfies StarterQuestion, () => undefined);
    signal?.addEventListener('abort', stop);
    const answer = await new Promise<StarterAnswer | null>((resolve) => {
      this.#waiting.set(id, resolve);
      child.channel?.ref();
      child.send(question, (error) => {
        if (error !== null) this.#settle(id, null);
      });
    });
    signal?.removeEventListener('abort', stop);
    // What it goes on writing would be taken for the answer of the next call.
    if (answer === null && child.pid !== undefined) endStartedIn(folder, child.pid);
    return answer;
  }

  #started(): ChildProcess | null {
    if (this.#isGone) return null;
    if (this.#process !== null) return this.#process;
    const child = fork(this.program, { execArgv: [], serialization: 'advanced' });
    this.#process = child;
    child.unref();
    child.on('message', (answer: StarterAnswer) => {
      this.#settle(answer.id, answer);
    });
    const end = (): void => {
      this.#isGone = true;
      for (const id of this.#waiting.keys()) this.#settle(id, null);
    };
    child.once('error', end).once('disconnect', end).once('exit', end);
    return child;
  }

  #settle(id: number, answer: StarterAnswer | null): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    // An idle process does not keep this one.
    if (this.#waiting.size === 0) this.#process?.channel?.unref();
    resolve?.(answer);
  }
}
