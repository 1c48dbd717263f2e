import { followsTable } from '../../program/index.js';
import type { AskedProgram, Position } from '../../program/index.js';
import type { CampaignRun } from '../campaign-run.js';
import { openMore } from '../programs.js';
import type { CampaignManifest } from '../store/manifest.js';
import { compareTrials, keyText } from '../store/stored-trial.js';
import { trialOfCampaign } from '../trials/plan.js';
import { runTrials } from '../trials/runner.js';
import { scenariosOf } from '../trials/scenarios.js';
import { compareTrial } from './compare-trial.js';
import type { TrialAgain } from './compare-trial.js';
import type { EarlierCampaign } from './earlier-campaign.js';
import { shrunkAgain } from './shrunk-again.js';
import type { ShrunkAgain } from './shrunk-again.js';

/** What the findings of a campaign are run again with. */
export interface AgainRun extends Pick<CampaignRun, 'jobs' | 'signal' | 'onProgress'> {
  readonly campaign: EarlierCampaign;
  /** From `manifestAgain`. */
  readonly manifest: CampaignManifest;
  readonly candidate: AskedProgram;
  /** From `positionsAgain`. */
  readonly positions: readonly Position[];
}

/** What became of the findings of a campaign; data only, words are made in `reports/`. */
export interface AgainResult {
  readonly campaign: EarlierCampaign;
  readonly manifest: CampaignManifest;
  /** In the order of the campaign. */
  readonly tournaments: readonly TrialAgain[];
  readonly shrunk: readonly ShrunkAgain[];
  /** Tournaments that were not run again, since the signal came first. */
  readonly left: number;
}

/** Runs every tournament of a campaign again in which something was found. What is done when the signal comes is kept. */
export async function runAgain(run: AgainRun): Promise<AgainResult> {
  const { campaign, manifest } = run;
  const shrunk = await allShrunk(run);
  const tournaments = await allTrials(run);
  return { campaign, manifest, tournaments, shrunk, left: campaign.found.length - tournaments.length };
}

async function allShrunk({ campaign, candidate, signal }: AgainRun): Promise<ShrunkAgain[]> {
  const list: ShrunkAgain[] = [];
  if (followsTable(candidate)) return list;
  try {
    for (const known of campaign.shrunk) {
      signal.throwIfAborted();
      list.push(await shrunkAgain(known, campaign.folder, candidate, signal));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return list;
}

async function allTrials(run: AgainRun): Promise<TrialAgain[]> {
  const { campaign, manifest, candidate, positions, jobs, signal, onProgress } = run;
  const { found } = campaign;
  const before = new Map(found.map((trial) => [keyText(trial), trial]));
  const list: TrialAgain[] = [];
  const progress = { phase: 'trials', total: found.length } as const;
  onProgress({ ...progress, done: 0, deviates: false });
  const others = await openMore(candidate.profile, Math.min(jobs, found.length) - 1, signal).catch(
    (error: unknown) => {
      if (!signal.aborted) throw error;
      return [];
    },
  );
  const candidates = [candidate, ...others];
  try {
    await runTrials(found, {
      jobs: candidates.length,
      signal,
      trial: trialOfCampaign(manifest, candidates, { scenarios: scenariosOf(manifest), positions }),
      keep: (now) => {
        const known = before.get(keyText(now));
        if (known === undefined) throw new Error(`${keyText(now)} was not to be run again`);
        const compared = compareTrial(known, now);
        list.push(compared);
        onProgress({ ...progress, done: list.length, deviates: compared.state !== 'mended' });
      },
    });
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
  return list.sort((a, b) => compareTrials(a.before, b.before));
}
