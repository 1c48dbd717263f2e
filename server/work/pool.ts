import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Task, TaskResults } from './tasks.js';

export interface PoolOptions {
  readonly threads: number | null;
  /** Of a task, in milliseconds. */
  readonly timeLimit: number;
  /** Of a thread, in MiB. */
  readonly memoryLimit: number;
  /** Tasks that may wait; who comes after them is sent away. */
  readonly queue: number;
  /** The module of the threads; tests name the compiled one. */
  readonly worker: URL;
}

/** Why a task has no result. */
export class WorkError extends Error {
  override readonly name = 'WorkError';

  constructor(
    readonly why: 'time' | 'memory' | 'busy' | 'defect',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Threads in which tournament files are read, checked and paired, each task within its time and memory. */
export class WorkPool {
  readonly #pool: Piscina;
  readonly #options: PoolOptions;
  readonly #threads: number;
  /** Who waits for a thread, the first one first. */
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: PoolOptions) {
    this.#threads = options.threads ?? Math.max(1, availableParallelism());
    this.#options = options;
    this.#pool = new Piscina({
      filename: options.worker.href,
      minThreads: 1,
      maxThreads: this.#threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryLimit },
    });
    // Of a thread that ended between tasks: the pool starts another one.
    this.#pool.on('error', () => undefined);
  }

  /** Throws a WorkError where the task went over a limit, the queue is full, or it failed. */
  async run<Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>): Promise<TaskResults[Kind]> {
    await this.#turn();
    try {
      return await this.#run(task);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** Until there is a thread for a task: only then its time begins. Who leaves a thread gives it on. */
  async #turn(): Promise<void> {
    if (this.#running < this.#threads) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#options.queue) throw new WorkError('busy', 'too much waits to be done');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async #run<Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>): Promise<TaskResults[Kind]> {
    const { timeLimit, memoryLimit } = this.#options;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      ended.abort();
    }, timeLimit);
    try {
      return (await this.#pool.run(task, { signal: ended.signal })) as TaskResults[Kind];
    } catch (error) {
      if (ended.signal.aborted) throw new WorkError('time', `it took longer than ${timeLimit / 1000} s`);
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new WorkError('memory', `it took more than ${memoryLimit} MiB of memory`);
      throw new WorkError('defect', error instanceof Error ? error.message : String(error), error);
    } finally {
      clearTimeout(timer);
    }
  }
}
