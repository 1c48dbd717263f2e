import { isFailure } from '../summary/direction-summary.js';
import { hasWrongStandings } from '../summary/standings-summary.js';
import type { StoredTrial } from '../store/stored-trial.js';
import type { TrialFindings, TrialResult } from '../trials/trial.js';

/**
 * What became of the findings in a tournament. `elsewhere`: it deviates in a round, by a rule or in a place of the
 * standings in which it did not before. `fails`: the program failed, and not as it did before. `not-judged`: whether it
 * is mended is not known.
 */
export type AgainState = (typeof AGAIN_STATES)[number];

export const AGAIN_STATES = [
  'mended',
  'partly-mended',
  'not-mended',
  'elsewhere',
  'fails',
  'not-judged',
] as const;

/** A tournament of an earlier campaign that was run again. */
export interface TrialAgain {
  readonly before: StoredTrial;
  readonly now: TrialResult;
  readonly state: AgainState;
  /** The rules by which rounds deviate, before or now: those of before first. */
  readonly rules: readonly RuleRounds[];
  /** Null where the standings were wrong neither before nor now. */
  readonly standings: WrongStandingsAgain | null;
}

/** The rounds of a tournament that deviate by a rule, ascending. */
export interface RuleRounds {
  readonly rule: string;
  readonly article: string;
  readonly before: readonly number[];
  readonly now: readonly number[];
}

/** Wrong standings of a tournament, or a wrong opinion of a checker on ours. */
export interface WrongStandingsAgain {
  readonly before: boolean;
  /** Null: they were not compared now. */
  readonly now: boolean | null;
  /** Wrong values that are listed; none where a checker calls right standings wrong. */
  readonly placesBefore: number;
  readonly placesNow: number;
}

/** Compares a tournament of an earlier campaign with what the same tournament gives now. */
export function compareTrial(before: StoredTrial, now: TrialResult): TrialAgain {
  const standings = standingsAgain(before, now);
  return { before, now, state: stateOf(before, now, standings), rules: rulesOf(before, now), standings };
}

function stateOf(before: StoredTrial, now: TrialResult, standings: WrongStandingsAgain | null): AgainState {
  if (now.outcome === 'our-defect' || now.outcome === 'infeasible') return 'not-judged';
  const [then, today] = [placesOf(before), placesOf(now)];
  const isNew = (place: string): boolean => !then.has(place);
  if (isFailure(now) && isNew(failurePlace(now))) return 'fails';
  if (today.size === 0) return standings !== null && standings.now === null ? 'not-judged' : 'mended';
  if ([...today].some(isNew)) return 'elsewhere';
  return today.size < then.size ? 'partly-mended' : 'not-mended';
}

/** Where something was found in a tournament, as texts. */
function placesOf(trial: TrialFindings): ReadonlySet<string> {
  const { deviations, standings } = trial;
  const wrong = hasWrongStandings(trial) ? (standings?.wrongPlaces ?? []) : [];
  return new Set([
    ...deviations.map(({ round, rule }) => `${round}/${rule}`),
    ...(hasWrongStandings(trial) ? ['standings'] : []),
    ...wrong.map(({ player, field }) => `standings/${player}/${field}`),
    ...(isFailure(trial) ? [failurePlace(trial)] : []),
  ]);
}

/** How and where the program failed. Its words are left out: they may hold paths, times or numbers of processes. */
function failurePlace({ outcome, compared }: TrialFindings): string {
  return `${outcome}/${compared ?? ''}`;
}

function rulesOf(before: StoredTrial, now: TrialResult): RuleRounds[] {
  const all = [...before.deviations, ...now.deviations];
  const articles = new Map(all.map(({ rule, article }) => [rule, article]));
  return [...articles].map(([rule, article]) => ({
    rule,
    article,
    before: roundsBy(rule, before),
    now: roundsBy(rule, now),
  }));
}

function roundsBy(rule: string, { deviations }: TrialFindings): number[] {
  const own = deviations.filter((deviation) => deviation.rule === rule);
  return [...new Set(own.map(({ round }) => round))].sort((a, b) => a - b);
}

function standingsAgain(before: StoredTrial, now: TrialResult): WrongStandingsAgain | null {
  const [wasWrong, isWrong] = [hasWrongStandings(before), hasWrongStandings(now)];
  if (!wasWrong && !isWrong) return null;
  const { verdict = 'not-checked' } = now.standings ?? {};
  return {
    before: wasWrong,
    now: verdict === 'not-checked' ? null : isWrong,
    placesBefore: wasWrong ? (before.standings?.wrongPlaces.length ?? 0) : 0,
    placesNow: isWrong ? (now.standings?.wrongPlaces.length ?? 0) : 0,
  };
}
