import type { Delivery, TaskName, Tasks } from './tasks.js';

/** The page's side of the worker. */
export interface Client {
  /** Rejects with words for people, when the task was cancelled or has failed. */
  ask<Name extends TaskName>(name: Name, told: Tasks[Name]['told']): Promise<Tasks[Name]['answer']>;
  /** Ends whatever is going on, at once; the next task starts afresh. */
  cancel(): void;
}

export function startClient(): Client {
  let worker = begin();
  let latest = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const one = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    one.onmessage = ({ data }: MessageEvent<Delivery>) => {
      const waits = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) waits?.fail(new Error(data.failure));
      else waits?.done('json' in data ? JSON.parse(data.json) : data.value);
    };
    one.onerror = (event) => {
      event.preventDefault();
      failAll(event.message === '' ? 'the worker cannot be started' : event.message);
    };
    return one;
  }

  function failAll(why: string): void {
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  }

  return {
    ask(name, told) {
      const id = ++latest;
      return new Promise((done, fail) => {
        waiting.set(id, { done: done as Waiting['done'], fail });
        worker.postMessage({ id, name, told });
      });
    },
    cancel() {
      worker.terminate();
      failAll('cancelled');
      worker = begin();
    },
  };
}

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}
