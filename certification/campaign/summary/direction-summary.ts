import { deviatingRounds, isDeviating } from '../triage/deviating-rounds.js';
import { discrepanciesIn } from '../triage/discrepancies-in.js';
import { OUTCOMES } from '../store/stored-trial.js';
import type { StoredTrial } from '../store/stored-trial.js';
import type { Direction, TrialOutcome } from '../trials/trial.js';
import { differentOnes, generatorSummary } from './generator-summary.js';
import type { GeneratorSummary } from './generator-summary.js';
import { standingsSummary } from './standings-summary.js';
import type { StandingsSummary } from './standings-summary.js';
import { thresholdVerdict } from './threshold.js';
import type { Threshold, ThresholdVerdict } from './threshold.js';

/** What a campaign found in one direction. */
export interface DirectionSummary {
  readonly direction: Direction;
  readonly verdict: ThresholdVerdict;
  /** Tournaments asked for, and run so far. */
  readonly wanted: number;
  readonly run: number;
  /** Those in which there was something to compare. */
  readonly judged: number;
  /**
   * Those of them that count for the threshold: with their standings, where the procedure compares these as well; equal
   * tournaments of the candidate's generator count once.
   */
  readonly complete: number;
  readonly outcomes: Readonly<Record<TrialOutcome, number>>;
  /** Wishes that the candidate's generator called infeasible; it was asked for others. */
  readonly infeasibleWishes: number;
  readonly roundsJudged: number;
  readonly tournamentsDeviating: number;
  /**
   * Rounds with another pairing than ours, also in tournaments that the candidate did not finish; all other numbers of
   * tournaments judged leave these out.
   */
  readonly roundsDeviating: number;
  /** Of these, with the same pairs and byes, but other colours. */
  readonly roundsColourOnly: number;
  /** What the procedure counts: these rounds and, if it compares standings, the tournaments with wrong ones. */
  readonly discrepancies: number;
  /** At 95 % confidence, fewer tournaments than this share deviate; 1 when none was judged. Equal ones are one here. */
  readonly upperLimit: number;
  /** Tournaments at which the candidate failed, so that there was nothing to compare. */
  readonly failures: Failures;
  /** Sizes of the tournaments judged; null when there was none. */
  readonly players: Spread | null;
  readonly rounds: Spread | null;
  /** The wrong rounds that its checker was given; null where it was not asked. */
  readonly planted: PlantedSummary | null;
  /** Null where the direction does not look at standings. Whether they count for the verdict depends on the procedure. */
  readonly standings: StandingsSummary | null;
  /** What the candidate's generator was asked for, and what came; null in other directions. */
  readonly generator: GeneratorSummary | null;
}

/** How many wrong rounds we have planted for a candidate's checker, a tournament each, and how many it flags. */
export interface PlantedSummary {
  readonly planted: number;
  readonly found: number;
}

export interface Failures {
  readonly count: number;
  /** Each at 95 % confidence: it fails at more, or at fewer tournaments than this share. */
  readonly lowerLimit: number;
  readonly upperLimit: number;
}

/** What numbers of one kind come to, a tournament each. */
export interface Spread {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

/** True for a tournament in which pairings could be compared. */
export function isJudged({ outcome }: Pick<StoredTrial, 'outcome'>): boolean {
  return outcome === 'agrees' || outcome === 'deviates';
}

/** Sums up the tournaments of a direction. */
export function directionSummary(
  direction: Direction,
  wanted: number,
  trials: readonly StoredTrial[],
  threshold: Threshold,
): DirectionSummary {
  const judged = trials.filter(isJudged);
  const deviating = judged.filter(({ outcome }) => outcome === 'deviates');
  const rounds = trials.filter(isDeviating).flatMap((trial) => [...deviatingRounds(trial).values()]);
  const complete = differentOnes(judged.filter((trial) => isComplete(trial, threshold))).length;
  const discrepancies = trials.reduce((sum, trial) => sum + discrepanciesIn(trial, threshold), 0);
  const generator = direction === 'their-files' ? generatorSummary(trials, judged) : null;
  const isFixed = threshold.failsFixedFiles && generator?.isFixed === true;
  return {
    direction,
    verdict: isFixed ? 'missed' : thresholdVerdict(threshold, complete, discrepancies),
    wanted,
    run: trials.length,
    judged: judged.length,
    complete,
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, trials.filter((trial) => trial.outcome === outcome).length]),
    ) as Record<TrialOutcome, number>,
    infeasibleWishes: trials.reduce((sum, { infeasible }) => sum + infeasible, 0),
    roundsJudged: trials.reduce((sum, trial) => sum + roundsJudgedIn(trial), 0),
    tournamentsDeviating: deviating.length,
    roundsDeviating: rounds.length,
    roundsColourOnly: rounds.filter((list) => list.every(({ kind }) => kind === 'colour')).length,
    discrepancies,
    upperLimit: upperLimit(differentOnes(deviating).length, differentOnes(judged).length),
    failures: failuresOf(trials),
    players: spreadOf(judged.map((trial) => trial.players)),
    rounds: spreadOf(judged.map((trial) => trial.rounds)),
    planted: plantedSummary(trials),
    standings: standingsSummary(trials),
    generator,
  };
}

