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
  ) {
    super(message);
  }
}

/** Threads in which tournament files are read, checked and paired, each task within its time and memory. */
export class WorkPool {
  readonly #pool: Piscina;
  readonly #options: PoolOptions;

  constructor(options: PoolOptions) {
    const threads = options.threads ?? Math.max(1, availableParallelism());
    this.#options = options;
    this.#pool = new Piscina({
      filename: options.worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      maxQueue: options.queue,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryLimit },
    });
    // Of a thread that ended between tasks: the pool starts another one.
    this.#pool.on('error', () => undefined);
  }

  /** Throws a WorkError where the task went over a limit, the queue is full, or it failed. */
  async run<Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>): Promise<TaskResults[Kind]> {
    const { timeLimit, memoryLimit } = this.#options;
    const ended = new AbortController();
    // From when it is asked: who waits in the queue waits, too.
    const timer = setTimeout(() => {
      ended.abort();
    }, timeLimit);
    try {
      return (await this.#pool.run(task, { signal: ended.signal })) as TaskResults[Kind];
    } catch (error) {
      if (ended.signal.aborted) throw new WorkError('time', `it took longer than ${timeLimit / 1000} s`);
      const code = error instanceof Error && 'code' in error ? error.code : null;
      const message = error instanceof Error ? error.message : String(error);
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new WorkError('memory', `it took more than ${memoryLimit} MiB of memory`);
      if (/queue is at limit/i.test(message)) throw new WorkError('busy', 'too much waits to be done');
      throw new WorkError('defect', message);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
