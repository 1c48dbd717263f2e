import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { CandidateProgram } from '../program/index.js';
import { chooseEdition } from '../../checker/edition/edition-choice.js';
import { shrinkTournament } from '../shrink/shrink-file.js';
import type { ShrinkAnswer, ShrinkQuestion } from '../shrink/shrink-file.js';
import { showsAccepted, showsAnswered } from '../shrink/shows-candidate.js';
import type { ShrinkLimits } from '../shrink/shrink.js';
import { isDeviating } from './triage/deviating-rounds.js';
import type { ShrinkLog, ShrunkFile } from './shrink-log.js';
import type { StoredTrial } from './store/stored-trial.js';
import type { ShrunkCase } from './summary/summary.js';
import type { TrialDeviation } from './trials/trial.js';

export interface ShrinkCasesOptions {
  /** The file that holds a round of a trial. */
  readonly fileOf: (trial: StoredTrial, round: number) => string | null;
  readonly candidate: CandidateProgram;
  /** For one deviation. */
  readonly limits: () => ShrinkLimits;
  /** True when there is no time left for all of them. */
  readonly isOut: () => boolean;
  readonly signal: AbortSignal;
  readonly log: ShrinkLog;
  /** Keeps what is there; called again and again. */
  readonly save: (result: ShrinkResult) => void;
}

export interface ShrinkResult {
  /** The smallest tournament of each rule, in the order of the rules. */
  readonly shrunk: readonly ShrunkFile[];
  /** Rules that are still to be shrunk, or to the end. */
  readonly left: readonly string[];
}

/**
 * The first deviation of each rule, as small as it gets, and where that stays large, the smallest of the next ones.
 * Rules whose deviations cannot be repeated are left out. What the log holds is not shrunk again.
 */
export async function shrinkCases(
  trials: readonly StoredTrial[],
  options: ShrinkCasesOptions,
): Promise<void> {
  const rules = shrinkableRules(trials);
  const results = new Map<string, RuleResult>();
  const save = (): void => {
    const all = rules.map((rule) => results.get(rule) ?? NOT_YET);
    options.save({
      shrunk: all.flatMap(({ best }) => best ?? []),
      left: rules.filter((_, place) => !all[place].isDone),
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
  readonly isDone: boolean;
}

const NOT_YET: RuleResult = { best: null, isDone: false };

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
  for (const found of firstCases(trials, rule, options)) {
    const { index, direction } = found.trial;
    const key = { rule, index, direction, round: found.deviation.round };
    const known = log.resultOf(key);
    if (known === undefined && !mayAsk()) return;
    const shrunk = known === undefined ? await shrinkCase(found, options) : known;
    if (shrunk !== null && isBetterCase(shrunk, best)) best = shrunk;
    yield { best, isDone: false };
    const isCutOff = known === undefined && isOut() && shrunk?.stoppedBy === 'time';
    if (isCutOff) return;
    if (known === undefined) log.add(key, shrunk);
    if (best !== null && weight(best) <= 1) break;
  }
  yield { best, isDone: true };
}

/** Players and rounds of a tournament that is small enough to be read at one go. */
const SMALL = [12, 5] as const;
/** Deviations of one rule that are tried. */
const CASES = 5;

/** True when a later case of a rule takes the place of the one that is known. */
export function isBetterCase(later: ShrunkCase, known: ShrunkCase | null): boolean {
  return known === null || (weight(known) > 1 && weight(later) < weight(known));
}

/** At most 1 for a small one. */
function weight({ to: [players, rounds] }: ShrunkCase): number {
  return Math.max(players / SMALL[0], rounds / SMALL[1]);
}

interface Case {
  readonly trial: StoredTrial;
  readonly deviation: TrialDeviation;
  readonly tournament: Tournament;
}

/** Trials whose file holds the round that deviates by a rule, in their order. */
function* firstCases(
  trials: readonly StoredTrial[],
  rule: string,
  { fileOf }: ShrinkCasesOptions,
): Generator<Case, void> {
  const found = trials.flatMap((trial) => {
    const deviation = trial.deviations.find((other) => other.rule === rule);
    return deviation === undefined || !isDeviating(trial) ? [] : [{ trial, deviation }];
  });
  let left = CASES;
  for (const { trial, deviation } of found) {
    const { tournament } = parseTrf(fileOf(trial, deviation.round) ?? '');
    if (tournament === null || tournament.pairedRounds < deviation.round) continue;
    yield { trial, deviation, tournament };
    if (--left === 0) return;
  }
}

async function shrinkCase(found: Case, options: ShrinkCasesOptions): Promise<ShrunkFile | null> {
  const { trial, deviation, tournament } = found;
  const answer = await smallest(found, options);
  if (answer?.ok !== true) return null;
  const { rule } = deviation;
  const { players, pairedRounds } = answer.tournament;
  return {
    rule,
    index: trial.index,
    direction: trial.direction,
    round: deviation.round,
    file: `files/shrunk-${rule.replace(/[^\w.-]/g, '_')}.trf`,
    from: [tournament.players.length, tournament.pairedRounds],
    to: [players.length, pairedRounds],
    stoppedBy: answer.stoppedBy,
    text: answer.text,
  };
}

async function smallest(
  { trial, deviation, tournament }: Case,
  { candidate, limits, signal }: ShrinkCasesOptions,
): Promise<ShrinkAnswer | null> {
  const decision = chooseEdition(tournament, candidate.edition);
  if (!decision.ok) return null;
  const { edition, baku } = decision;
  const { round, kind, rule } = deviation;
  const question: ShrinkQuestion = {
    edition,
    baku,
    round,
    trait: { kind, rule },
    firstColour: null,
    totalRounds: null,
  };
  if (trial.direction === 'their-checker')
    return shrinkTournament(
      tournament,
      { ...question, showsOf: showsAccepted(candidate, edition, signal) },
      limits(),
    );
  if (candidate.abilities.has('pair')) {
    const showsOf = showsAnswered(candidate, edition, signal);
    const answer = await shrinkTournament(tournament, { ...question, showsOf }, limits());
    if (answer.ok || trial.direction !== 'their-files') return answer;
  }
  return shrinkTournament(tournament, question, limits());
}
