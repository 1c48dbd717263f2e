import type { Piscina } from 'piscina';
import { loadThreads } from './threads.js';

/** Threads that work on tasks. */
export interface Pool<Task, Answer> {
  /** Rejects where the thread failed, or `signal` came. */
  run(task: Task, signal?: AbortSignal): Promise<Answer>;
  /** Whether no thread can be started any more. */
  isBroken(): boolean;
  destroy(): Promise<void>;
}

/**
 * A pool of threads that answer; null where none can be started.
 * @param worker a module whose default export does a task.
 * @param probe a task with nothing to do.
 */
export async function openPool<Task, Answer>(
  worker: URL,
  threads: { readonly least: number; readonly most: number },
  probe: Task,
): Promise<Pool<Task, Answer> | null> {
  const Threads = await loadThreads();
  if (Threads === null) return null;
  const pool: Piscina<Task, Answer> = new Threads({
    filename: worker.href,
    minThreads: threads.least,
    maxThreads: threads.most,
    maxQueue: Infinity,
    // A thread that has one task more than it works on need not wait for the next one.
    concurrentTasksPerWorker: 2,
  });
  // An error outside of any task: threads cannot be started any more.
  let broken = false;
  pool.on('error', () => {
    broken = true;
    void pool.destroy();
  });
  const destroy = (): Promise<void> => pool.destroy();
  try {
    await pool.run(probe);
  } catch {
    await destroy();
    return null;
  }
  return {
    run: (task, signal) => pool.run(task, signal === undefined ? {} : { signal }),
    isBroken: () => broken,
    destroy,
  };
}
