import type { Io } from '../io.js';

/** Ctrl-C: the first one ends the campaign in order, the second one at once. */
export class Interrupt {
  readonly #controller = new AbortController();
  readonly #listener: () => void;

  constructor(io: Io, words = 'interrupted: writing what is there (again: stop at once)') {
    this.#listener = () => {
      this.stop();
      io.stderr(`\n${words}\n`);
      this.#controller.abort();
    };
    for (const name of SIGNALS) process.on(name, this.#listener);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  stop(): void {
    for (const name of SIGNALS) process.off(name, this.#listener);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
