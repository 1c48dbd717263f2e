import { isLeftUndecided } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { isUnexplained } from '../words/deviation/wording.js';
import { INTERNAL_ERROR } from '../words/problem-words.js';

/** What the check of a tournament came to: the first of these that is true of it. */
export const OUTCOMES = ['internal-error', 'invalid', 'deviates', 'impossible', 'done'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Where all editions were tried, a file that none of them fits deviates, whatever its rounds have come to. */
export function outcomeOf(report: TournamentReport): Outcome {
  const { verdict, problems, rounds, fit, standings } = report;
  if (problems.some(({ code }) => code === INTERNAL_ERROR)) return 'internal-error';
  if (verdict === 'invalid') return 'invalid';
  if (defectsOf(report).length > 0) return 'internal-error';
  if (fit !== undefined) return verdict === 'deviates' ? 'deviates' : 'done';
  const outcomes = [...rounds.map(ofRound), standings?.verdict === 'deviates' ? 'deviates' : 'done'];
  return OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'done';
}

/** The rounds that speak against this program, each with the edition by which it was checked. */
export function defectsOf({ edition, rounds, fit }: TournamentReport): { edition: string; round: number }[] {
  const checked = fit?.trials ?? [{ id: edition?.id ?? 'auto', rounds }];
  return checked.flatMap((one) =>
    one.rounds.filter(showsDefect).map(({ round }) => ({ edition: one.id, round })),
  );
}

/**
 * True for a finding that speaks against this program: a published bracket better than the reference, or a round
 * that differs without a reason.
 */
function showsDefect(round: TournamentReport['rounds'][number]): boolean {
  const isMissing = isUnexplained(round) && round.isOutlined !== true;
  return isMissing || round.deviations.some(({ kind }) => kind === 'reference');
}

/** A round that is not decided differs from the pairing by the rules: a limit of work must not make it look right. */
function ofRound(round: TournamentReport['rounds'][number]): Outcome {
  if (isLeftUndecided(round)) return 'deviates';
  return round.verdict === 'deviates' || round.verdict === 'impossible' ? round.verdict : 'done';
}