/** Where the procedure counts standings, generators and checkers are judged by tournaments in which these were compared. */
function isComplete({ direction, standings }: StoredTrial, { countsStandings }: Threshold): boolean {
  if (!countsStandings) return true;
  // A checker that looks at standings and says nothing of right ones has judged them.
  if (direction === 'their-checker') return standings !== undefined;
  return direction !== 'their-files' || (standings !== undefined && standings.verdict !== 'not-checked');
}

/** Of a tournament at which the candidate failed, the rounds before; where they are not known, those that deviate. */
function roundsJudgedIn(trial: StoredTrial): number {
  if (isJudged(trial)) return trial.rounds;
  return trial.compared ?? (isDeviating(trial) ? deviatingRounds(trial).size : 0);
}

const FAILURES: readonly TrialOutcome[] = [
  'candidate-crash',
  'candidate-timeout',
  'unreadable-answer',
  'invalid-file',
];

/** True for a tournament at which the program failed. */
export function isFailure({ outcome }: Pick<StoredTrial, 'outcome'>): boolean {
  return FAILURES.includes(outcome);
}

function failuresOf(trials: readonly StoredTrial[]): Failures {
  const count = trials.filter(isFailure).length;
  const all = count + trials.filter(isJudged).length;
  return { count, lowerLimit: lowerLimit(count, all), upperLimit: upperLimit(count, all) };
}

function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const sum = sorted.reduce((total, number) => total + number, 0);
  return { least: sorted[0], most: sorted[sorted.length - 1], mean: sum / sorted.length };
}

/** Sums up the trials of a direction; null where none of them is of a checker that has answered. */
function plantedSummary(trials: readonly StoredTrial[]): PlantedSummary | null {
  const answered = trials.flatMap(({ planted }) => (planted === undefined ? [] : [planted]));
  if (answered.length === 0) return null;
  const errors = answered.filter((planted) => planted !== null);
  return { planted: errors.length, found: errors.filter(({ isFound }) => isFound).length };
}

/**
 * The rate of failures that is ruled out with a given confidence after `failures` in `trials` independent trials: the
 * exact upper limit of Clopper and Pearson. For no failure it is nearly 3 in `trials` at 95 %.
 */
export function upperLimit(failures: number, trials: number, confidence = 0.95): number {
  if (trials <= 0 || failures >= trials) return 1;
  let [low, high] = [failures / trials, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (chanceOfAtMost(failures, trials, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** The rate of failures that is at least there with a given confidence; 0 when there was none. */
export function lowerLimit(failures: number, trials: number, confidence = 0.95): number {
  return failures <= 0 ? 0 : 1 - upperLimit(trials - failures, trials, confidence);
}

/** Chance of at most so many failures when each trial fails at a given rate. */
export function chanceOfAtMost(failures: number, trials: number, rate: number): number {
  if (failures >= trials || rate <= 0) return 1;
  if (rate >= 1) return 0;
  let sum = 0;
  let logTerm = trials * Math.log1p(-rate);
  const step = Math.log(rate) - Math.log1p(-rate);
  for (let k = 0; k <= failures; k++) {
    sum += Math.exp(logTerm);
    logTerm += step + Math.log((trials - k) / (k + 1));
  }
  return Math.min(1, sum);
}

/** Halvings of the interval; more would not change a double. */
const STEPS = 60;
