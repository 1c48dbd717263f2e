import type { TournamentReport } from '../checker/index.js';
import { invalidReport } from '../checker/index.js';
import { checkInput, checkRead, failedReport } from './check-input.js';
import type { CheckJob, CheckSettings } from './check-input.js';
import type { Input } from './inputs.js';
import type { Io } from './io.js';
import { startProgress } from './progress.js';

/**
 * Checks all inputs, many of them in worker threads. The reports come in the order of the inputs and do not depend
 * on the number of threads; a check that fails costs no other report.
 */
export async function checkAll(
  inputs: readonly Input[],
  settings: CheckSettings,
  jobs: number,
  io: Io,
): Promise<TournamentReport[]> {
  const progress = await startProgress(inputs.length, io);
  try {
    const check =
      jobs > 1 && inputs.length > A_FEW ? await startWorkers(jobs) : { run: checkInput, stop: noop };
    try {
      const checkOne = async ({ path, name, problem }: Input): Promise<TournamentReport> => {
        if (problem !== null) return invalidReport(name, [problem]);
        if (path === '-') return checkRead(await io.readStdin(), name, settings);
        return check.run({ path, name, settings });
      };
      if (check.run === checkInput) return await inSequence(inputs, checkOne, progress.tick);
      return await Promise.all(inputs.map((input) => checkOne(input).finally(progress.tick)));
    } finally {
      await check.stop();
    }
  } finally {
    progress.stop();
  }
}

/** Up to so many files, starting threads costs more than it saves. */
const A_FEW = 4;

interface Workers {
  readonly run: (job: CheckJob) => Promise<TournamentReport>;
  readonly stop: () => Promise<void>;
}

async function inSequence(
  inputs: readonly Input[],
  checkOne: (input: Input) => Promise<TournamentReport>,
  tick: () => void,
): Promise<TournamentReport[]> {
  const reports: TournamentReport[] = [];
  for (const input of inputs) {
    reports.push(await checkOne(input));
    tick();
  }
  return reports;
}

async function startWorkers(jobs: number): Promise<Workers> {
  const { Piscina } = await import('piscina');
  const filename = new URL('./check-worker.js', import.meta.url).href;
  const pool = new Piscina<CheckJob, TournamentReport>({
    filename,
    minThreads: 1,
    maxThreads: jobs,
    maxQueue: Infinity,
  });
  // An error outside of any task: the threads cannot be started. What is left is checked without them.
  let broken = false;
  pool.on('error', () => {
    broken = true;
    void pool.destroy();
  });
  const run = async (job: CheckJob): Promise<TournamentReport> => {
    try {
      return await pool.run(job);
    } catch (error) {
      return broken ? checkInput(job) : failedReport(job.name, error);
    }
  };
  return { run, stop: () => pool.destroy() };
}

async function noop(): Promise<void> {}
