import type { CampaignRun } from '../../certification/campaign/campaign-run.js';
import { mergeCampaigns, mergedManifest } from '../../certification/campaign/merge-campaigns.js';
import type { CampaignPart } from '../../certification/campaign/merge-campaigns.js';
import { runCampaign } from '../../certification/campaign/run-campaign.js';
import type { CampaignFolder } from '../../certification/campaign/store/folder.js';
import { inFolder } from '../../certification/campaign/store/lock.js';
import { MemoryFolder } from '../../certification/campaign/store/memory-folder.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { certificatesJson } from '../../reports/verify-certificates.js';
import { requireFreeFolder } from './campaign-folder.js';
import type { CertifyOptions } from './options.js';
import { campaignBars } from './progress.js';
import { campaignExitCode, showReport, writeReports } from './report.js';
import type { Io } from '../io.js';
import type { ExitCode } from '../output/exit-codes.js';
import { unwritable } from '../output/output.js';

/** A campaign as the command line runs it. */
export type ShownRun = Omit<CampaignRun, 'now' | 'onProgress' | 'certificatesText'>;

/** Runs what is left of a campaign in its folder, shows how far it is, and writes the reports. */
export async function runInFolder(path: string, run: ShownRun, io: Io): Promise<CampaignSummary> {
  return inCampaignFolder(path, async (folder) => {
    const summary = await runShown(folder, run, io);
    writeReports(folder, summary, io.now());
    return summary;
  });
}

/** Runs what is left of a campaign, and shows how far it is. */
export async function runShown(folder: CampaignFolder, run: ShownRun, io: Io): Promise<CampaignSummary> {
  const bars = await campaignBars(io);
  const now = (): Date => io.now();
  try {
    return await runCampaign(folder, {
      ...run,
      now,
      onProgress: bars.show,
      certificatesText: certificatesJson,
    });
  } finally {
    bars.stop();
  }
}

/**
 * Merges campaigns into a new folder, and shows the report.
 * @param out null: only for the report.
 */
export async function mergeAndShow(
  parts: readonly CampaignPart[],
  out: string | null,
  options: CertifyOptions,
  io: Io,
): Promise<ExitCode> {
  const manifest = mergedManifest(parts);
  const merge = async (folder: CampaignFolder): Promise<ExitCode> => {
    const summary = mergeCampaigns(parts, manifest, folder);
    writeReports(folder, summary, io.now());
    await showReport(summary, folder, options, io);
    return campaignExitCode(summary);
  };
  if (out === null) return merge(new MemoryFolder());
  requireFreeFolder(out);
  return inCampaignFolder(out, merge);
}

/** Opens and locks a folder for a task. An error of the file system becomes a message of one line. */
async function inCampaignFolder<T>(path: string, task: (folder: CampaignFolder) => Promise<T>): Promise<T> {
  try {
    return await inFolder(path, task);
  } catch (error) {
    if (isFileError(error)) throw unwritable(path, error);
    throw error;
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && !String(error.syscall).startsWith('spawn');
}
