import { cpus, totalmem } from 'node:os';
import { PROGRAM } from '../reports/program.js';
import type { CandidateTime } from './candidate-time.js';
import type { Measurement } from './measure.js';
import type { CommandTime } from './whole-commands.js';

/** The measurements of a bench as they are kept, with what they were measured on. */
export interface KeptBench {
  readonly format: typeof FORMAT;
  /** Of swissproof. */
  readonly version: string;
  /** The day, as YYYY-MM-DD. */
  readonly date: string;
  readonly machine: Machine;
  readonly measurements: readonly Measurement[];
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
export function keptNow(times: Pick<KeptBench, 'measurements' | 'candidates' | 'commands'>): KeptBench {
  const date = new Date().toISOString().slice(0, 10);
  return { format: FORMAT, version: PROGRAM.version, date, machine: thisMachine(), ...times };
}

/** As JSON, a measurement a line; figures have four digits that count. */
export function keptText({ measurements, candidates, commands, ...head }: KeptBench): string {
  const list = (values: readonly object[]): string => values.map((value) => `\n${short(value)}`).join(',');
  const opening = short(head).slice(0, -1);
  return `${opening},\n"measurements": [${list(measurements)}],\n"candidates": [${list(candidates)}],\n"commands": [${list(commands)}]}\n`;
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

function short(value: object): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'number' && !Number.isInteger(part) ? Number(part.toPrecision(4)) : part,
  );
}
