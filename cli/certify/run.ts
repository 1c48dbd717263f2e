import { LockedError, lockFolder, systemProcesses } from '../../certification/campaign/store/lock.js';
import { decidedRules } from '../../generator/index.js';
import { openFolder } from '../../certification/campaign/store/folder.js';
import type { CampaignFolder } from '../../certification/campaign/store/folder.js';
import {
  canEndEarly,
  decidingTrial,
  trialsThatCount,
} from '../../certification/campaign/trials/deciding-trial.js';
import { isDeviating } from '../../certification/campaign/triage/deviating-rounds.js';
import { manifestText } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { trialOfCampaign } from '../../certification/campaign/trials/plan.js';
import type { PlanParts } from '../../certification/campaign/trials/plan.js';
import { runTrials } from '../../certification/campaign/trials/runner.js';
import { trialsToRun } from '../../certification/campaign/resume.js';
import { addTimes, Stopwatch } from '../../certification/campaign/store/times.js';
import { CampaignStore } from '../../certification/campaign/store/store.js';
import { compareTrials } from '../../certification/campaign/store/stored-trial.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { followsTable } from '../../certification/program/index.js';
import { decidedReadings } from '../../certification/readings/decided-readings.js';
import type {
  AskedProgram,
  CandidateProgram,
  CandidateProfile,
  Position,
} from '../../certification/program/index.js';
import { openProfile } from './candidate-program.js';
import { finishCampaign } from './after.js';
import { startCampaignProgress } from './progress.js';
import { summaryOf, writeReports } from './report.js';
import { scenariosOf } from './generator.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { unwritable } from '../output/output.js';

export interface CampaignRun {
  readonly manifest: CampaignManifest;
  readonly candidate: AskedProgram;
  readonly second: CandidateProgram | null;
  /** The files of the manifest. */
  readonly positions: readonly Position[];
  readonly jobs: number;
  /** Time for shrinking altogether; null: nothing is shrunk. */
  readonly shrinkSeconds: number | null;
  readonly signal: AbortSignal;
}

/** Runs what is left of a campaign in its folder, and sums up, also when the signal interrupts it. */
export async function runCampaign(path: string, run: CampaignRun, io: Io): Promise<CampaignSummary> {
  return inFolder(path, async (folder) => {
    const { manifest, signal } = run;
    folder.write('manifest.json', manifestText(manifest));
    const store = new CampaignStore(folder);
    try {
      const isComplete = await runRest(folder, store, run, io);
      if (isComplete) {
        const trials = trialsThatCount(manifest, store.trials());
        store.finish(trials);
        const { candidate } = run;
        if (!followsTable(candidate)) await finishCampaign({ ...run, candidate, folder, trials, io });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      store.close();
    }
    const summary = summaryOf(folder, manifest, store.trials());
    writeReports(folder, summary, io.now());
    return summary;
  });
}

/** Opens and locks a folder for a task. What the file system refuses is told in one line. */
export async function inFolder<T>(path: string, task: (folder: CampaignFolder) => Promise<T>): Promise<T> {
  try {
    const folder = openFolder(path);
    const unlock = lockFolder(folder, systemProcesses);
    try {
      return await task(folder);
    } finally {
      unlock();
    }
  } catch (error) {
    if (error instanceof LockedError) throw new UsageError(error.message);
    if (isFileError(error)) throw unwritable(path, error);
    throw error;
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !String(error.syscall).startsWith('spawn');
}

/** @returns false when it was interrupted. */
async function runRest(
  folder: CampaignFolder,
  store: CampaignStore,
  { manifest, candidate, positions, jobs, signal }: CampaignRun,
  io: Io,
): Promise<boolean> {
  const { all, left } = trialsToRun(manifest, store);
  // Each job has a candidate of its own: an adapter answers one question after the other.
  const others = await openAll(candidate.profile, Math.min(jobs, left.length) - 1, signal);
  const candidates = [candidate, ...others];
  const watch = new Stopwatch(() => io.now());
  const trial = trialOfCampaign(manifest, candidates, partsOf(manifest, positions));
  const progress = await startCampaignProgress(all.length, all.length - left.length, io);
  // To sort all results for each deviating tournament takes long where there are many of both.
  const endsEarly = canEndEarly(manifest);
  let deciding = decidingTrial(manifest, store.trials());
  try {
    return await runTrials(left, {
      jobs: candidates.length,
      signal,
      isNeeded: (key) => deciding === null || compareTrials(key, deciding) < 0,
      trial: (key, signal, job) => watch.measure(key, () => trial(key, signal, job)),
      keep: (result) => {
        store.add(result);
        if (endsEarly && isDeviating(result)) deciding = decidingTrial(manifest, store.trials());
        progress.tick(isDeviating(result));
      },
    });
  } finally {
    progress.stop();
    addTimes(folder, watch.times);
    await Promise.all(others.map((other) => other.close()));
  }
}

/** What the trials of a campaign need: tournaments and the rules whose decisions are counted. */
export function partsOf(manifest: CampaignManifest, positions: readonly Position[]): PlanParts {
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

async function openAll(
  profile: CandidateProfile,
  count: number,
  signal: AbortSignal,
): Promise<AskedProgram[]> {
  const opened: AskedProgram[] = [];
  try {
    while (opened.length < count) opened.push(await openProfile(profile, signal));
    return opened;
  } catch (error) {
    await Promise.all(opened.map((candidate) => candidate.close()));
    throw error;
  }
}
