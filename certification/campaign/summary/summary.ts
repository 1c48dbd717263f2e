import { decidingTrial, trialsThatCount } from '../trials/deciding-trial.js';
import { deviatingRounds, isDeviating } from '../triage/deviating-rounds.js';
import type { Discrepancy } from '../triage/discrepancies.js';
import type { CampaignManifest } from '../store/manifest.js';
import { keysOf } from '../trials/plan.js';
import { lowerLimit, upperLimit } from './statistics.js';
import { compareTrials, keyText, OUTCOMES } from '../store/stored-trial.js';
import type { StoredTrial, TrialKey } from '../store/stored-trial.js';
import { thresholdOf, thresholdVerdict } from './threshold.js';
import type { Threshold, ThresholdVerdict } from './threshold.js';
import type { TriageCase } from '../triage/triage.js';
import type { Direction, TrialOutcome } from '../trials/trial.js';

/** What a campaign found; data only, words are made in `reports/`. */
export interface CampaignSummary {
  readonly manifest: CampaignManifest;
  readonly threshold: Threshold;
  /** The worst of the directions. */
  readonly verdict: ThresholdVerdict;
  /** With this one the threshold could not be reached any more, so that the rest was left; null: nothing was left. */
  readonly endedWith: TrialKey | null;
  readonly directions: readonly DirectionSummary[];
  readonly byRule: readonly Tally[];
  readonly bySize: readonly Tally[];
  readonly byScenario: readonly Tally[];
  /** By index; every outcome but `agrees`. */
  readonly cases: readonly StoredTrial[];
  /** In how many of the tournaments the rule decides that they were steered to; null where they were not. */
  readonly steered: { readonly rule: string; readonly decided: number; readonly tournaments: number } | null;
  /** How many rounds each rule decided; null where that was not counted. */
  readonly coverage: Readonly<Record<string, number>> | null;
  /** Rules of the edition that never decided. */
  readonly neverDecided: readonly string[];
  /** The smallest tournament for the first deviation of each rule. */
  readonly shrunk: readonly ShrunkCase[];
  /** Rules for which there was no time to look for it, or not to the end. */
  readonly unshrunk: readonly string[];
  readonly triage: readonly TriageCase[];
  /** The first of the deviating rounds, with their pairs. */
  readonly discrepancies: readonly Discrepancy[];
}

