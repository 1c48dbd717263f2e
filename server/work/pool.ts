import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { gone, Places, SIZE_OF_KEY } from './places.js';
import type { TaskFor } from './places.js';
import type { Task, TaskResults } from './tasks.js';
import { WorkError } from './work-error.js';

export interface PoolOptions {
  readonly threads: number | null;
  /** Of a task, in milliseconds. */
  readonly timeLimit: number;
  /** Of a thread, in MiB. */
  readonly memoryLimit: number;
  /** Tasks of one key that can wait; more are refused. */
  readonly waitingOfKey: number;
  /** The module of the threads; tests name the compiled one. */
  readonly worker: URL;
}

/** Threads in which tournament files are read, checked and paired, each task within its time and memory. */
export class WorkPool {
  readonly #pool: Piscina;
  readonly #options: PoolOptions;
  readonly #places: Places;

  constructor(options: PoolOptions) {
    const threads = options.threads ?? Math.max(1, availableParallelism());
    const { waitingOfKey, memoryLimit, worker } = options;
    this.#options = options;
    this.#places = new Places({ threads, waitingOfKey, sizeOfKey: SIZE_OF_KEY });
    this.#pool = new Piscina({
      filename: worker.href,
      // Whoever needs another thread does not wait for its start: one that is killed is replaced at once.
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    });
    // Of a thread that ended between tasks: the pool starts another one.
    this.#pool.on('error', () => undefined);
  }

  /** Throws a WorkError where the task went over a limit, its key has too much waiting, nobody needs it any more, or it failed. */
  async run<Kind extends Task['kind']>(
    task: Extract<Task, { kind: Kind }>,
    work: TaskFor,
  ): Promise<TaskResults[Kind]> {
    // Only with the thread the time of the task begins.
    return this.#places.with(work, sizeOf(task), () => this.#run(task, work.signal ?? null));
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#places.waiting;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #run<Kind extends Task['kind']>(
    task: Extract<Task, { kind: Kind }>,
    signal: AbortSignal | null,
  ): Promise<TaskResults[Kind]> {
    const { timeLimit, memoryLimit } = this.#options;
    const late = new AbortController();
    const timer = setTimeout(() => {
      late.abort();
    }, timeLimit);
    const ended = signal === null ? late.signal : AbortSignal.any([late.signal, signal]);
    try {
      return (await this.#pool.run(task, { signal: ended })) as TaskResults[Kind];
    } catch (error) {
      if (late.signal.aborted) throw new WorkError('time', `it took longer than ${timeLimit / 1000} s`);
      if (ended.aborted) throw gone();
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new WorkError('memory', `it took more than ${memoryLimit} MiB of memory`);
      throw new WorkError('defect', error instanceof Error ? error.message : String(error), error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Characters of the files of a task. */
function sizeOf(task: Task): number {
  if (task.kind === 'text') return task.document.length;
  // It has what was found in files, and no file.
  if (task.kind === 'season') return 0;
  const more = task.kind === 'round' ? [task.before, ...Object.values(task.answers ?? {})] : [];
  return [task.file, ...more].reduce((sum, { length }) => sum + length, 0);
}
