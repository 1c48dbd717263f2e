import type { TournamentReport } from '../../checker/index.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';

/** What the check of a tournament came to: the first of these that is true of it. */
export const OUTCOMES = ['internal-error', 'invalid', 'deviates', 'impossible', 'done'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({ verdict, problems, rounds }: TournamentReport): Outcome {
  if (problems.some(({ code }) => code === INTERNAL_ERROR)) return 'internal-error';
  if (verdict === 'invalid') return 'invalid';
  const outcomes = rounds.map(ofRound);
  return OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'done';
}

/**
 * True for a finding that speaks against this program: a published bracket better than the reference, or a round
 * that differs without a reason.
 */
export function showsDefect({ verdict, deviations }: TournamentReport['rounds'][number]): boolean {
  const unexplained = verdict === 'deviates' && deviations.length === 0;
  return unexplained || deviations.some(({ kind }) => kind === 'reference');
}

function ofRound(round: TournamentReport['rounds'][number]): Outcome {
  if (showsDefect(round)) return 'internal-error';
  return round.verdict === 'deviates' || round.verdict === 'impossible' ? round.verdict : 'done';
}
