import { decidedRules } from '../../generator/index.js';
import { followsTable } from '../program/index.js';
import type { Position } from '../program/index.js';
import { decidedReadings } from '../readings/decided-readings.js';
import { finishCampaign } from './finish-campaign.js';
import type { CampaignRun } from './campaign-run.js';
import { openMore } from './programs.js';
import type { CampaignFolder } from './store/folder.js';
import { manifestText } from './store/manifest.js';
import type { CampaignManifest } from './store/manifest.js';
import { CampaignStore } from './store/store.js';
import { compareTrials } from './store/stored-trial.js';
import { addTimes, Stopwatch } from './store/times.js';
import { summaryOf } from './summary/summary-of.js';
import type { CampaignSummary } from './summary/summary.js';
import { thresholdOf } from './summary/threshold.js';
import { discrepanciesIn } from './triage/discrepancies-in.js';
import { canEndEarly, decidingTrial, trialsThatCount } from './trials/deciding-trial.js';
import { keysOf, trialOfCampaign } from './trials/plan.js';
import type { PlanParts } from './trials/plan.js';
import { runTrials } from './trials/runner.js';
import { scenariosOf } from './trials/scenarios.js';

/** Runs what is left of a campaign in its folder, and sums up, also when the signal interrupts it. */
export async function runCampaign(folder: CampaignFolder, run: CampaignRun): Promise<CampaignSummary> {
  const { manifest, candidate, signal } = run;
  folder.write('manifest.json', manifestText(manifest));
  const store = new CampaignStore(folder);
  try {
    if (await runRest(folder, store, run)) {
      const trials = trialsThatCount(manifest, store.trials());
      store.finish(trials);
      if (!followsTable(candidate)) await finishCampaign(folder, trials, { ...run, candidate });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    store.close();
  }
  run.onProgress({ phase: 'summary', done: 0, total: 0 });
  return summaryOf(folder, manifest, trialsThatCount(manifest, store.trials()));
}

/** @returns false when it was interrupted. */
async function runRest(
  folder: CampaignFolder,
  store: CampaignStore,
  { manifest, candidate, positions, jobs, signal, now, onProgress }: CampaignRun,
): Promise<boolean> {
  // A trial depends on nothing but its key and the manifest: it does not matter in which sitting it is run.
  const all = keysOf(manifest);
  const left = all.filter((key) => !store.has(key));
  // Each job has a candidate of its own: an adapter answers one question after the other.
  const others = await openMore(candidate.profile, Math.min(jobs, left.length) - 1, signal);
  const candidates = [candidate, ...others];
  const watch = new Stopwatch(now);
  const trial = trialOfCampaign(manifest, candidates, planParts(manifest, positions));
  const progress = { phase: 'trials', total: all.length } as const;
  let done = all.length - left.length;
  onProgress({ ...progress, done, deviates: false });
  // To sort all results for each deviating tournament takes long where there are many of both.
  const endsEarly = canEndEarly(manifest);
  const threshold = thresholdOf(manifest);
  let deciding = decidingTrial(manifest, store.trials());
  try {
    return await runTrials(left, {
      jobs: candidates.length,
      signal,
      isNeeded: (key) => deciding === null || compareTrials(key, deciding) < 0,
      trial: (key, signal, job) => watch.measure(key, () => trial(key, signal, job)),
      keep: (result) => {
        const deviates = discrepanciesIn(result, threshold) > 0;
        store.add(result);
        if (endsEarly && deviates) deciding = decidingTrial(manifest, store.trials());
        done += 1;
        onProgress({ ...progress, done, deviates });
      },
    });
  } finally {
    addTimes(folder, watch.times);
    await Promise.all(others.map((other) => other.close()));
  }
}

/** What the trials of a campaign need: tournaments and the rules whose decisions are counted. */
export function planParts(manifest: CampaignManifest, positions: readonly Position[]): PlanParts {
  const common = { scenarios: scenariosOf(manifest), positions };
  const { coverage, steer } = manifest;
  if (coverage)
    return {
      ...common,
      decidedRules: (event, edition) => ({
        ...decidedRules(event, edition),
        ...decidedReadings(event, edition),
      }),
    };
  if (steer === undefined) return common;
  return { ...common, decidedRules: (event, edition) => decidedRules(event, edition, [steer.rule]) };
}
