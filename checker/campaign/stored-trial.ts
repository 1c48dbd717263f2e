import { canonicalJson } from './manifest.js';
import type { Json } from './manifest.js';
import type { Direction, TrialDeviation, TrialOutcome, TrialResult } from './trial.js';

/** A result as it stands in the results of a campaign: the tournament has a file of its own. */
export type StoredTrial = TrialResult & {
  /** Path of the tournament in the folder of the campaign; null for a tournament that agrees. */
  readonly file: string | null;
};

/** One tournament in one direction. */
export interface TrialKey {
  readonly index: number;
  readonly direction: Direction;
}

/** Line of the results for a trial, without the line end. */
export function trialLine(trial: StoredTrial): string {
  return canonicalJson(trial as unknown as Json);
}

/** The result on a line; null for one that was cut off or is something else. */
export function parseTrialLine(line: string): StoredTrial | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  return isStoredTrial(value) ? value : null;
}

/** Where the tournament of a trial is kept. */
export function trialFile({ index, direction }: TrialKey): string {
  return `files/${String(index).padStart(5, '0')}-${direction}.trf`;
}

export function keyText({ index, direction }: TrialKey): string {
  return `${index}/${direction}`;
}

/** By index, then in the order of the directions. */
export function compareTrials(a: TrialKey, b: TrialKey): number {
  return a.index - b.index || DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction);
}

export const DIRECTIONS: readonly Direction[] = ['replay', 'live', 'their-files', 'their-checker'];

export const OUTCOMES: readonly TrialOutcome[] = [
  'agrees',
  'deviates',
  'candidate-crash',
  'candidate-timeout',
  'unreadable-answer',
  'invalid-file',
  'infeasible',
  'our-defect',
];

function isStoredTrial(value: unknown): value is StoredTrial {
  if (typeof value !== 'object' || value === null) return false;
  const trial = value as Partial<Record<keyof StoredTrial, unknown>>;
  return (
    Number.isInteger(trial.index) &&
    DIRECTIONS.some((direction) => direction === trial.direction) &&
    OUTCOMES.some((outcome) => outcome === trial.outcome) &&
    typeof trial.scenario === 'string' &&
    typeof trial.edition === 'string' &&
    typeof trial.note === 'string' &&
    typeof trial.players === 'number' &&
    typeof trial.rounds === 'number' &&
    Array.isArray(trial.deviations) &&
    trial.deviations.every(hasWords) &&
    typeof trial.decided === 'object' &&
    trial.decided !== null &&
    typeof trial.infeasible === 'number' &&
    (trial.file === null || typeof trial.file === 'string')
  );
}

function hasWords(deviation: Partial<TrialDeviation> | null): boolean {
  return typeof deviation?.explanation === 'string' && typeof deviation.summary === 'string';
}
