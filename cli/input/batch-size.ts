/**
 * How many of `count` pieces of work a thread gets at once: sending a small file to a thread and what it says back takes
 * about a tenth of the time of checking it, but pieces that take long should not all come to one thread.
 */
export function batchSize(count: number, threads: number): number {
  return Math.max(1, Math.min(LARGEST_BATCH, Math.floor(count / (threads * BATCHES_PER_THREAD))));
}

const LARGEST_BATCH = 16;
/** At least so many. */
const BATCHES_PER_THREAD = 16;
