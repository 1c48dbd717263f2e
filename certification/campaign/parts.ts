import type { CampaignManifest } from './store/manifest.js';
import type { StoredTrial } from './store/stored-trial.js';
import { thresholdOf } from './summary/threshold.js';
import type { Threshold } from './summary/threshold.js';
import { discrepanciesIn } from './triage/discrepancies-in.js';
import { canEndEarly } from './trials/deciding-trial.js';
import type { Direction } from './trials/trial.js';

/**
 * A campaign shared out: each part is a campaign of its own over some of the tournaments, and all of them together are
 * merged into the whole. The first parts have one tournament more where it does not come out even.
 * @throws RangeError where there are more parts than tournaments, or none.
 */
export function partsOfCampaign(manifest: CampaignManifest, parts: number): CampaignManifest[] {
  const { first, count } = manifest;
  if (!Number.isInteger(parts) || parts < 1 || parts > count)
    throw new RangeError(`${count} tournaments are shared out into 1 to ${count} parts, not ${parts}`);
  const [least, more] = [Math.floor(count / parts), count % parts];
  return Array.from({ length: parts }, (_, part) => ({
    ...manifest,
    first: first + part * least + Math.min(part, more),
    count: least + (part < more ? 1 : 0),
  }));
}

/** In each direction. */
export type Discrepancies = Readonly<Partial<Record<Direction, number>>>;

/** The discrepancies in the results of a part. */
export function discrepanciesOfPart(trials: readonly StoredTrial[], threshold: Threshold): Discrepancies {
  const counts: Partial<Record<Direction, number>> = {};
  for (const trial of trials) {
    const count = discrepanciesIn(trial, threshold);
    if (count > 0) counts[trial.direction] = (counts[trial.direction] ?? 0) + count;
  }
  return counts;
}

/**
 * True where the parts before one have more discrepancies in a direction than the threshold forgives: the campaign ends
 * before that part, and nothing of it would count. Parts that are not run yet can only bring the end forward.
 */
export function endsBefore(
  manifest: CampaignManifest,
  first: number,
  done: readonly { readonly first: number; readonly discrepancies: Discrepancies }[],
): boolean {
  if (!canEndEarly(manifest)) return false;
  const most = thresholdOf(manifest).discrepancies;
  const before = done.filter((part) => part.first < first);
  return manifest.directions.some(
    (direction) => before.reduce((sum, { discrepancies }) => sum + (discrepancies[direction] ?? 0), 0) > most,
  );
}
