import type { StoredTrial } from '../store/stored-trial.js';
import { hasWrongStandings } from '../summary/standings-summary.js';
import type { Threshold } from '../summary/threshold.js';
import { deviatingRounds, isDeviating } from './deviating-rounds.js';

/** The discrepancies of a tournament: rounds that are paired otherwise and, where the procedure counts them, wrong standings. */
export function discrepanciesIn(
  trial: Pick<StoredTrial, 'outcome' | 'deviations' | 'standings'>,
  { countsStandings }: Threshold,
): number {
  const rounds = isDeviating(trial) ? deviatingRounds(trial).size : 0;
  return rounds + (countsStandings && hasWrongStandings(trial) ? 1 : 0);
}
