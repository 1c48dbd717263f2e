import { readForEdition } from '../../../checker/edition/read-for-edition.js';
import { askPairing, fileUpToNow, judgeAnswer, tournamentBefore } from '../../program/index.js';
import type { CandidateProgram, Failure } from '../../program/index.js';
import { trialDeviations } from '../../program/answers/judge-answer.js';
import { withVirtualPoints } from '../../program/tournament-before.js';
import { judgeLast } from '../../shrink/shows.js';
import type { Tournament } from '../../../corpus/index.js';
import type { ShrunkCase } from '../shrunk-case.js';
import type { ReadOnlyFolder } from '../store/folder.js';
import type { TrialDeviation } from '../trials/trial.js';
import type { AgainState } from './compare-trial.js';

/** The smallest tournament for a rule, put to the program again: its last round alone. */
export interface ShrunkAgain {
  readonly known: ShrunkCase;
  /**
   * `agrees`: of a tournament that the generator of the program wrote; the program may have paired the round rightly
   * before, too. `missing`: the file cannot be read any more. `cannot-pair`: the program is a generator only.
   */
  readonly state: Exclude<AgainState, 'partly-mended' | 'not-judged'> | 'agrees' | 'missing' | 'cannot-pair';
  /** Of the round, now. */
  readonly deviations: readonly TrialDeviation[];
  /** Null where the program did not fail. */
  readonly failure: Failure | null;
}

/**
 * Puts the last round of a shrunken tournament to the program: to its checker in `their-checker`, else to be paired.
 * Throws only when the signal aborts.
 */
export async function shrunkAgain(
  known: ShrunkCase,
  folder: ReadOnlyFolder,
  candidate: CandidateProgram,
  signal: AbortSignal,
): Promise<ShrunkAgain> {
  const { edition, abilities } = candidate;
  const text = folder.read(known.file);
  const tournament = text === null ? null : readForEdition(text, edition).tournament;
  const without = (state: ShrunkAgain['state']): ShrunkAgain => ({
    ...{ known, state, deviations: [], failure: null },
  });
  if (tournament === null || tournament.pairedRounds === 0) return without('missing');
  const isChecked = known.direction === 'their-checker';
  if (!isChecked && !abilities.has('pair')) return without('cannot-pair');
  const answer = await (isChecked ? checked : paired)(tournament, candidate, signal);
  if (!answer.ok) return { ...without('fails'), failure: answer };
  const { deviations } = answer;
  return { ...without(stateOf(known, deviations)), deviations };
}

function stateOf(
  { rule, direction }: ShrunkCase,
  deviations: readonly TrialDeviation[],
): ShrunkAgain['state'] {
  if (deviations.length === 0) return direction === 'their-files' ? 'agrees' : 'mended';
  return deviations.some((deviation) => deviation.rule === rule) ? 'not-mended' : 'elsewhere';
}

type Judged = { readonly ok: true; readonly deviations: readonly TrialDeviation[] } | Failure;

async function paired(
  tournament: Tournament,
  candidate: CandidateProgram,
  signal: AbortSignal,
): Promise<Judged> {
  const { edition } = candidate;
  const before = tournamentBefore(withVirtualPoints(tournament, edition), tournament.pairedRounds);
  const answer = await askPairing(candidate, before, signal);
  if (!answer.ok) return answer;
  return { ok: true, deviations: judgeAnswer(before, answer.pairing, edition) };
}

/** A checker must flag the last round exactly where it deviates. */
async function checked(
  tournament: Tournament,
  candidate: CandidateProgram,
  signal: AbortSignal,
): Promise<Judged> {
  const { edition, profile } = candidate;
  const round = tournament.pairedRounds;
  const answer = await candidate.check(fileUpToNow(tournament, profile.dialect), round, signal);
  if (!answer.ok) return answer;
  const report = judgeLast(tournament, edition);
  const found = report?.verdict === 'deviates' ? trialDeviations(round, report.deviations) : [];
  const accepts = answer.rounds.at(-1)?.agrees === true;
  if (accepts) return { ok: true, deviations: found };
  const flagged = { round, kind: 'quality', rule: 'unknown', article: '', statement: 'flagged' } as const;
  return { ok: true, deviations: found.length > 0 ? [] : [flagged] };
}
