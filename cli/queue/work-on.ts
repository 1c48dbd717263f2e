import { setTimeout as sleep } from 'node:timers/promises';
import { thresholdOf } from '../../certification/campaign/summary/threshold.js';
import { discrepanciesOfPart, endsBefore } from '../../certification/campaign/parts.js';
import { identityOf, smokeTestPrograms, withPrograms } from '../../certification/campaign/programs.js';
import type { CampaignPrograms } from '../../certification/campaign/programs.js';
import { disagreements, manifestText } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { MemoryFolder } from '../../certification/campaign/store/memory-folder.js';
import { readTrials, SORTED } from '../../certification/campaign/store/store.js';
import { PROGRAM } from '../../reports/index.js';
import { passedTo } from '../certify/candidate-program.js';
import { runShown } from '../certify/run.js';
import type { ShownRun } from '../certify/run.js';
import { profilesOf } from '../certify/settings.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { requireNoneGivenUp, donePartsOf, progressOf } from './campaigns.js';
import type { QueuedCampaign } from './campaigns.js';
import type { QueueConnection } from './connection.js';
import { finishPart, returnPart, takeBackLost, takePart } from './parts.js';
import type { PartResult, TakenPart } from './parts.js';
import type { Presence } from './presence.js';

/** What a worker works with. */
export interface WorkerSettings {
  readonly candidate?: string;
  readonly program?: string;
  readonly second?: string;
  readonly secondProgram?: string;
  readonly jobs: number;
}

/** Takes parts of a campaign until all of them are done, by whomever, or the signal is given. */
export async function workOn(
  campaign: QueuedCampaign,
  queue: QueueConnection,
  presence: Presence,
  settings: WorkerSettings,
  signal: AbortSignal,
  io: Io,
): Promise<void> {
  const { manifest, shrinkSeconds } = campaign;
  await withPrograms(profilesOf(settings, manifest), signal, async (programs) => {
    requireSame(campaign, programs);
    await smokeTestPrograms(manifest, programs, [], signal, passedTo(io));
    const run = { manifest, ...programs, positions: [], jobs: settings.jobs, shrinkSeconds, signal };
    while (!signal.aborted) {
      for (const number of await takeBackLost(queue, campaign.name))
        io.stderr(`part ${number} was lost with its worker and waits again\n`);
      const part = await takePart(queue, campaign.name, presence.worker);
      if (part !== null) {
        await workOnPart(part, run, queue, io);
        continue;
      }
      const progress = await progressOf(queue, campaign.name);
      if (progress.done === progress.parts) return;
      if (progress.inWork === 0) requireNoneGivenUp(campaign.name, progress);
      // Others are at the last parts; of one that is killed they come back.
      await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    }
  });
}

const LOOK_EVERY = 1000;

async function workOnPart(part: TakenPart, whole: ShownRun, queue: QueueConnection, io: Io): Promise<void> {
  const { campaign, number, first, count } = part;
  const title = `${campaign}, part ${number} (tournaments ${first} to ${first + count - 1})`;
  const run = { ...whole, manifest: { ...whole.manifest, first, count } };
  try {
    const result =
      withoutRunning(run.manifest, await donePartsOf(queue, campaign)) ??
      (await runPart(run, ofPart(title, io)));
    if (result === null) {
      await returnPart(queue, part, 'its worker was stopped');
      return;
    }
    const kept = await finishPart(queue, part, result);
    const { tournaments, discrepancies } = result;
    const deviating = Object.values(discrepancies).reduce((sum, rounds) => sum + rounds, 0);
    const words =
      tournaments === 0 ? 'not needed any more' : `${tournaments} run, rounds that differ: ${deviating}`;
    io.stderr(`${title}: ${kept ? words : 'another worker has it now'}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Where the database is gone, it takes the part back by itself.
    await returnPart(queue, part, reason).catch(() => undefined);
    throw error;
  }
}

/**
 * Runs a part of a campaign as a campaign of its own.
 * @returns null where the signal ended it.
 */
async function runPart(run: ShownRun, io: Io): Promise<PartResult | null> {
  const folder = new MemoryFolder();
  await runShown(folder, run, io);
  if (run.signal.aborted) return null;
  const trials = readTrials(folder);
  return {
    // The sorted results are those of the whole: they are written when it is merged.
    files: [...folder.files].filter(([name]) => name !== SORTED).map(([name, text]) => ({ name, text })),
    tournaments: trials.length,
    discrepancies: discrepanciesOfPart(trials, thresholdOf(run.manifest)),
  };
}

/** A part that need not be run, as the campaign ends before it; null for one that must be. */
function withoutRunning(
  manifest: CampaignManifest,
  done: Awaited<ReturnType<typeof donePartsOf>>,
): PartResult | null {
  if (!endsBefore(manifest, manifest.first, done)) return null;
  return {
    files: [{ name: 'manifest.json', text: manifestText(manifest) }],
    tournaments: 0,
    discrepancies: {},
  };
}

/** The lines of a part say which it is; a bar for each would only flicker. */
function ofPart(title: string, io: Io): Io {
  return {
    ...io,
    terminal: null,
    stderr: (text) => {
      io.stderr(`${title}: ${text}`);
    },
  };
}

/** Results of another program, or of another version of swissproof, would not belong to this campaign. */
function requireSame({ name, manifest }: QueuedCampaign, { candidate, second }: CampaignPrograms): void {
  const here = {
    ...manifest,
    program: PROGRAM,
    edition: candidate.edition.id,
    candidate: identityOf(candidate),
    second: second === null ? null : identityOf(second),
  };
  const keys = disagreements(manifest, here);
  if (keys.length > 0)
    throw new UsageError(
      `the campaign ${name} is of something else than what is here: they differ in ${keys.join(', ')} (--campaign takes another one, --program says where the program is)`,
    );
}
