import { setTimeout as sleep } from 'node:timers/promises';
import { thresholdOf } from '../../certification/campaign/summary/threshold.js';
import { mergeCampaigns, mergedManifest } from '../../certification/campaign/merge-campaigns.js';
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
import type { PartFile, PartResult, TakenPart } from './parts.js';
import type { Presence } from './presence.js';
import { partsIn } from './watch.js';

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
  const { manifest, name } = campaign;
  await withPrograms(profilesOf(settings, manifest), signal, async (programs) => {
    requireSame(campaign, programs);
    await smokeTestPrograms(manifest, programs, [], signal, passedTo(io));
    const run = { manifest, ...programs, positions: [], jobs: settings.jobs, signal };
    while (!signal.aborted) {
      for (const number of await takeBackLost(queue, name))
        io.stderr(
          `${number > campaign.parts ? 'shrinking' : `part ${number}`} was lost with its worker and waits again\n`,
        );
      const part = await takePart(queue, name, presence.worker, 'tournaments');
      if (part !== null) {
        await workOnPart(part, partRun(part, { ...run, shrinkSeconds: null }, queue, io), queue, io);
        continue;
      }
      const progress = await progressOf(queue, name);
      if (progress.done === progress.parts) {
        if (progress.isShrunk) return;
        const last = await takePart(queue, name, presence.worker, 'shrinking');
        if (last !== null) {
          await workOnPart(last, shrinkingRun(campaign, run, queue, io), queue, io);
          continue;
        }
      }
      if (progress.inWork === 0) requireNoneGivenUp(name, progress);
      // Others are at the last parts; of one that is killed they come back.
      await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    }
  });
}

const LOOK_EVERY = 1000;

/** What a worker does for a part, under the title that its lines have. */
interface PartRun {
  readonly title: string;
  /** Null where the signal ended it. */
  readonly run: () => Promise<PartResult | null>;
  /** What was done, for a line. */
  readonly words: (result: PartResult) => string;
}

async function workOnPart(part: TakenPart, work: PartRun, queue: QueueConnection, io: Io): Promise<void> {
  const { title, run, words } = work;
  try {
    const result = await run();
    if (result === null) {
      await returnPart(queue, part, 'its worker was stopped');
      return;
    }
    const kept = await finishPart(queue, part, result);
    io.stderr(`${title}: ${kept ? words(result) : 'another worker has it now'}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Where the database is gone, it takes the part back by itself.
    await returnPart(queue, part, reason).catch(() => undefined);
    throw error;
  }
}

/** Runs a part of a campaign as a campaign of its own. */
function partRun(
  { campaign, number, first, count }: TakenPart,
  whole: ShownRun,
  queue: QueueConnection,
  io: Io,
): PartRun {
  const title = `${campaign}, part ${number} (tournaments ${first} to ${first + count - 1})`;
  const run = { ...whole, manifest: { ...whole.manifest, first, count } };
  return {
    title,
    run: async () =>
      withoutRunning(run.manifest, await donePartsOf(queue, campaign)) ??
      (await runPart(run, ofPart(title, io))),
    words: ({ tournaments, discrepancies }) => {
      const deviating = Object.values(discrepancies).reduce((sum, rounds) => sum + rounds, 0);
      return tournaments === 0
        ? 'not needed any more'
        : `${tournaments} run, rounds that differ: ${deviating}`;
    },
  };
}

async function runPart(run: ShownRun, io: Io): Promise<PartResult | null> {
  const folder = new MemoryFolder();
  await runShown(folder, run, io);
  if (run.signal.aborted) return null;
  const trials = readTrials(folder);
  return {
    // The sorted results are those of the whole: they are written when it is merged.
    files: filesIn(folder).filter(({ name }) => name !== SORTED),
    tournaments: trials.length,
    discrepancies: discrepanciesOfPart(trials, thresholdOf(run.manifest)),
  };
}

/**
 * Shrinks the deviations of the whole campaign, once for each rule: goes on with the merged parts as one machine would.
 * The result has only the files that this adds.
 */
function shrinkingRun(
  campaign: QueuedCampaign,
  whole: Omit<ShownRun, 'shrinkSeconds'>,
  queue: QueueConnection,
  io: Io,
): PartRun {
  const title = `${campaign.name}, shrinking`;
  return {
    title,
    run: async () => {
      const folder = new MemoryFolder();
      const parts = await partsIn(queue, campaign, { isShrunk: false });
      const manifest = mergedManifest(parts);
      mergeCampaigns(parts, manifest, folder);
      const merged = new Map(folder.files);
      await runShown(
        folder,
        { ...whole, manifest, shrinkSeconds: campaign.shrinkSeconds },
        ofPart(title, io),
      );
      if (whole.signal.aborted) return null;
      const files = filesIn(folder).filter(
        ({ name, text }) => name === 'manifest.json' || merged.get(name) !== text,
      );
      return { files, tournaments: 0, discrepancies: {} };
    },
    words: () => 'done',
  };
}

function filesIn({ files }: MemoryFolder): PartFile[] {
  return [...files].map(([name, text]) => ({ name, text }));
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
