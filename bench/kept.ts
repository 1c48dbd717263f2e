import { cpus, totalmem } from 'node:os';
import { editions } from '../engine/index.js';
import { PROGRAM } from '../reports/program.js';
import type { CandidateTime } from './candidate-time.js';
import { keyOf } from './csv.js';
import { KINDS } from './kinds.js';
import type { Measurement } from './measure.js';
import { fileNamed, OptionError } from './options.js';
import type { CommandTime } from './whole-commands.js';
import type { WrongTime } from './wrong.js';

/** The measurements of a bench as they are kept, with what they were measured on. */
export interface KeptBench {
  readonly format: typeof FORMAT;
  /** Of swissproof. */
  readonly version: string;
  /** The day, as YYYY-MM-DD. */
  readonly date: string;
  readonly machine: Machine;
  readonly measurements: readonly Measurement[];
  /** Absent in older files. */
  readonly wrong?: readonly WrongTime[];
  readonly candidates: readonly CandidateTime[];
  readonly commands: readonly CommandTime[];
}

export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** In gigabytes. */
  readonly memory: number;
}

/** What was measured now and here. */
export function keptNow(
  times: Pick<KeptBench, 'measurements' | 'wrong' | 'candidates' | 'commands'>,
): KeptBench {
  const date = new Date().toISOString().slice(0, 10);
  return { format: FORMAT, version: PROGRAM.version, date, machine: thisMachine(), ...times };
}

/** As JSON, a measurement a line; figures have four digits that count. */
export function keptText({ measurements, wrong = [], candidates, commands, ...head }: KeptBench): string {
  const list = (values: readonly object[]): string => values.map((value) => `\n${short(value)}`).join(',');
  const opening = short(head).slice(0, -1);
  const wrongs = wrong.length === 0 ? '' : `"wrong": [${list(wrong)}],\n`;
  return `${opening},\n"measurements": [${list(measurements)}],\n${wrongs}"candidates": [${list(candidates)}],\n"commands": [${list(commands)}]}\n`;
}

/**
 * The measurements in a file that {@link keptText} wrote.
 * @throws OptionError for another file.
 */
export function keptIn(path: string): KeptBench {
  const text = fileNamed(path);
  try {
    const kept = JSON.parse(text) as Partial<KeptBench> | null;
    if (kept?.format === FORMAT) return kept as KeptBench;
  } catch {
    // Said below.
  }
  throw new OptionError(`${path} is no file of measurements: "npm run bench" writes measurements.json`);
}

/**
 * Several benches of one machine and version as one, in the order of the editions and kinds; of a workload that was measured
 * twice, the later one counts.
 * @throws OptionError where they were made on different machines, or by different versions.
 */
export function together(benches: readonly [KeptBench, ...KeptBench[]]): KeptBench {
  const [first] = benches;
  const wrong = inOrder(
    lastOfEach(
      benches.flatMap((bench) => bench.wrong ?? []),
      keyOf,
    ),
  );
  for (const { version, machine } of benches)
    if (version !== first.version || short(machine) !== short(first.machine))
      throw new OptionError('the measurements are of different machines or versions');
  return {
    ...first,
    date: benches.map(({ date }) => date).sort()[benches.length - 1],
    measurements: inOrder(
      lastOfEach(
        benches.flatMap(({ measurements }) => measurements),
        keyOf,
      ),
    ),
    ...(wrong.length === 0 ? {} : { wrong }),
    candidates: inOrder(
      lastOfEach(
        benches.flatMap(({ candidates }) => candidates),
        (time) => `${keyOf(time)} ${time.program}`,
      ),
    ),
    commands: lastOfEach(
      benches.flatMap(({ commands }) => commands),
      ({ command, node, files, players, rounds, jobs }) =>
        [command, node, files, players, rounds, jobs].join(' '),
    ),
  };
}

const FORMAT = 'swissproof-bench/1';

function thisMachine(): Machine {
  const processors = cpus();
  return {
    node: process.version,
    processor: processors[0]?.model ?? 'unknown processor',
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
  };
}

function inOrder<T extends { readonly edition: string; readonly kind: string; readonly players: number }>(
  times: readonly T[],
): T[] {
  const [ids, kinds] = [editions.map(({ id }) => id), KINDS.map(({ name }) => name)];
  return times.toSorted(
    (a, b) =>
      ids.indexOf(a.edition) - ids.indexOf(b.edition) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      a.players - b.players,
  );
}

function lastOfEach<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

function short(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isInteger(part) ? Number(part.toPrecision(4)) : part,
  );
}
