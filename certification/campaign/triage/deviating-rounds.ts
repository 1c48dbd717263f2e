import type { StoredTrial } from '../store/stored-trial.js';
import type { TrialDeviation } from '../trials/trial.js';

/**
 * True for a trial with rounds that the candidate pairs otherwise, also where it failed at a later round; where the
 * defect is ours, nothing is held against it.
 */
export function isDeviating({ outcome, deviations }: Pick<StoredTrial, 'outcome' | 'deviations'>): boolean {
  return outcome !== 'our-defect' && deviations.length > 0;
}

/** The deviations of a trial round by round. */
export function deviatingRounds({
  deviations,
}: Pick<StoredTrial, 'deviations'>): Map<number, TrialDeviation[]> {
  const rounds = new Map<number, TrialDeviation[]>();
  for (const deviation of deviations)
    rounds.set(deviation.round, [...(rounds.get(deviation.round) ?? []), deviation]);
  return rounds;
}
