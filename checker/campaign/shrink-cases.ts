import { parseTrf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Candidate } from '../candidate/index.js';
import { chooseEdition } from '../edition-choice.js';
import { shrinkTournament } from '../shrink/shrink-file.js';
import type { ShrinkAnswer, ShrinkQuestion } from '../shrink/shrink-file.js';
import { showsAccepted, showsAnswered } from '../shrink/shows-candidate.js';
import type { ShrinkLimits } from '../shrink/shrink.js';
import type { StoredTrial } from './stored-trial.js';
import type { ShrunkCase } from './summary.js';
import type { TrialDeviation } from './trial.js';

export interface ShrinkCasesOptions {
  /** The tournament of a trial. */
  readonly fileOf: (trial: StoredTrial) => string | null;
  readonly candidate: Candidate;
  readonly limits: () => ShrinkLimits;
  readonly signal: AbortSignal;
}

/** A shrunken tournament with what is said about it. */
export interface ShrunkFile extends ShrunkCase {
  readonly text: string;
}

/**
 * The first deviation of each rule, as small as it gets, and where that stays large, the smallest of the next ones.
 * Rules whose deviations cannot be repeated are left out.
 */
export async function* shrinkCases(
  trials: readonly StoredTrial[],
  options: ShrinkCasesOptions,
): AsyncGenerator<ShrunkFile, void> {
  const rules = new Set(trials.flatMap(({ deviations }) => deviations.map(({ rule }) => rule)));
  for (const rule of [...rules].sort()) {
    let best: ShrunkFile | null = null;
    for (const found of firstCases(trials, rule, options)) {
      const shrunk = await shrinkCase(found, options);
      if (shrunk !== null && isBetterCase(shrunk, best)) best = shrunk;
      if (best !== null && weight(best) <= 1) break;
    }
    if (best !== null) yield best;
  }
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
    return deviation === undefined || trial.outcome !== 'deviates' ? [] : [{ trial, deviation }];
  });
  let left = CASES;
  for (const { trial, deviation } of found) {
    const { tournament } = parseTrf(fileOf(trial) ?? '');
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
