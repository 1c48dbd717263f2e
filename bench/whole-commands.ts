import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../corpus/shipped/root.js';
import { generate } from '../generator/index.js';
import { startedProcessesTime } from './processor-time.js';
import { median } from './statistics.js';

/** What a call of `swissproof` takes, from its start to its end. */
export interface CommandTime {
  readonly command: 'check' | 'generate';
  /** The version of Node that ran it. */
  readonly node: string;
  /** How many files it reads or writes, and how large each is. */
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

/** The Node that runs the calls. */
export interface NodeProgram {
  readonly path: string;
  readonly version: string;
}

/** The calls that are measured. */
export interface CommandBench {
  /** Files of several sizes are checked: medians of so many calls, after one to warm up; many files once. Null: they are not. */
  readonly runs: number | null;
  readonly rounds: number;
  /** So many events of 50 players are generated, and then checked, by two threads; null: they are not. */
  readonly bulk: number | null;
  readonly node: NodeProgram;
}

/** What is checked; the folders of many files by one thread, and by two. */
const CHECKS = [
  { files: 1, players: 50, jobs: [1] },
  { files: 1, players: 1000, jobs: [1] },
  { files: 1, players: 5000, jobs: [1] },
  { files: 5000, players: 50, jobs: [1, 2] },
];

/** Calls the program as it is built, with ordinary events. */
export async function commandTimes({ runs, rounds, bulk, node }: CommandBench): Promise<CommandTime[]> {
  const times: CommandTime[] = [];
  if (runs !== null) for (const one of CHECKS) times.push(...(await checkTimes(one, runs, rounds, node)));
  if (bulk !== null) times.push(...(await bulkTimes(bulk, rounds, node)));
  return times;
}

function checkTimes(
  { files, players, jobs }: (typeof CHECKS)[number],
  runs: number,
  rounds: number,
  { path, version }: NodeProgram,
): Promise<CommandTime[]> {
  return inFolder(async (folder) => {
    writeEvents(files, players, rounds, folder);
    const times: CommandTime[] = [];
    for (const threads of jobs) {
      const calls: Call[] = [];
      const check = (): Promise<Call> => call(path, ['check', '--quiet', '--jobs', String(threads), folder]);
      if (files === 1) await check();
      for (let run = 0; run < (files === 1 ? runs : 1); run++) calls.push(await check());
      const of = { node: version, files, players, rounds, jobs: threads };
      times.push({ command: 'check', ...of, ...medians(calls) });
    }
    return times;
  });
}

function bulkTimes(files: number, rounds: number, { path, version }: NodeProgram): Promise<CommandTime[]> {
  return inFolder(async (folder) => {
    const of = { node: version, files, ...BULK, rounds };
    const jobs = ['--jobs', String(BULK.jobs)];
    const size = ['--players', String(BULK.players), '--rounds', String(rounds), '--count', String(files)];
    const generated = await call(path, ['generate', '--seed', 'bench', ...size, ...jobs, '--out', folder]);
    const checked = await call(path, ['check', '--quiet', ...jobs, folder]);
    return [
      { command: 'generate', ...of, ...generated },
      { command: 'check', ...of, ...checked },
    ];
  });
}

const BULK = { players: 50, jobs: 2 };

function medians(calls: readonly Call[]): Call {
  const of = (figure: (call: Call) => number | null): number | null => {
    const known = calls.map(figure).filter((value) => value !== null);
    return known.length === 0 ? null : median(known);
  };
  return {
    seconds: median(calls.map(({ seconds }) => seconds)),
    processor: of(({ processor }) => processor),
    peak: of(({ peak }) => peak),
  };
}

interface Call {
  readonly seconds: number;
  readonly processor: number | null;
  readonly peak: number | null;
}

async function call(node: string, argv: readonly string[]): Promise<Call> {
  const before = startedProcessesTime();
  const start = performance.now();
  const program = fileURLToPath(new URL('cli/main.js', ROOT));
  const child = spawn(node, [program, ...argv], { stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  let peak: number | null = null;
  const watch = setInterval(() => (peak = peakOf(child.pid ?? 0) ?? peak), EVERY);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  if (status !== 0) throw new Error(`${argv.join(' ')} ends with exit code ${String(status)}: ${messages}`);
  const after = startedProcessesTime();
  return { seconds, processor: before === null || after === null ? null : (after - before) / 1000, peak };
}

/** In milliseconds: how often the memory is looked at. */
const EVERY = 10;

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-bench-'));
  try {
    const files = join(folder, 'files');
    mkdirSync(files);
    return await use(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeEvents(count: number, players: number, rounds: number, folder: string): void {
  let number = 0;
  for (const { text } of generate({ players, rounds }, { seed: `bench-commands-${players}`, count }))
    writeFileSync(join(folder, `${(number += 1)}.trf`), text);
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
