import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Io } from '../io.js';
import { startProgress } from '../output/progress.js';
import { batchSize } from './batch-size.js';
import type { Input } from './inputs.js';
import { openPool } from './pool.js';
import type { ReadResult } from './read-input.js';
import { readStream } from './read-stream.js';

/** A file to be worked on. */
export interface InputJob extends Omit<Input, 'problem'> {
  /** What reading the file gave; null: it is still to be read. */
  readonly read: ReadResult | null;
}

/** What is done with each file, here or in a worker thread. */
export interface InputWork<Settings, Verdict> {
  /** Never throws: a failure is a verdict that says so. */
  readonly one: (job: InputJob, settings: Settings) => Verdict;
  /** The verdict on a file whose work ended with an exception. */
  readonly failed: (name: string, error: unknown, settings: Settings) => Verdict;
  /** A module whose default export does the work on a batch. */
  readonly worker: URL;
}

/** A batch for a worker thread. */
export interface InputTask<Settings> {
  readonly jobs: readonly InputJob[];
  readonly settings: Settings;
}

/**
 * Works on all inputs, on many of them in worker threads. The verdicts come in the order of the inputs and do not depend
 * on the number of threads; a file that fails costs no other verdict.
 * @param signal where it comes, the verdicts are those on the files that were done by then.
 */
export async function forEachInput<Settings, Verdict>(
  inputs: readonly Input[],
  work: InputWork<Settings, Verdict>,
  settings: Settings,
  threads: number,
  io: Io,
  signal: AbortSignal = new AbortController().signal,
): Promise<Verdict[]> {
  // Every batch listens to it.
  setMaxListeners(0, signal);
  const jobs = await Promise.all(inputs.map((input) => jobOf(input, io)));
  const progress = await startProgress('checking', jobs.length, io);
  try {
    return threads > 1 && jobs.length > A_FEW
      ? await inThreads(jobs, work, settings, threads, progress.tick, signal)
      : await inTurn(jobs, work, settings, progress.tick, signal);
  } finally {
    progress.stop();
  }
}

/** Up to so many files, starting threads costs more than it saves. */
const A_FEW = 4;

/** Only this thread can read the standard input. */
async function jobOf({ problem, ...input }: Input, io: Io): Promise<InputJob> {
  if (problem !== null) return { ...input, read: { ok: false, problem } };
  return { ...input, read: input.path === '-' ? await io.readStdin() : null };
}

/** The job with what a pipe or a device gave: this thread waits for it, since only here a signal ends the wait. */
async function withStreamRead(job: InputJob, signal: AbortSignal): Promise<InputJob> {
  return job.isStream ? { ...job, read: await readStream(job.path, job.name, signal) } : job;
}

async function inTurn<Settings, Verdict>(
  jobs: readonly InputJob[],
  work: InputWork<Settings, Verdict>,
  settings: Settings,
  tick: () => void,
  signal: AbortSignal,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const job of jobs) {
    if (signal.aborted) break;
    const ready = await withStreamRead(job, signal);
    // The wait for a pipe may have been ended.
    if (job.isStream && signal.aborted) break;
    verdicts.push(work.one(ready, settings));
    tick();
    // Between two files the keyboard and the progress bar have their turn.
    await setImmediate();
  }
  return verdicts;
}

async function inThreads<Settings, Verdict>(
  allJobs: readonly InputJob[],
  work: InputWork<Settings, Verdict>,
  settings: Settings,
  threads: number,
  tick: () => void,
  signal: AbortSignal,
): Promise<Verdict[]> {
  const jobs = await Promise.all(allJobs.map((job) => withStreamRead(job, signal)));
  if (signal.aborted) return [];
  const least = Math.min(threads, jobs.length);
  const pool = await openPool<InputTask<Settings>, Verdict[]>(
    work.worker,
    { least, most: threads },
    { jobs: [], settings },
  );
  if (pool === null) return inTurn(jobs, work, settings, tick, signal);
  const tryBatch = async (batch: readonly InputJob[]): Promise<Verdict[] | null> => {
    try {
      const verdicts = await pool.run({ jobs: batch, settings }, signal);
      batch.forEach(tick);
      return verdicts;
    } catch {
      return null;
    }
  };
  const alone = async (job: InputJob): Promise<Verdict> => {
    try {
      return (await pool.run({ jobs: [job], settings }))[0];
    } catch (error) {
      return pool.isBroken() ? work.one(job, settings) : work.failed(job.name, error, settings);
    }
  };
  // A file has taken its thread with it, and all that was waiting there: only alone is it known which.
  const oneByOne = async (batch: readonly InputJob[]): Promise<Verdict[]> => {
    const verdicts: Verdict[] = [];
    for (const job of batch) {
      if (signal.aborted) break;
      verdicts.push(await alone(job));
      tick();
    }
    return verdicts;
  };
  try {
    const batches = inBatches(jobs, threads);
    const tried = await Promise.all(batches.map(tryBatch));
    const verdicts: Verdict[] = [];
    for (const [index, batch] of batches.entries())
      verdicts.push(...(tried[index] ?? (await oneByOne(batch))));
    return verdicts;
  } finally {
    await pool.destroy();
  }
}

function inBatches(jobs: readonly InputJob[], threads: number): (readonly InputJob[])[] {
  const size = batchSize(jobs.length, threads);
  const count = Math.ceil(jobs.length / size);
  return Array.from({ length: count }, (_, index) => jobs.slice(index * size, (index + 1) * size));
}
