import { canonicalJson } from './manifest.js';
import type { Json } from './manifest.js';
import type { GeneratedEvent } from '../trials/generated-event.js';
import type {
  Direction,
  GeneratedDirection,
  TrialDeviation,
  TrialFindings,
  TrialOutcome,
  TrialResult,
  TrialStandings,
} from '../trials/trial.js';

/** A stored result of a campaign, with the paths of its files in the folder of the campaign. */
export interface StoredTrial extends TrialFindings {
  readonly path: string | null;
  /** By the number of the round. */
  readonly roundPaths: Readonly<Record<number, string>>;
}

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

/** The result with the paths under which its files are kept. */
export function storedTrial({ file, roundFiles, ...findings }: TrialResult): StoredTrial {
  const rounds = Object.keys(roundFiles).map(Number);
  return {
    ...findings,
    path: file === null ? null : `${fileStem(findings)}${isOfSettings(findings) ? '-settings.txt' : '.trf'}`,
    roundPaths: Object.fromEntries(rounds.map((round) => [round, `${roundStem(findings, round)}.trf`])),
  };
}

/** Path in the folder of the campaign for what is kept about a round, without extension. */
export function roundStem(key: TrialKey, round: number): string {
  return `${fileStem(key)}-round-${round}`;
}

/** The paths of all files of a trial. */
export function pathsOf({ path, roundPaths }: StoredTrial): string[] {
  return [...(path === null ? [] : [path]), ...Object.values(roundPaths)];
}

/** The path of the file that holds a round; null when none was kept. */
export function pathOfRound({ path, roundPaths }: StoredTrial, round: number): string | null {
  return roundPaths[round] ?? path;
}

export function keyText({ index, direction }: TrialKey): string {
  return `${index}/${direction}`;
}

/** A round of a trial as a text. */
export function roundText(key: TrialKey, round: number): string {
  return `${keyText(key)}/${round}`;
}

/** By index, then in the order of the directions. */
export function compareTrials(a: TrialKey, b: TrialKey): number {
  return a.index - b.index || DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction);
}

export const GENERATED_DIRECTIONS: readonly GeneratedDirection[] = [
  'replay',
  'live',
  'their-files',
  'their-checker',
];

export const DIRECTIONS: readonly Direction[] = [...GENERATED_DIRECTIONS, 'positions'];

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

/** A generator that fails gives no tournament: what is kept are the settings that it was given. */
function isOfSettings({ direction, outcome }: TrialFindings): boolean {
  return direction === 'their-files' && FAILED.includes(outcome);
}

const FAILED: readonly TrialOutcome[] = ['candidate-crash', 'candidate-timeout', 'unreadable-answer'];

function fileStem({ index, direction }: TrialKey): string {
  return `files/${String(index).padStart(5, '0')}-${direction}`;
}

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
    trial.deviations.every(isDeviation) &&
    typeof trial.decided === 'object' &&
    trial.decided !== null &&
    typeof trial.infeasible === 'number' &&
    (trial.path === null || typeof trial.path === 'string') &&
    typeof trial.roundPaths === 'object' &&
    trial.roundPaths !== null &&
    (trial.standings === undefined || isStandings(trial.standings)) &&
    (trial.generated === undefined || isGenerated(trial.generated)) &&
    (trial.direction !== 'their-checker' || isOfChecker(trial))
  );
}

/** Of a checker that has answered it is known what was planted, and what it has wrong. */
function isOfChecker({ outcome, planted, mistakes }: Partial<Record<keyof StoredTrial, unknown>>): boolean {
  if (outcome !== 'agrees' && outcome !== 'deviates') return true;
  return planted !== undefined && (outcome === 'agrees' || Array.isArray(mistakes));
}

function isStandings(standings: unknown): boolean {
  const { verdict, wrongPlaces } = (standings ?? {}) as Partial<TrialStandings>;
  return typeof verdict === 'string' && Array.isArray(wrongPlaces);
}

function isGenerated(generated: unknown): boolean {
  const { content, asked, unsaid, came, values } = (generated ?? {}) as Partial<GeneratedEvent>;
  return (
    typeof content === 'string' &&
    typeof asked === 'object' &&
    Array.isArray(unsaid) &&
    Array.isArray(came) &&
    typeof values === 'object'
  );
}

function isDeviation(value: Partial<TrialDeviation> | null): boolean {
  return typeof value?.rule === 'string' && ('statement' in value || 'published' in value);
}
