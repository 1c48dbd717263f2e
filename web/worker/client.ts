import WORKER_ADDRESS from 'virtual:worker-address';
import { fromJson } from './shown-json.js';
import type { Delivery, TaskName, Tasks } from './tasks.js';

/** A browser does not ask again for a script that failed, so trying once more helps the worker only. */
export const PART_NOT_FETCHED = 'A part of this page cannot be fetched. Reload the page.';

/** The page's side of the worker. */
export interface Client {
  /** Rejects with words for people, when the task was cancelled or has failed. */
  ask<Name extends TaskName>(name: Name, request: Tasks[Name]['request']): Promise<Tasks[Name]['answer']>;
  /** Ends whatever is going on, at once; the next task starts afresh. */
  cancel(): void;
}

export function startClient(): Client {
  let worker: Worker | null = begin();
  let latest = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const one = new Worker(WORKER_ADDRESS, { type: 'module' });
    one.onmessage = ({ data }: MessageEvent<Delivery>) => {
      const waits = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failure' in data) waits?.fail(new Error(data.failure));
      else waits?.done('json' in data ? fromJson(data.json) : data.value);
    };
    one.onerror = (event: Event) => {
      event.preventDefault();
      if (one !== worker) return;
      // It answers nothing any more: the next task starts another.
      one.terminate();
      worker = null;
      // A script that cannot be fetched is an event without words.
      failAll(event instanceof ErrorEvent && event.message !== '' ? event.message : PART_NOT_FETCHED);
    };
    return one;
  }

  function failAll(why: string): void {
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  }

  return {
    ask(name, request) {
      const id = ++latest;
      return new Promise((done, fail) => {
        waiting.set(id, { done: done as Waiting['done'], fail });
        worker ??= begin();
        worker.postMessage({ id, name, request });
      });
    },
    cancel() {
      worker?.terminate();
      worker = begin();
      failAll('cancelled');
    },
  };
}

interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}