export interface DirectionSummary {
  readonly direction: Direction;
  readonly verdict: ThresholdVerdict;
  /** Tournaments asked for, and run so far. */
  readonly wanted: number;
  readonly run: number;
  /** Those in which there was something to compare. */
  readonly judged: number;
  readonly outcomes: Readonly<Record<TrialOutcome, number>>;
  /** Wishes that the candidate's generator called infeasible; it was asked for others. */
  readonly infeasibleWishes: number;
  readonly roundsJudged: number;
  readonly tournamentsDeviating: number;
  /**
   * Rounds with another pairing than ours: the discrepancies of the procedures. They count also in tournaments that the
   * candidate did not get to the end of, unlike all else that is told of the tournaments judged.
   */
  readonly roundsDeviating: number;
  /** Of these, with the same pairs and byes, but other colours. */
  readonly roundsColourOnly: number;
  /** At 95 % confidence, fewer tournaments than this share deviate; 1 when none was judged. */
  readonly upperLimit: number;
  /** Tournaments at which the candidate failed, so that there was nothing to compare. */
  readonly failures: Failures;
  /** Sizes of the tournaments judged; null when there was none. */
  readonly players: Spread | null;
  readonly rounds: Spread | null;
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

/** A line of a table of deviations. */
export interface Tally {
  readonly name: string;
  /** Tournaments judged; 0 for a rule. */
  readonly judged: number;
  readonly tournaments: number;
  readonly rounds: number;
}

export interface ShrunkCase {
  readonly rule: string;
  readonly index: number;
  readonly direction: Direction;
  readonly round: number;
  /** Path in the folder of the campaign. */
  readonly file: string;
  readonly from: readonly [players: number, rounds: number];
  readonly to: readonly [players: number, rounds: number];
  readonly stoppedBy: 'trials' | 'time' | null;
}

/** What is known besides the results. */
export interface SummaryParts {
  /** Names of the rules whose decisions are counted. */
  readonly rules: readonly string[];
  readonly shrunk: readonly ShrunkCase[];
  readonly unshrunk: readonly string[];
  readonly triage: readonly TriageCase[];
  readonly discrepancies: readonly Discrepancy[];
}

export function summarize(
  manifest: CampaignManifest,
  trials: readonly StoredTrial[],
  { rules, ...parts }: SummaryParts,
): CampaignSummary {
  const sorted = [...trialsThatCount(manifest, trials)].sort(compareTrials);
  const threshold = thresholdOf(manifest);
  const directions = manifest.directions.map((direction) =>
    directionSummary(
      direction,
      manifest.count,
      sorted.filter((trial) => trial.direction === direction),
      threshold,
    ),
  );
  const judged = sorted.filter(isJudged);
  const isCounted = manifest.coverage || manifest.steer !== undefined;
  const coverage = isCounted ? coverageOf(sorted) : null;
  return {
    manifest,
    threshold,
    verdict: worst(directions.map(({ verdict }) => verdict)),
    endedWith: endOf(manifest, sorted),
    directions,
    byRule: ruleTallies(sorted.filter(isDeviating)),
    bySize: tallies(judged, ({ players }) => sizeBand(players)).sort(
      (a, b) => firstNumber(a) - firstNumber(b),
    ),
    byScenario: tallies(judged, ({ scenario }) => scenario),
    steered: steeredOf(manifest, sorted),
    cases: sorted.filter(({ outcome }) => outcome !== 'agrees'),
    coverage,
    neverDecided: coverage === null ? [] : rules.filter((rule) => (coverage[rule] ?? 0) === 0),
    ...parts,
  };
}

/** True for a tournament in which pairings could be compared. */
export function isJudged({ outcome }: Pick<StoredTrial, 'outcome'>): boolean {
  return outcome === 'agrees' || outcome === 'deviates';
}

function directionSummary(
  direction: Direction,
  wanted: number,
  trials: readonly StoredTrial[],
  threshold: Threshold,
): DirectionSummary {
  const judged = trials.filter(isJudged);
  const deviating = judged.filter(({ outcome }) => outcome === 'deviates');
  const rounds = trials.filter(isDeviating).flatMap((trial) => [...deviatingRounds(trial).values()]);
  return {
    direction,
    verdict: thresholdVerdict(threshold, judged.length, rounds.length),
    wanted,
    run: trials.length,
    judged: judged.length,
    outcomes: Object.fromEntries(
      OUTCOMES.map((outcome) => [outcome, trials.filter((trial) => trial.outcome === outcome).length]),
    ) as Record<TrialOutcome, number>,
    infeasibleWishes: trials.reduce((sum, { infeasible }) => sum + infeasible, 0),
    roundsJudged: trials.reduce((sum, trial) => sum + roundsJudgedIn(trial), 0),
    tournamentsDeviating: deviating.length,
    roundsDeviating: rounds.length,
    roundsColourOnly: rounds.filter((list) => list.every(({ kind }) => kind === 'colour')).length,
    upperLimit: upperLimit(deviating.length, judged.length),
    failures: failuresOf(trials),
    players: spreadOf(judged.map((trial) => trial.players)),
    rounds: spreadOf(judged.map((trial) => trial.rounds)),
  };
}

/** Of a tournament at which the candidate failed only the rounds that deviate are known to have been compared. */
function roundsJudgedIn(trial: StoredTrial): number {
  if (isJudged(trial)) return trial.rounds;
  return isDeviating(trial) ? deviatingRounds(trial).size : 0;
}

const FAILURES: readonly TrialOutcome[] = [
  'candidate-crash',
  'candidate-timeout',
  'unreadable-answer',
  'invalid-file',
];

function failuresOf(trials: readonly StoredTrial[]): Failures {
  const count = trials.filter(({ outcome }) => FAILURES.includes(outcome)).length;
  const all = count + trials.filter(isJudged).length;
  return { count, lowerLimit: lowerLimit(count, all), upperLimit: upperLimit(count, all) };
}

function spreadOf(numbers: readonly number[]): Spread | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const sum = sorted.reduce((total, number) => total + number, 0);
  return { least: sorted[0], most: sorted[sorted.length - 1], mean: sum / sorted.length };
}

