import { lookInto } from '../../certification/campaign/store/folder.js';
import type { CampaignFolder, ReadOnlyFolder } from '../../certification/campaign/store/folder.js';
import { trialsThatCount } from '../../certification/campaign/trials/deciding-trial.js';
import { manifestText } from '../../certification/campaign/store/manifest.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { mergedManifest, MergeError, mergeTrials } from '../../certification/campaign/store/merge.js';
import type { CampaignPart } from '../../certification/campaign/store/merge.js';
import { CampaignStore } from '../../certification/campaign/store/store.js';
import { addTimes, readTimes } from '../../certification/campaign/store/times.js';
import { compareTrials, keyText, roundText } from '../../certification/campaign/store/stored-trial.js';
import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import { isBetterCase, shrinkableRules } from '../../certification/campaign/shrink-cases.js';
import { copyShrinkLog } from '../../certification/campaign/shrink-log.js';
import type { ShrinkKey, ShrunkCase } from '../../certification/campaign/shrunk-case.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import type { TriageCase } from '../../certification/campaign/triage/triage.js';
import {
  readShrinkFailures,
  readShrunk,
  readTriage,
  readUnshrunk,
  summaryOf,
  writeReports,
  writeShrunk,
  writeTriage,
} from './report.js';
import { demandFreeFolder } from './campaign-folder.js';
import { inFolder } from './run.js';
import { readManifest } from './settings.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { isFolder } from '../output/output.js';

/** Puts campaigns together into a new folder, and sums up. */
export async function mergeCampaigns(
  paths: readonly string[],
  out: string,
  io: Io,
): Promise<CampaignSummary> {
  const parts = paths.map(openPart);
  const manifest = merged(parts);
  demandFreeFolder(out);
  return inFolder(out, (folder) => {
    folder.write('manifest.json', manifestText(manifest));
    const store = new CampaignStore(folder);
    try {
      mergeTrials(parts, store);
      store.finish(trialsThatCount(manifest, store.trials()));
    } finally {
      store.close();
    }
    mergeLists(parts, folder, trialsThatCount(manifest, store.trials()));
    const summary = summaryOf(folder, manifest, store.trials());
    writeReports(folder, summary, io.now());
    return Promise.resolve(summary);
  });
}

function openPart(path: string): CampaignPart {
  const manifest = isFolder(path) ? readManifest(path) : null;
  if (manifest === null) throw new UsageError(`${path} holds no campaign`);
  return { folder: lookInto(path), manifest };
}

function byRule(a: ShrinkKey, b: ShrinkKey): number {
  return a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0;
}

function merged(parts: readonly CampaignPart[]): CampaignManifest {
  try {
    return mergedManifest(parts);
  } catch (error) {
    if (error instanceof MergeError) throw new UsageError(error.message);
    throw error;
  }
}

/**
 * Of each rule the shrunken tournament that the whole campaign would have; the second program's answers from all. Only
 * for trials that count: the parts may have gone on past the one with which the whole ends.
 */
function mergeLists(
  parts: readonly CampaignPart[],
  folder: CampaignFolder,
  counting: readonly StoredTrial[],
): void {
  const keys = new Set(counting.map(keyText));
  const rules = new Set(shrinkableRules(counting));
  const inOrder = [...parts].sort((a, b) => a.manifest.first - b.manifest.first);
  const copy = (from: ReadOnlyFolder, name: string): void => {
    const text = from.read(name);
    if (text !== null) folder.write(name, text);
  };
  const shrunk = new Map<string, ShrunkCase>();
  const triage = new Map<string, TriageCase>();
  for (const part of inOrder) {
    for (const item of readShrunk(part.folder)) {
      if (!keys.has(keyText(item)) || !isBetterCase(item, shrunk.get(item.rule) ?? null)) continue;
      shrunk.set(item.rule, item);
      copy(part.folder, item.file);
      copy(part.folder, item.theirFile);
    }
    for (const item of readTriage(part.folder)) {
      if (!keys.has(keyText(item))) continue;
      triage.set(roundText(item, item.round), item);
      if (item.certificates === null) continue;
      copy(part.folder, item.certificates);
      copy(part.folder, item.certificates.replace(/\.proof\.json$/, '.trf'));
    }
  }
  for (const part of inOrder) {
    copyShrinkLog(part.folder, folder);
    addTimes(folder, readTimes(part.folder));
  }
  const left = new Set(inOrder.flatMap((part) => readUnshrunk(part.folder)));
  const failures = inOrder.flatMap((part) => {
    const own = readShrinkFailures(part.folder).filter((failure) => keys.has(keyText(failure)));
    for (const { file } of own) copy(part.folder, file);
    return own;
  });
  writeShrunk(folder, {
    shrunk: [...shrunk.values()].sort(byRule),
    left: [...left].filter((rule) => rules.has(rule)).sort(),
    failures: failures.sort(byRule),
  });
  if (inOrder[0].manifest.second !== null)
    writeTriage(
      folder,
      [...triage.values()].sort((a, b) => compareTrials(a, b) || a.round - b.round),
    );
}
