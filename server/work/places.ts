import { asKey } from './current-key.js';
import { FairQueue } from './fair-queue.js';
import type { QueueLimits, Waiting } from './fair-queue.js';
import { WorkError } from './work-error.js';

/** For whom a task is done. */
export interface TaskFor {
  /** The key that the work counts for: the one that registered the event, else the one of the request. */
  readonly key: string;
  /** The task goes before the other work of its key. */
  readonly isUrgent?: boolean;
  /** Aborted when nobody needs the result any more: the task is dropped, or stopped if it runs. */
  readonly signal?: AbortSignal | null;
}

/** Places for work that all keys share by the rules of {@link FairQueue}. */
export class Places {
  readonly #queue: FairQueue;

  constructor(limits: QueueLimits) {
    this.#queue = new FairQueue(limits, () => performance.now());
  }

  /** Tasks that wait for a place. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /**
   * Does some work as soon as there is a place for it. Throws a WorkError where too much of its key waits, and where nobody needs
   * it any more before it has begun.
   * @param size of what the work keeps in memory while it waits, in characters.
   */
  async with<Result>(work: TaskFor, size: number, run: () => Promise<Result>): Promise<Result> {
    await this.#enter(work, size);
    try {
      return await asKey(work.key, run);
    } finally {
      this.#queue.end(work.key);
    }
  }

  async #enter({ key, isUrgent = false, signal = null }: TaskFor, size: number): Promise<void> {
    if (signal?.aborted === true) throw gone();
    if (!this.#queue.hasPlace(key, size))
      throw new WorkError('key-busy', 'too much work of this key waits to be done');
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        if (this.#queue.remove(waiting)) reject(gone());
      };
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting: Waiting = { key, isUrgent, size, start };
      signal?.addEventListener('abort', leave);
      this.#queue.add(waiting);
    });
  }
}

/** Of work whose client has closed the connection. */
export function gone(): WorkError {
  return new WorkError('gone', 'the client closed the connection before the answer');
}

/** Characters of the waiting tasks of one key, besides the first of them. */
export const SIZE_OF_KEY = 64 * 1024 * 1024;
