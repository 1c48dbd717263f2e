import type { Tournament } from '../../corpus/index.js';
import type { Edition } from '../../engine/index.js';
import { decideCase } from '../../checker/case/decide-case.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { fileToPair, fileUpToNow, tournamentBefore } from '../program/index.js';
import { opinionOf } from './triage/opinion.js';
import type { CandidateProgram } from '../program/index.js';
import { shrinkTournament } from '../shrink/shrink-file.js';
import type { ShrinkAnswer, ShrinkQuestion } from '../shrink/shrink-file.js';
import { showsAccepted, showsAnswered } from '../shrink/shows-candidate.js';
import type { ShrinkLimits } from '../shrink/shrink.js';
import { ruleStem } from './shrunk-case.js';
import type { ShrinkOutcome, ShrunkFile } from './shrunk-case.js';
import type { StoredTrial } from './store/stored-trial.js';
import type { TrialDeviation } from './trials/trial.js';

/** A deviation of a campaign. */
export interface Case {
  readonly trial: StoredTrial;
  readonly deviation: TrialDeviation;
  /** Holds the round that deviates. */
  readonly tournament: Tournament;
}

export interface ShrinkCaseOptions {
  readonly candidate: CandidateProgram;
  /** Whose opinion shall stay the same; null: nobody's. */
  readonly second: CandidateProgram | null;
  /** For one deviation. */
  readonly limits: () => ShrinkLimits;
  readonly signal: AbortSignal;
}

/** Shrinks a deviation of a campaign. */
export async function shrinkCase(found: Case, options: ShrinkCaseOptions): Promise<ShrinkOutcome> {
  const { trial, deviation, tournament } = found;
  const answer = await smallest(found, options);
  if (answer?.ok !== true) return { shrunk: null, failed: failedIn(answer) };
  const { rule, round } = deviation;
  const { index, direction } = trial;
  const stem = `files/shrunk-${ruleStem(rule)}`;
  const [file, theirFile] = [`${stem}.trf`, `${stem}.theirs.trf`];
  const { failed } = answer;
  const result = resultOf(answer, direction, options.candidate);
  return {
    shrunk: { rule, index, direction, round, file, theirFile, from: sizeOf(tournament), ...result },
    failed,
  };
}

/**
 * Goes on from what a deviation was shrunk to when the program failed at some of the questions: these are asked again,
 * and the result is never larger.
 */
export async function shrinkFurther(
  found: Case,
  known: ShrunkFile,
  options: ShrinkCaseOptions,
): Promise<ShrinkOutcome> {
  const { tournament } = readForEdition(known.text, options.candidate.edition);
  if (tournament === null) return shrinkCase(found, options);
  const deviation = { ...found.deviation, round: tournament.pairedRounds };
  const answer = await smallest({ ...found, deviation, tournament }, options);
  if (answer?.ok !== true) return { shrunk: known, failed: failedIn(answer) };
  const result = resultOf(answer, known.direction, options.candidate);
  return { shrunk: { ...known, ...result }, failed: answer.failed };
}

function failedIn(answer: ShrinkAnswer | null): ShrinkOutcome['failed'] {
  return answer?.ok === false && answer.reason === 'program-failed' ? answer.failed : null;
}

function resultOf(
  { tournament, stoppedBy, text }: Extract<ShrinkAnswer, { ok: true }>,
  direction: StoredTrial['direction'],
  { profile, abilities }: CandidateProgram,
): Pick<ShrunkFile, 'to' | 'stoppedBy' | 'text' | 'theirText'> {
  const isPaired = direction !== 'their-checker' && abilities.has('pair');
  const theirText = isPaired
    ? fileToPair(tournamentBefore(tournament, tournament.pairedRounds), profile.dialect)
    : fileUpToNow(tournament, profile.dialect);
  return { to: sizeOf(tournament), stoppedBy, text, theirText };
}

function sizeOf({ players, pairedRounds }: Tournament): readonly [players: number, rounds: number] {
  return [players.length, pairedRounds];
}

async function smallest(
  { trial, deviation, tournament }: Case,
  { candidate, second, limits, signal }: ShrinkCaseOptions,
): Promise<ShrinkAnswer | null> {
  const decision = decideCase(tournament, candidate.edition);
  if (!decision.ok) return null;
  const { swissCase } = decision;
  const { edition } = swissCase;
  const { round, kind, rule } = deviation;
  const question: ShrinkQuestion = {
    swissCase,
    round,
    trait: { kind, rule },
    opinionOf: second === null ? null : (smaller) => opinionOn(smaller, edition, second, signal),
  };
  if (trial.direction === 'their-checker')
    return shrinkTournament(
      tournament,
      { ...question, showsOf: showsAccepted(candidate, edition, signal) },
      limits(),
    );
  const shrinkPublished = (): Promise<ShrinkAnswer> => shrinkTournament(tournament, question, limits());
  if (!candidate.abilities.has('pair')) return shrinkPublished();
  const showsOf = showsAnswered(candidate, edition, signal);
  const answer = await shrinkTournament(tournament, { ...question, showsOf }, limits());
  if (answer.ok || trial.direction !== 'their-files') return answer;
  // The candidate has published the pairs of its own file, whatever it says when it is asked.
  const published = await shrinkPublished();
  if (answer.reason !== 'program-failed') return published;
  return published.ok ? { ...published, failed: answer.failed } : answer;
}

/** With whom the second program sides in the last round. */
async function opinionOn(
  tournament: Tournament,
  edition: Edition,
  second: CandidateProgram,
  signal: AbortSignal,
): Promise<string | null> {
  const before = tournamentBefore(tournament, tournament.pairedRounds);
  const theirs = publishedRound(tournament, tournament.pairedRounds);
  const opinion = await opinionOf(second, before, edition, theirs, signal);
  return opinion.class === 'no-answer' ? null : opinion.class;
}
