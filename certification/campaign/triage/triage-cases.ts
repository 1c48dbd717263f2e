import { writeTrf } from '../../../corpus/index.js';
import { askPairing, tournamentBefore, withPairing } from '../../program/index.js';
import type { CandidateProgram } from '../../program/index.js';
import { withVirtualPoints } from '../../program/tournament-before.js';
import { withRightRanks } from '../../program/standings/right-ranks.js';
import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import { publishedRound } from '../../../checker/judge/published-round.js';
import type { StoredTrial } from '../store/stored-trial.js';
import { opinionOf } from './opinion.js';
import type { TriageCase, TriageQuestion } from './triage.js';

export interface TriageOptions {
  /** The file that holds a round of a trial. */
  readonly fileOf: (trial: StoredTrial, round: number) => string | null;
  readonly candidate: CandidateProgram;
  readonly second: CandidateProgram;
  readonly signal: AbortSignal;
}

/** A round put to the second program; the file ends with it as the candidate pairs it, for certificates. */
export interface TriagedRound {
  readonly result: Omit<TriageCase, 'certificates'>;
  readonly file: string | null;
}

/** Puts rounds in which ours and the candidate differ to the second program. */
export async function* triageCases(
  questions: readonly TriageQuestion[],
  options: TriageOptions,
): AsyncGenerator<TriagedRound & { readonly question: TriageQuestion }, void> {
  for (const question of questions) yield { question, ...(await triage(question, options)) };
}

async function triage(
  { trial, deviation }: TriageQuestion,
  { fileOf, candidate, second, signal }: TriageOptions,
): Promise<TriagedRound> {
  const { index, direction } = trial;
  const { round, rule } = deviation;
  const known = { index, direction, round, rule };
  const failed = (note: string): TriagedRound => ({
    result: { ...known, class: 'no-answer', note },
    file: null,
  });
  const { edition } = candidate;
  const { tournament } = readForEdition(fileOf(trial, round) ?? '', edition);
  if (tournament === null) return failed('the file of the tournament cannot be read');
  if (round > tournament.pairedRounds) return failed('the file ends before this round');
  const before = tournamentBefore(withVirtualPoints(tournament, edition), round);
  const asked = candidate.abilities.has('pair') ? await askPairing(candidate, before, signal) : null;
  const published = direction === 'their-checker' ? null : publishedRound(tournament, round);
  const theirs = asked?.ok === true ? asked.pairing : published;
  const opinion = await opinionOf(second, before, edition, theirs, signal);
  if (opinion.class === 'no-answer') return failed(opinion.note);
  return {
    result: { ...known, ...opinion },
    file: theirs === null ? null : writeTrf(withRightRanks(withPairing(before, theirs)), { format: 'trf26' }),
  };
}
