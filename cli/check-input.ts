import { checkFile, invalidReport } from '../checker/index.js';
import type { CheckOptions, TournamentReport } from '../checker/index.js';
import type { Problem } from '../corpus/index.js';
import { editionById } from '../engine/index.js';
import type { Colour } from '../engine/index.js';
import { INTERNAL_ERROR } from '../reports/problem-words.js';
import { debugStack, inputProblem, internalErrorWords } from './input-problems.js';
import { readInput } from './read-input.js';
import type { ReadResult } from './read-input.js';
import { includesRound } from './round-ranges.js';
import type { RoundRange } from './round-ranges.js';

/** What a check depends on besides the file, in a form that can be sent to a worker. */
export interface CheckSettings {
  /** Name of the edition; null: chosen from the file. */
  readonly edition: string | null;
  readonly rounds: readonly RoundRange[] | null;
  readonly firstColour: Colour | null;
  readonly totalRounds: number | null;
}

export interface CheckJob {
  readonly path: string;
  readonly name: string;
  readonly settings: CheckSettings;
}

/** Reads and checks one file. Never throws: a failed check is a report that says so. */
export async function checkInput({ path, name, settings }: CheckJob): Promise<TournamentReport> {
  return checkRead(await readInput(path, name), name, settings);
}

/** Checks what was read. */
export function checkRead(read: ReadResult, name: string, settings: CheckSettings): TournamentReport {
  if (!read.ok) return invalidReport(name, [read.problem]);
  try {
    return checkFile(read.content, name, optionsOf(settings));
  } catch (error) {
    process.stderr.write(debugStack(error));
    return failedReport(name, error);
  }
}

/** The report on a file whose check ended with an exception. */
export function failedReport(name: string, error: unknown): TournamentReport {
  const problem: Problem = inputProblem(name, INTERNAL_ERROR, '', internalErrorWords(error));
  return invalidReport(name, [problem]);
}

function optionsOf({ edition, rounds, firstColour, totalRounds }: CheckSettings): CheckOptions {
  return {
    edition: edition === null ? null : editionById(edition),
    rounds: rounds === null ? null : (round) => includesRound(rounds, round),
    firstColour,
    totalRounds,
  };
}
