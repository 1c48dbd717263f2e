import { setImmediate } from 'node:timers/promises';
import type { Piscina } from 'piscina';
import type { FileVerdict } from '../../reports/index.js';
import type { Input } from '../input/inputs.js';
import type { Io } from '../io.js';
import { startProgress } from '../output/progress.js';
import { checkInput, failedVerdict } from './check-input.js';
import type { CheckJob, CheckSettings } from './check-input.js';
import type { Task } from './check-worker.js';

/**
 * Checks all inputs, many of them in worker threads. The verdicts come in the order of the inputs and do not depend
 * on the number of threads; a check that fails costs no other verdict.
 */
export async function checkAll(
  inputs: readonly Input[],
  settings: CheckSettings,
  threads: number,
  io: Io,
): Promise<FileVerdict[]> {
  const jobs = await Promise.all(inputs.map((input) => jobOf(input, io)));
  const progress = await startProgress(jobs.length, io);
  try {
    return threads > 1 && jobs.length > A_FEW
      ? await inThreads(jobs, settings, threads, progress.tick)
      : await inTurn(jobs, settings, progress.tick);
  } finally {
    progress.stop();
  }
}

/** Up to so many files, starting threads costs more than it saves. */
const A_FEW = 4;

/** Only this thread can read the standard input. */
async function jobOf({ path, name, problem }: Input, io: Io): Promise<CheckJob> {
  if (problem !== null) return { path, name, read: { ok: false, problem } };
  return { path, name, read: path === '-' ? await io.readStdin() : null };
}

async function inTurn(
  jobs: readonly CheckJob[],
  settings: CheckSettings,
  tick: () => void,
): Promise<FileVerdict[]> {
  const verdicts: FileVerdict[] = [];
  for (const job of jobs) {
    verdicts.push(checkInput(job, settings));
    tick();
    // Between two files the keyboard and the progress bar have their turn.
    await setImmediate();
  }
  return verdicts;
}

async function inThreads(
  jobs: readonly CheckJob[],
  settings: CheckSettings,
  threads: number,
  tick: () => void,
): Promise<FileVerdict[]> {
  const { Piscina } = await import('piscina');
  const pool: Pool = new Piscina({
    filename: new URL('./check-worker.js', import.meta.url).href,
    minThreads: Math.min(threads, jobs.length),
    maxThreads: threads,
    maxQueue: Infinity,
    // A thread that has one batch more than it works on need not wait for the next one.
    concurrentTasksPerWorker: 2,
  });
  // An error outside of any task: threads cannot be started any more. What is left is checked without them.
  let broken = false;
  pool.on('error', () => {
    broken = true;
    void pool.destroy();
  });
  const tryBatch = async (batch: readonly CheckJob[]): Promise<FileVerdict[] | null> => {
    try {
      const verdicts = await pool.run({ jobs: batch, settings });
      batch.forEach(tick);
      return verdicts;
    } catch {
      return null;
    }
  };
  const checkAlone = async (job: CheckJob): Promise<FileVerdict> => {
    try {
      return (await pool.run({ jobs: [job], settings }))[0];
    } catch (error) {
      return broken ? checkInput(job, settings) : failedVerdict(job.name, error, settings);
    }
  };
  // A file has taken its thread with it, and all that was waiting there: only alone is it known which.
  const oneByOne = async (batch: readonly CheckJob[]): Promise<FileVerdict[]> => {
    const verdicts: FileVerdict[] = [];
    for (const job of batch) {
      verdicts.push(await checkAlone(job));
      tick();
    }
    return verdicts;
  };
  try {
    if (!(await isReady(pool, settings))) return await inTurn(jobs, settings, tick);
    const batches = inBatches(jobs, threads);
    const tried = await Promise.all(batches.map(tryBatch));
    const verdicts: FileVerdict[] = [];
    for (const [index, batch] of batches.entries())
      verdicts.push(...(tried[index] ?? (await oneByOne(batch))));
    return verdicts;
  } finally {
    await pool.destroy();
  }
}

type Pool = Piscina<Task, FileVerdict[]>;

async function isReady(pool: Pool, settings: CheckSettings): Promise<boolean> {
  try {
    return (await pool.run({ jobs: [], settings })).length === 0;
  } catch {
    return false;
  }
}

/** Sending a file to a thread and its verdict back takes about a tenth of the time of checking a small one. */
function inBatches(jobs: readonly CheckJob[], threads: number): (readonly CheckJob[])[] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(jobs.length / (threads * BATCHES_PER_THREAD))));
  const count = Math.ceil(jobs.length / size);
  return Array.from({ length: count }, (_, index) => jobs.slice(index * size, (index + 1) * size));
}

const LARGEST_BATCH = 16;
/** At least so many, for files that take long should not all come to one thread. */
const BATCHES_PER_THREAD = 16;
