import type { CampaignManifest } from './store/manifest.js';
import type { CampaignStore } from './store/store.js';
import type { TrialKey } from './store/stored-trial.js';
import { keysOf } from './trials/plan.js';

/**
 * How a campaign goes on: its manifest says which trials there are, its store which of them are done. What is left is
 * run; as a trial depends on nothing but its key and the manifest, it does not matter in which sitting that is.
 */
export function trialsToRun(manifest: CampaignManifest, store: CampaignStore): TrialsToRun {
  const all = keysOf(manifest);
  return { all, left: all.filter((key) => !store.has(key)) };
}

export interface TrialsToRun {
  readonly all: readonly TrialKey[];
  readonly left: readonly TrialKey[];
}
