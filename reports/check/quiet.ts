import type { RoundReport, TournamentReport } from '../../checker/index.js';

/**
 * The rounds of which a report speaks: all, or in a quiet one those that deviate, cannot be paired or were not
 * checked. Null where a quiet report has nothing to say of the tournament.
 */
export function roundsToShow(report: TournamentReport, isQuiet: boolean): readonly RoundReport[] | null {
  const { rounds, verdict } = report;
  if (!isQuiet) return rounds;
  const shown = rounds.filter((round) => round.verdict !== 'agrees');
  return shown.length === 0 && verdict === 'agrees' ? null : shown;
}
