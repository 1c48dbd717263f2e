import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFolder } from '../../certification/campaign/store/folder.js';
import { mergeCampaigns } from '../certify/merge.js';
import type { CertifyOptions } from '../certify/options.js';
import { startBar } from '../certify/progress.js';
import type { Counter } from '../certify/progress.js';
import { campaignExitCode } from '../certify/report.js';
import { showReport } from '../certify/show-report.js';
import { InputError } from '../errors.js';
import type { Io } from '../io.js';
import type { ExitCode } from '../output/exit-codes.js';
import { demandNoneGivenUp, progressOf } from './campaigns.js';
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
  const bar = await startBar(counter, FORMAT, io);
  try {
    while (counter.done < counter.total) {
      demandNoneGivenUp(name, counter.progress);
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

/** Puts the parts of a campaign that is done together, into a folder or only for the report. */
export async function mergeParts(
  campaign: QueuedCampaign,
  queue: QueueConnection,
  options: CertifyOptions,
  io: Io,
): Promise<ExitCode> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-parts-'));
  try {
    const paths: string[] = [];
    for (let number = 1; number <= campaign.parts; number++) {
      const path = join(folder, `part-${number}`);
      const part = openFolder(path);
      for (const { name, content } of await filesOfPart(queue, campaign.name, number)) {
        if (!IN_FOLDER.test(name))
          throw new InputError(
            `part ${number} of ${campaign.name} has a file of the name ${JSON.stringify(name)}`,
          );
        part.write(name, Buffer.from(content).toString('utf8'));
      }
      paths.push(path);
    }
    const out = options.out ?? join(folder, 'whole');
    const summary = await mergeCampaigns(paths, out, io);
    await showReport(summary, out, options, io);
    return campaignExitCode(summary);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    const { parts, done, inWork, tournaments, discrepancies } = this.progress;
    return `${this.name}: ${done} of ${parts} parts done, ${inWork} in work, ${tournaments} tournaments run, rounds that differ: ${discrepancies}`;
  }
}
