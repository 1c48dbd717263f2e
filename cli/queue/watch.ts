import { setTimeout as sleep } from 'node:timers/promises';
import type { CampaignPart } from '../../certification/campaign/merge-campaigns.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { MemoryFolder } from '../../certification/campaign/store/memory-folder.js';
import { barsFor } from '../certify/progress.js';
import type { Counter } from '../certify/progress.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';
import { requireNoneGivenUp, progressOf } from './campaigns.js';
import type { QueuedCampaign, QueueProgress } from './campaigns.js';
import type { QueueConnection } from './connection.js';
import { filesOfPart, takeBackLost } from './parts.js';

/**
 * Shows how far a campaign is until all its parts are done.
 * @returns false where the signal ended it before.
 * @throws InputError where a part was given up.
 */
export async function watchParts(
  { name }: QueuedCampaign,
  queue: QueueConnection,
  signal: AbortSignal,
  io: Io,
): Promise<boolean> {
  const counter = new PartCounter(name, await progressOf(queue, name));
  io.stderr(`${counter.line()}\n`);
  const bar = (await barsFor(io))(counter, FORMAT);
  try {
    while (counter.done < counter.total || !counter.progress.isShrunk) {
      requireNoneGivenUp(name, counter.progress);
      if (signal.aborted) return false;
      await sleep(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
      await takeBackLost(queue, name);
      counter.progress = await progressOf(queue, name);
      bar.update();
    }
  } finally {
    bar.stop();
  }
  io.stderr(`${counter.line()}\n`);
  return true;
}

/**
 * The parts of a campaign that is done, to be merged.
 * @param isShrunk with the one that has shrunk the deviations of all others.
 */
export async function partsIn(
  queue: QueueConnection,
  campaign: QueuedCampaign,
  { isShrunk }: { readonly isShrunk: boolean },
): Promise<CampaignPart[]> {
  const parts: CampaignPart[] = [];
  for (let number = 1; number <= campaign.parts + (isShrunk ? 1 : 0); number++) {
    const folder = new MemoryFolder(`part ${number} of ${campaign.name}`);
    for (const { name, text } of await filesOfPart(queue, campaign.name, number)) {
      if (!IN_FOLDER.test(name))
        throw new InputError(`${folder.path} has a file of the name ${JSON.stringify(name)}`);
      folder.write(name, text);
    }
    parts.push({ folder, manifest: JSON.parse(folder.read('manifest.json') ?? '') as CampaignManifest });
  }
  return parts;
}

/** A file of a campaign, and no way out of its folder. */
const IN_FOLDER = /^(?:files\/)?\w[\w.-]*$/;

const LOOK_EVERY = 1000;
const FORMAT =
  '{name} [{bar}] {value}/{total} parts, {working} in work, {tournaments} tournaments, rounds that differ: {rounds}';

class PartCounter implements Counter {
  constructor(
    readonly name: string,
    public progress: QueueProgress,
  ) {}

  get total(): number {
    return this.progress.parts;
  }

  get done(): number {
    return this.progress.done;
  }

  payload(): Readonly<Record<string, string | number>> {
    const { inWork: working, tournaments, discrepancies: rounds } = this.progress;
    return { name: this.name, working, tournaments, rounds };
  }

  line(): string {
    const { parts, done, isShrunk, inWork, tournaments, discrepancies } = this.progress;
    const shrinking = done === parts && !isShrunk ? ', shrinking' : '';
    return `${this.name}: ${done} of ${parts} parts done, ${inWork} in work, ${tournaments} tournaments run, rounds that differ: ${discrepancies}${shrinking}`;
  }
}
