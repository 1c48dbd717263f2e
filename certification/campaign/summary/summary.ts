import type { ReadingSideDocument } from '../../../corpus/schema/types/programs-ledger.js';
import { readingCounted } from '../../readings/decided-readings.js';
import { decidingTrial } from '../trials/deciding-trial.js';
import { isDeviating } from '../triage/deviating-rounds.js';
import type { CommonReadings, Discrepancy } from '../triage/discrepancies.js';
import type { KnownDifference } from '../../known/known-differences.js';
import type { Findings } from '../store/findings.js';
import type { CampaignManifest } from '../store/manifest.js';
import { keysOf } from '../trials/plan.js';
import { compareTrials, keyText } from '../store/stored-trial.js';
import type { StoredTrial, TrialKey } from '../store/stored-trial.js';
import { directionSummary, isJudged } from './direction-summary.js';
import type { DirectionSummary } from './direction-summary.js';
import { ruleTallies, sizeTallies, tallies } from './tallies.js';
import type { TrialTally } from './tallies.js';
import { hasWrongStandings } from './standings-summary.js';
import { thresholdOf } from './threshold.js';
import type { Threshold, ThresholdVerdict } from './threshold.js';

/** What a campaign found; data only, words are made in `reports/`. */
export interface CampaignSummary extends Findings, FoundInRounds {
  readonly manifest: CampaignManifest;
  readonly threshold: Threshold;
  /** The worst of the directions. */
  readonly verdict: ThresholdVerdict;
  /** With this one the threshold could not be reached any more, so that the rest was left; null: nothing was left. */
  readonly endedWith: TrialKey | null;
  readonly directions: readonly DirectionSummary[];
  readonly byRule: readonly TrialTally[];
  readonly bySize: readonly TrialTally[];
  readonly byScenario: readonly TrialTally[];
  /** By index; every outcome but `agrees`. */
  readonly cases: readonly StoredTrial[];
  /** By index; those in which the candidate's standings, or its opinion on ours, are wrong, whatever their outcome is. */
  readonly standingsCases: readonly StoredTrial[];
  /** In how many of the tournaments the rule decides that they were steered to; null where they were not. */
  readonly steered: { readonly rule: string; readonly decided: number; readonly tournaments: number } | null;
  /** How many rounds each rule decided; null where that was not counted. */
  readonly coverage: Readonly<Record<string, number>> | null;
  /** How many rounds depend on each doubtful place of the edition, by its reading; null where that was not counted. */
  readonly byReading: Readonly<Record<string, number>> | null;
  /** Rules of the edition that never decided. */
  readonly neverDecided: readonly string[];
}

/** What is known besides the results. */
export interface SummaryParts extends Findings, FoundInRounds {
  /** Names of the rules whose decisions are counted. */
  readonly rules: readonly string[];
}

/** What the deviating rounds have to do with readings and with other programs. */
export interface FoundInRounds {
  /** The first of the deviating rounds, with their pairs. */
  readonly discrepancies: readonly Discrepancy[];
  /** What explains all of them, not only the first. */
  readonly explainedBy: CommonReadings | null;
  /** The differences that the ledger of programs lists. */
  readonly known: readonly KnownDifference[];
  /** How programs read the doubtful places of the edition. */
  readonly readingSides: readonly ReadingSideDocument[];
}

/**
 * Sums up a campaign, as far as it is run.
 * @param sorted those of its trials that count, in their order: from `trialsThatCount`.
 */
export function summarize(
  manifest: CampaignManifest,
  sorted: readonly StoredTrial[],
  { rules, ...parts }: SummaryParts,
): CampaignSummary {
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
  const counts = Object.entries(coverageOf(sorted));
  const coverage = isCounted
    ? Object.fromEntries(counts.filter(([name]) => readingCounted(name) === null))
    : null;
  const byReading = manifest.coverage
    ? Object.fromEntries(
        counts.flatMap(([name, rounds]): [string, number][] => {
          const id = readingCounted(name);
          return id === null ? [] : [[id, rounds]];
        }),
      )
    : null;
  return {
    manifest,
    threshold,
    verdict: worst(directions.map(({ verdict }) => verdict)),
    endedWith: endOf(manifest, sorted),
    directions,
    byRule: ruleTallies(sorted.filter(isDeviating)),
    bySize: sizeTallies(judged),
    byScenario: tallies(judged, ({ scenario }) => scenario),
    steered: steeredOf(manifest, sorted),
    cases: sorted.filter(({ outcome }) => outcome !== 'agrees'),
    standingsCases: sorted.filter(hasWrongStandings),
    coverage,
    byReading,
    neverDecided: coverage === null ? [] : rules.filter((rule) => (coverage[rule] ?? 0) === 0),
    ...parts,
  };
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

function coverageOf(trials: readonly StoredTrial[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { decided } of trials)
    for (const [rule, rounds] of Object.entries(decided)) counts.set(rule, (counts.get(rule) ?? 0) + rounds);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
