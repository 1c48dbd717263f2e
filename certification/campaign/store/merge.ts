import type { ReadOnlyFolder } from './folder.js';
import { disagreements } from './manifest.js';
import type { CampaignManifest } from './manifest.js';
import { readTrials } from './store.js';
import type { CampaignStore } from './store.js';

/** A campaign that somebody has run, or a part of it. */
export interface CampaignPart {
  readonly folder: ReadOnlyFolder;
  readonly manifest: CampaignManifest;
}

/** Campaigns that do not belong together. */
export class MergeError extends Error {
  override readonly name = 'MergeError';
}

/**
 * The manifest of several parts together.
 * @throws MergeError when they disagree, or leave a gap between them.
 */
export function mergedManifest(parts: readonly CampaignPart[]): CampaignManifest {
  const [one, ...others] = parts;
  for (const other of others) {
    const keys = disagreements(one.manifest, other.manifest);
    if (keys.length > 0)
      throw new MergeError(
        `${one.folder.path} and ${other.folder.path} are different campaigns: they differ in ${keys.join(', ')}`,
      );
  }
  const ranges = parts.map(({ manifest }) => manifest).sort((a, b) => a.first - b.first);
  let end = ranges[0].first;
  for (const { first, count } of ranges) {
    if (first > end)
      throw new MergeError(`the tournaments ${end} to ${first - 1} are in none of the folders`);
    end = Math.max(end, first + count);
  }
  return {
    ...one.manifest,
    first: ranges[0].first,
    count: end - ranges[0].first,
    ...(ranges.some(({ toTheEnd }) => toTheEnd) ? { toTheEnd: true } : {}),
  };
}

/** Takes the results of the parts into a store; tournaments that were run twice count once. */
export function mergeTrials(parts: readonly CampaignPart[], store: CampaignStore): void {
  for (const { folder } of parts)
    for (const trial of readTrials(folder)) {
      if (store.has(trial)) continue;
      const { path: whole, roundPaths, ...findings } = trial;
      const rounds = Object.entries(roundPaths).flatMap(([round, path]) => {
        const text = folder.read(path);
        return text === null ? [] : [[round, text] as const];
      });
      store.add({
        ...findings,
        file: whole === null ? null : folder.read(whole),
        roundFiles: Object.fromEntries(rounds),
      });
    }
}
