import { compareTrials } from '../store/stored-trial.js';
import type { StoredTrial, TrialKey } from '../store/stored-trial.js';
import { discrepanciesIn } from '../triage/discrepancies-in.js';
import type { CampaignManifest } from '../store/manifest.js';
import { thresholdOf } from '../summary/threshold.js';
import type { Direction } from './trial.js';

/**
 * The trial, in the order of the campaign, with which a direction has more discrepancies than the threshold forgives:
 * with it the campaign is at its end. It depends on the results only, not on the order in which they came.
 * @returns null as long as there is none, and for a campaign that goes on all the same, as one over given files does.
 */
export function decidingTrial(manifest: CampaignManifest, trials: readonly StoredTrial[]): TrialKey | null {
  if (!canEndEarly(manifest)) return null;
  const threshold = thresholdOf(manifest);
  const counts = new Map<Direction, number>();
  for (const trial of [...trials].sort(compareTrials)) {
    const { index, direction } = trial;
    const count = (counts.get(direction) ?? 0) + discrepanciesIn(trial, threshold);
    if (count > threshold.discrepancies) return { index, direction };
    counts.set(direction, count);
  }
  return null;
}

/** False for a campaign that has no deciding trial, whatever its results are. */
export function canEndEarly({ toTheEnd, procedure }: CampaignManifest): boolean {
  return toTheEnd !== true && procedure !== 'positions';
}

/**
 * The trials of a campaign that count, in their order: all, or those up to the deciding one. Others may have been in flight
 * with it.
 */
export function trialsThatCount(
  manifest: CampaignManifest,
  trials: readonly StoredTrial[],
): readonly StoredTrial[] {
  const last = manifest.first + manifest.count;
  const own = trials.filter(({ index }) => index >= manifest.first && index < last).sort(compareTrials);
  const deciding = decidingTrial(manifest, own);
  return deciding === null ? own : own.filter((trial) => compareTrials(trial, deciding) <= 0);
}