function steeredOf({ steer }: CampaignManifest, trials: readonly StoredTrial[]): CampaignSummary['steered'] {
  if (steer === undefined) return null;
  const { rule } = steer;
  const all = new Set(trials.map(({ index }) => index));
  const deciding = trials.filter(({ decided }) => (decided[rule] ?? 0) > 0);
  return { rule, decided: new Set(deciding.map(({ index }) => index)).size, tournaments: all.size };
}

/** The deciding trial, where all before it are there and others were to follow. */
function endOf(manifest: CampaignManifest, trials: readonly StoredTrial[]): TrialKey | null {
  const isWhole = trials.length === manifest.count * manifest.directions.length;
  const deciding = isWhole ? null : decidingTrial(manifest, trials);
  if (deciding === null) return null;
  const known = new Set(trials.map(keyText));
  const isEnd = keysOf(manifest).every((key) => compareTrials(key, deciding) > 0 || known.has(keyText(key)));
  return isEnd ? deciding : null;
}

function worst(verdicts: readonly ThresholdVerdict[]): ThresholdVerdict {
  if (verdicts.includes('missed')) return 'missed';
  return verdicts.includes('undecided') ? 'undecided' : 'within';
}

function ruleTallies(trials: readonly StoredTrial[]): Tally[] {
  const byRule = new Map<string, { tournaments: Set<StoredTrial>; rounds: Set<string> }>();
  for (const trial of trials)
    for (const { rule, round } of trial.deviations) {
      const tally = byRule.get(rule) ?? { tournaments: new Set(), rounds: new Set() };
      tally.tournaments.add(trial);
      tally.rounds.add(`${trial.index}/${trial.direction}/${round}`);
      byRule.set(rule, tally);
    }
  return [...byRule]
    .map(([name, { tournaments, rounds }]) => ({
      name,
      judged: 0,
      tournaments: tournaments.size,
      rounds: rounds.size,
    }))
    .sort((a, b) => b.rounds - a.rounds || (a.name < b.name ? -1 : 1));
}

function tallies(trials: readonly StoredTrial[], nameOf: (trial: StoredTrial) => string): Tally[] {
  const names = [...new Set(trials.map(nameOf))].sort();
  return names.map((name) => {
    const own = trials.filter((trial) => nameOf(trial) === name);
    return {
      name,
      judged: own.length,
      tournaments: own.filter(({ outcome }) => outcome === 'deviates').length,
      rounds: own.reduce((sum, trial) => sum + deviatingRounds(trial).size, 0),
    };
  });
}

function coverageOf(trials: readonly StoredTrial[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { decided } of trials)
    for (const [rule, rounds] of Object.entries(decided)) counts.set(rule, (counts.get(rule) ?? 0) + rounds);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const BANDS = [10, 20, 50, 100, 200, 500];

function sizeBand(players: number): string {
  const index = BANDS.findIndex((most) => players <= most);
  if (index < 0) return `${(BANDS.at(-1) ?? 0) + 1} and more`;
  return index === 0 ? `2 to ${BANDS[0]}` : `${BANDS[index - 1] + 1} to ${BANDS[index]}`;
}

function firstNumber({ name }: Tally): number {
  return Number.parseInt(name, 10);
}
