import { Worker } from 'node:worker_threads';
import { ROOT } from '../corpus/shipped/root.js';

/** Who asks the server beside the organisers, as fast as it answers. */
export interface Flood {
  readonly url: string;
  /** Keys that have files checked, a new one each time. */
  readonly keys: readonly string[];
  readonly file: string;
  /** Requests under way at a time: of each key, and of unknown keys. */
  readonly width: number;
}

/** Starts it in a thread of its own, so that it does not keep the organisers waiting on this side. */
export function startFlood(flood: Flood): { end(): Promise<string> } {
  const thread = new Worker(new URL('bench/flood-worker.js', ROOT), { workerData: flood });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.postMessage('end');
      }),
  };
}
