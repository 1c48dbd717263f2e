import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { isDeviating } from './triage/deviating-rounds.js';
import { shrinkCase, shrinkFurther } from './shrink-case.js';
import type { Case, ShrinkCaseOptions } from './shrink-case.js';
import type { ShrinkLog } from './shrink-log.js';
import type { FailedQuestions } from '../shrink/shrink.js';
import { ruleStem } from './shrunk-case.js';
import type { FailedFile, ShrinkKey, ShrinkOutcome, ShrunkCase, ShrunkFile } from './shrunk-case.js';
import { roundStem } from './store/stored-trial.js';
import type { StoredTrial } from './store/stored-trial.js';

export interface ShrinkCasesOptions extends ShrinkCaseOptions {
  /** The file that holds a round of a trial. */
  readonly fileOf: (trial: StoredTrial, round: number) => string | null;
  /** True when there is no time left for all of them. */
  readonly isOut: () => boolean;
  readonly log: ShrinkLog;
  /** What an earlier run came to: the log has only what was shrunk to the end. Nothing larger takes its place. */
  readonly earlier: readonly ShrunkFile[];
  /** Keeps what is there; called again and again. */
  readonly save: (result: ShrinkResult) => void;
}

export interface ShrinkResult {
  /** The smallest tournament of each rule, in the order of the rules. */
  readonly shrunk: readonly ShrunkFile[];
  /** Rules that are still to be shrunk, or to the end. */
  readonly left: readonly string[];
  /** Deviations at which the program failed while it was asked, in the order of the rules. */
  readonly failures: readonly FailedFile[];
}

/**
 * The first deviation of each rule, as small as it gets, and where that stays large, the smallest of the next ones.
 * Rules whose deviations cannot be repeated are left out. What the log holds is not shrunk again, except for questions
 * at which the program failed: those are asked once more. A rule that was cut off begins anew, so that it ends with the same
 * whenever it was cut off.
 */
export async function shrinkCases(
  trials: readonly StoredTrial[],
  options: ShrinkCasesOptions,
): Promise<void> {
  const rules = shrinkableRules(trials);
  const results = new Map<string, RuleResult>();
  const earlier = new Map(options.earlier.map((one) => [one.rule, one]));
  const save = (): void => {
    const all = rules.map((rule) => results.get(rule) ?? NOT_YET);
    options.save({
      shrunk: rules.flatMap((rule, place) => lighter(all[place].best, earlier.get(rule) ?? null) ?? []),
      left: rules.filter((_, place) => !all[place].isDone),
      failures: all.flatMap(({ failures }) => failures),
    });
  };
  for (const rule of rules)
    for await (const result of shrinkRule(trials, rule, options, () => false)) results.set(rule, result);
  save();
  for (const rule of rules) {
    if (results.get(rule)?.isDone === true) continue;
    for await (const result of shrinkRule(trials, rule, options, () => !options.isOut())) {
      results.set(rule, result);
      save();
    }
  }
}

/** The rules by which some tournament deviates, in their order. */
export function shrinkableRules(trials: readonly StoredTrial[]): string[] {
  const deviating = trials.filter(isDeviating);
  return [...new Set(deviating.flatMap(({ deviations }) => deviations.map(({ rule }) => rule)))].sort();
}

interface RuleResult {
  readonly best: ShrunkFile | null;
  readonly failures: readonly FailedFile[];
  readonly isDone: boolean;
}

const NOT_YET: RuleResult = { best: null, failures: [], isDone: false };

/**
 * What is known of a rule after each of its deviations.
 * @param mayAsk false: only what the log holds.
 */
async function* shrinkRule(
  trials: readonly StoredTrial[],
  rule: string,
  options: ShrinkCasesOptions,
  mayAsk: () => boolean,
): AsyncGenerator<RuleResult, void> {
  const { log, isOut } = options;
  let best: ShrunkFile | null = null;
  const failures: FailedFile[] = [];
  let isDone = true;
  for (const found of firstCases(trials, rule, options)) {
    const { index, direction } = found.trial;
    const key = { rule, index, direction, round: found.deviation.round };
    const known = log.outcomeOf(key);
    const hasToBeAsked = known === undefined || known.failed !== null;
    const isAsked = hasToBeAsked && mayAsk();
    const outcome = isAsked ? await shrinkOnce(found, known?.shrunk ?? null, options) : known;
    if (outcome === undefined) return;
    const { shrunk, failed } = outcome;
    if (shrunk !== null && isBetterCase(shrunk, best)) best = shrunk;
    if (failed !== null) failures.push(failedFile(key, failed));
    if (hasToBeAsked && !isAsked) isDone = false;
    yield { best, failures: [...failures], isDone: false };
    const isCutOff = isAsked && isOut() && shrunk?.stoppedBy === 'time';
    if (isCutOff) return;
    if (isAsked) log.add(key, outcome);
    if (best !== null && weight(best) <= 1) break;
  }
  yield { best, failures, isDone };
}

function failedFile(key: ShrinkKey, { input, ...failed }: FailedQuestions): FailedFile {
  return {
    ...key,
    ...failed,
    file: `${roundStem(key, key.round)}-${ruleStem(key.rule)}-failed.trf`,
    text: input,
  };
}

/** @param known what the deviation was shrunk to when the program failed at some of the questions. */
function shrinkOnce(
  found: Case,
  known: ShrunkFile | null,
  options: ShrinkCaseOptions,
): Promise<ShrinkOutcome> {
  return known === null ? shrinkCase(found, options) : shrinkFurther(found, known, options);
}

/** Players and rounds of a tournament that is small enough to be read at one go. */
const SMALL = [12, 5] as const;
/** Deviations of one rule that are tried. */
const CASES = 5;

/** True when a later case of a rule takes the place of the one that is known. */
export function isBetterCase(later: ShrunkCase, known: ShrunkCase | null): boolean {
  return known === null || (weight(known) > 1 && weight(later) < weight(known));
}

/** The one that was found now, unless the earlier one is smaller. */
function lighter(now: ShrunkFile | null, earlier: ShrunkFile | null): ShrunkFile | null {
  if (now === null || earlier === null) return now ?? earlier;
  return weight(earlier) < weight(now) ? earlier : now;
}

/** At most 1 for a small one. */
function weight({ to: [players, rounds] }: ShrunkCase): number {
  return Math.max(players / SMALL[0], rounds / SMALL[1]);
}

/** Trials whose file holds the round that deviates by a rule, in their order. */
function* firstCases(
  trials: readonly StoredTrial[],
  rule: string,
  { fileOf, candidate }: ShrinkCasesOptions,
): Generator<Case, void> {
  const found = trials.flatMap((trial) => {
    const deviation = trial.deviations.find((other) => other.rule === rule);
    return deviation === undefined || !isDeviating(trial) ? [] : [{ trial, deviation }];
  });
  let left = CASES;
  for (const { trial, deviation } of found) {
    const { tournament } = readForEdition(fileOf(trial, deviation.round) ?? '', candidate.edition);
    if (tournament === null || tournament.pairedRounds < deviation.round) continue;
    yield { trial, deviation, tournament };
    if (--left === 0) return;
  }
}
