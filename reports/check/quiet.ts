import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { declaredLines } from '../words/declaration-words.js';

/**
 * The rounds of which a report speaks: all, or in a quiet one those that deviate, agree otherwise, cannot be paired, were not
 * checked or are declared wrongly. Null where a quiet report has nothing to say of the tournament.
 */
export function roundsToShow(report: TournamentReport, isQuiet: boolean): readonly RoundReport[] | null {
  const { rounds, verdict, standings } = report;
  if (!isQuiet) return rounds;
  const shown = roundsThatSaySomething(rounds);
  return shown.length === 0 && verdict === 'agrees' && !deservesMention(standings) ? null : shown;
}

/** Whether a quiet report speaks of a tournament because of its standings. */
export function deservesMention(standings: TournamentReport['standings']): boolean {
  return standings?.verdict === 'deviates' || standings?.verdict === 'agrees-otherwise';
}

/** Those that deviate, cannot be paired, were not checked or are declared wrongly. */
export function roundsThatSaySomething(rounds: readonly RoundReport[]): readonly RoundReport[] {
  return rounds.filter((round) => round.verdict !== 'agrees' || declaresWrongly(round));
}

function declaresWrongly(round: RoundReport): boolean {
  return declaredLines(round).some(({ isWrong }) => isWrong);
}
