import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../corpus/shipped/root.js';
import { generate } from '../generator/index.js';
import { startedProcessesTime } from './processor-time.js';
import { median } from './statistics.js';

/** What a call of `swissproof check` takes, from its start to its end. */
export interface CommandTime {
  /** How many files, and how large each is. */
  readonly files: number;
  readonly players: number;
  readonly rounds: number;
  /** Threads. */
  readonly jobs: number;
  /** By the clock. */
  readonly seconds: number;
  /** Of all its threads together; null where the system does not tell. */
  readonly processor: number | null;
  /** The most memory that it held, in megabytes; null where the system does not tell. */
  readonly peak: number | null;
}

/** What is measured; the folders of many files are checked by one thread, and by two. */
const CALLS = [
  { files: 1, players: 50, jobs: [1] },
  { files: 1, players: 1000, jobs: [1] },
  { files: 1, players: 5000, jobs: [1] },
  { files: 5000, players: 50, jobs: [1, 2] },
];

/** Checks ordinary events by the program as it is built: medians of `runs` calls after one to warm up, many files once. */
export async function commandTimes(runs: number, rounds: number): Promise<CommandTime[]> {
  const times: CommandTime[] = [];
  for (const { files, players, jobs } of CALLS)
    await withEvents(files, players, rounds, async (folder) => {
      for (const threads of jobs) {
        const calls: Call[] = [];
        if (files === 1) await call(folder, threads);
        for (let run = 0; run < (files === 1 ? runs : 1); run++) calls.push(await call(folder, threads));
        const of = (figure: (call: Call) => number | null): number | null => {
          const known = calls.map(figure).filter((value) => value !== null);
          return known.length === 0 ? null : median(known);
        };
        times.push({
          ...{ files, players, rounds, jobs: threads },
          seconds: median(calls.map(({ seconds }) => seconds)),
          processor: of(({ processor }) => processor),
          peak: of(({ peak }) => peak),
        });
      }
    });
  return times;
}

interface Call {
  readonly seconds: number;
  readonly processor: number | null;
  readonly peak: number | null;
}

async function call(folder: string, jobs: number): Promise<Call> {
  const before = startedProcessesTime();
  const start = performance.now();
  const program = fileURLToPath(new URL('cli/main.js', ROOT));
  const argv = [program, 'check', '--quiet', '--jobs', String(jobs), folder];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
  let peak: number | null = null;
  const watch = setInterval(() => (peak = peakOf(child.pid ?? 0) ?? peak), EVERY);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  if (status !== 0) throw new Error(`check of ${folder} ends with exit code ${String(status)}`);
  const after = startedProcessesTime();
  return { seconds, processor: before === null || after === null ? null : (after - before) / 1000, peak };
}

/** In milliseconds: how often the memory is looked at. */
const EVERY = 10;

async function withEvents(
  count: number,
  players: number,
  rounds: number,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-bench-'));
  try {
    const files = join(folder, 'files');
    mkdirSync(files);
    let number = 0;
    for (const { text } of generate({ players, rounds }, { seed: `bench-commands-${players}`, count }))
      writeFileSync(join(files, `${(number += 1)}.trf`), text);
    await use(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As Linux tells it; null where it does not, or where the process has ended. */
function peakOf(id: number): number | null {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
