import type { StoredTrial } from './stored-trial.js';
import type { TrialDeviation } from './trial.js';

/** The deviations of a trial round by round. */
export function deviatingRounds({
  deviations,
}: Pick<StoredTrial, 'deviations'>): Map<number, TrialDeviation[]> {
  const rounds = new Map<number, TrialDeviation[]>();
  for (const deviation of deviations)
    rounds.set(deviation.round, [...(rounds.get(deviation.round) ?? []), deviation]);
  return rounds;
}
