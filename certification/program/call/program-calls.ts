import type { Failure } from '../answers/answers.js';
import type { ProgramRun } from './run-program.js';
import { Starter } from './starter.js';
import type { Setup } from '../setup.js';

/** Calls a program with arguments, however it is started. */
export interface ProgramCalls {
  /**
   * Runs the program to its end, or until it has used up its time or its output. Throws the reason of an abort signal.
   * @param words the arguments.
   * @param folder where it may leave files.
   */
  call(words: readonly string[], folder: string, signal?: AbortSignal): Promise<ProgramRun | Failure>;
  /** Ends what is kept for the next call. */
  close(): Promise<void>;
}

/** A process of its own for each call. */
export function freshCalls({ command, limits }: Setup): ProgramCalls {
  const starter = new Starter();
  return {
    call: (words, folder, signal) => starter.run([...command, ...words], folder, limits, signal),
    close: () => {
      starter.close();
      return Promise.resolve();
    },
  };
}
