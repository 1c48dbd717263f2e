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

/** The first deviation of each rule, as small as it gets; rules whose deviation cannot be repeated are left out. */
export async function* shrinkCases(
  trials: readonly StoredTrial[],
  options: ShrinkCasesOptions,
): AsyncGenerator<ShrunkFile, void> {
  const rules = new Set(trials.flatMap(({ deviations }) => deviations.map(({ rule }) => rule)));
  for (const rule of [...rules].sort()) {
    const found = firstCase(trials, rule, options);
    if (found === null) continue;
    const { trial, deviation, tournament } = found;
    const answer = await shrinkCase(found, options);
    if (answer?.ok !== true) continue;
    const { players, pairedRounds } = answer.tournament;
    yield {
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
}

interface Case {
  readonly trial: StoredTrial;
  readonly deviation: TrialDeviation;
  readonly tournament: Tournament;
}

/** The first trial whose file holds the round that deviates by a rule. */
function firstCase(
  trials: readonly StoredTrial[],
  rule: string,
  { fileOf }: ShrinkCasesOptions,
): Case | null {
  for (const trial of trials) {
    const deviation = trial.deviations.find((other) => other.rule === rule);
    if (deviation === undefined || trial.outcome !== 'deviates') continue;
    const { tournament } = parseTrf(fileOf(trial) ?? '');
    if (tournament !== null && tournament.pairedRounds >= deviation.round)
      return { trial, deviation, tournament };
  }
  return null;
}

async function shrinkCase(
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
