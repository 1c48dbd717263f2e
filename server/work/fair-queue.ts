/** A task that waits for a thread. */
export interface Waiting {
  /** The key that the work counts for. */
  readonly key: string;
  /** It goes before the other work of the same key. */
  readonly isUrgent: boolean;
  /** Of what it keeps in memory, in characters. */
  readonly size: number;
  /** Called when the task gets its thread. */
  readonly start: () => void;
}

export interface QueueLimits {
  readonly threads: number;
  /** Tasks of one key that can wait. */
  readonly waitingOfKey: number;
  /** Characters of all waiting tasks of one key; a single task can have more. */
  readonly sizeOfKey: number;
}

/**
 * Decides whose task gets the next thread. The key that used the least time of the threads lately is first; inside a key urgent
 * work is first, then the oldest. One key never has all threads where there are several. The last free thread is kept for
 * keys that have used little, so that long tasks of many keys never hold all threads.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #times = recentTimes();
  /** By key, each in the order of arrival; a key without waiting tasks is not here. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number[]>();

  /** @param now the time in milliseconds. */
  constructor(
    limits: QueueLimits,
    private readonly now: () => number,
  ) {
    this.#limits = limits;
  }

  /** Tasks that wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
  }

  /** Whether the key has a place for one more task of this size. */
  hasPlace(key: string, size: number): boolean {
    const tasks = this.#waiting.get(key) ?? [];
    const total = tasks.reduce((sum, task) => sum + task.size, size);
    return (
      tasks.length === 0 || (tasks.length < this.#limits.waitingOfKey && total <= this.#limits.sizeOfKey)
    );
  }

  /** Adds a task; it starts at once where a thread is free for its key. */
  add(task: Waiting): void {
    const tasks = this.#waiting.get(task.key);
    if (tasks === undefined) this.#waiting.set(task.key, [task]);
    else tasks.push(task);
    this.#startAll();
  }

  /** Takes back a task that has not started; false where it has. */
  remove(task: Waiting): boolean {
    const tasks = this.#waiting.get(task.key) ?? [];
    const at = tasks.indexOf(task);
    if (at < 0) return false;
    this.#take(task.key, tasks, at);
    return true;
  }

  /** A task of the key has left its thread. */
  end(key: string): void {
    const starts = this.#running.get(key) ?? [];
    const start = starts.shift();
    if (start === undefined) throw new Error('a task has ended that never started');
    if (starts.length === 0) this.#running.delete(key);
    const now = this.now();
    this.#times.add(key, now - start, now);
    this.#startAll();
  }

  #startAll(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const starts = this.#running.get(next.key);
      const now = this.now();
      if (starts === undefined) this.#running.set(next.key, [now]);
      else starts.push(now);
      next.start();
    }
  }

  /** The task that is to start now; null where none can. */
  #next(): Waiting | null {
    const running = [...this.#running.values()].reduce((sum, starts) => sum + starts.length, 0);
    const free = this.#limits.threads - running;
    if (free === 0) return null;
    let best: { readonly key: string; readonly used: number } | null = null;
    const now = this.now();
    for (const key of this.#waiting.keys()) {
      const used = this.#used(key, now);
      if (this.#mayStart(key, used, free) && (best === null || used < best.used)) best = { key, used };
    }
    if (best === null) return null;
    const tasks = this.#waiting.get(best.key) ?? [];
    const urgent = tasks.findIndex(({ isUrgent }) => isUrgent);
    return this.#take(best.key, tasks, Math.max(0, urgent));
  }

  #mayStart(key: string, used: number, free: number): boolean {
    const { threads } = this.#limits;
    if (threads === 1 || free > 1) return true;
    return used <= LITTLE && (this.#running.get(key)?.length ?? 0) < threads - 1;
  }

  /** Time of the threads that a key used lately, with its tasks that still run. */
  #used(key: string, now: number): number {
    const running = (this.#running.get(key) ?? []).reduce((sum, start) => sum + now - start, 0);
    return this.#times.of(key, now) + running;
  }

  #take(key: string, tasks: Waiting[], at: number): Waiting {
    const [task] = tasks.splice(at, 1);
    // A key that waits on is put behind the others: of two that used the same time they take turns.
    this.#waiting.delete(key);
    if (tasks.length > 0) this.#waiting.set(key, tasks);
    return task;
  }
}

/** In milliseconds: a key that used more of the threads lately cannot take the last free one. */
const LITTLE = 2000;

/** Time that keys used lately, in milliseconds; it counts half after each {@link HALF_LIFE}. */
interface RecentTimes {
  /** @param now in milliseconds. */
  add(key: string, time: number, now: number): void;
  of(key: string, now: number): number;
}

function recentTimes(): RecentTimes {
  const used = new Map<string, { readonly time: number; readonly at: number }>();
  const of = (key: string, now: number): number => {
    const entry = used.get(key);
    return entry === undefined ? 0 : entry.time * 0.5 ** ((now - entry.at) / HALF_LIFE);
  };
  return {
    of,
    add(key, time, now) {
      used.set(key, { time: of(key, now) + time, at: now });
      if (used.size > MOST_KEYS) for (const one of used.keys()) if (of(one, now) < 1) used.delete(one);
    },
  };
}

/** In milliseconds. */
const HALF_LIFE = 30_000;

/** Of more keys than this those are forgotten that have used nothing for minutes. */
const MOST_KEYS = 1000;
