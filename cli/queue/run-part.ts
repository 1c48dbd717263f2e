import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { discrepanciesOfPart, endsBefore } from '../../certification/campaign/parts.js';
import { lookInto } from '../../certification/campaign/store/folder.js';
import { manifestText } from '../../certification/campaign/store/manifest.js';
import { readTrials } from '../../certification/campaign/store/store.js';
import { runCampaign } from '../certify/run.js';
import type { CampaignRun } from '../certify/run.js';
import type { Io } from '../io.js';
import type { donePartsOf } from './campaigns.js';
import type { PartFile, PartResult } from './parts.js';

/**
 * Runs a part of a campaign as a campaign of its own, in a folder that is gone afterwards.
 * @param run the part's manifest, and what it is run with.
 * @returns null where the signal ended it.
 */
export async function runPart(run: CampaignRun, io: Io): Promise<PartResult | null> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-part-'));
  try {
    await runCampaign(folder, run, io);
    if (run.signal.aborted) return null;
    const trials = readTrials(lookInto(folder));
    return {
      files: filesIn(folder).filter(({ name }) => !OF_REPORTS.test(name)),
      tournaments: trials.length,
      discrepancies: discrepanciesOfPart(trials),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A part that need not be run, as the campaign ends before it; null for one that must be. */
export function withoutRunning(
  { manifest }: CampaignRun,
  done: Awaited<ReturnType<typeof donePartsOf>>,
): PartResult | null {
  if (!endsBefore(manifest, manifest.first, done)) return null;
  const content = Buffer.from(manifestText(manifest));
  return { files: [{ name: 'manifest.json', content }], tournaments: 0, discrepancies: {} };
}

/** Those of the whole are written when it is put together. */
const OF_REPORTS = /^(?:report\.|application\.txt$|results\.sorted\.jsonl$)/;

function filesIn(folder: string): PartFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      name: relative(folder, path).replaceAll('\\', '/'),
      content: readFileSync(path),
    }));
}
