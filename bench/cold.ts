import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../corpus/shipped/root.js';
import type { Pass } from './pass.js';

/** What a process measured that checked a single event and ended. */
export interface ColdRun {
  readonly pass: Pass;
  /** From the start of the process until the program was loaded, in milliseconds. */
  readonly start: number;
  /** The most memory that it held, in megabytes. */
  readonly peak: number;
}

/** Checks an event in fresh processes, one after the other: up to `runs`, none more once `patience` is over. */
export function coldRuns(text: string, edition: string, runs: number, patience: number): ColdRun[] {
  const all: ColdRun[] = [];
  const started = performance.now();
  do {
    const answer = execFileSync(process.execPath, [ENTRY, edition], { input: text, encoding: 'utf8' });
    all.push(JSON.parse(answer) as ColdRun);
  } while (all.length < runs && performance.now() - started < patience);
  return all;
}

const ENTRY = fileURLToPath(new URL('bench/cold-entry.js', ROOT));
