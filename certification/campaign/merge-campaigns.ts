import { isBetterCase, shrinkableRules } from './shrink-cases.js';
import { copyShrinkLog } from './shrink-log.js';
import type { ShrinkKey, ShrunkCase } from './shrunk-case.js';
import { readFindings, writeShrunk, writeTriage } from './store/findings.js';
import type { CampaignFolder, ReadOnlyFolder } from './store/folder.js';
import { CampaignError, disagreements, manifestText } from './store/manifest.js';
import type { CampaignManifest } from './store/manifest.js';
import { CampaignStore, readTrials } from './store/store.js';
import { compareTrials, keyText, roundText } from './store/stored-trial.js';
import type { StoredTrial } from './store/stored-trial.js';
import { addTimes, readTimes } from './store/times.js';
import { summaryOf } from './summary/summary-of.js';
import type { CampaignSummary } from './summary/summary.js';
import type { TriageCase } from './triage/triage.js';
import { trialsThatCount } from './trials/deciding-trial.js';

/** A campaign that somebody has run, or a part of it. */
export interface CampaignPart {
  readonly folder: ReadOnlyFolder;
  readonly manifest: CampaignManifest;
}

/**
 * Merges campaigns into an empty folder, and sums up.
 * @param manifest of the whole, from {@link mergedManifest}.
 */
export function mergeCampaigns(
  parts: readonly CampaignPart[],
  manifest: CampaignManifest,
  folder: CampaignFolder,
): CampaignSummary {
  folder.write('manifest.json', manifestText(manifest));
  const store = new CampaignStore(folder);
  try {
    mergeTrials(parts, store);
    const trials = trialsThatCount(manifest, store.trials());
    store.finish(trials);
    mergeFindings(parts, folder, trials);
    return summaryOf(folder, manifest, trials);
  } finally {
    store.close();
  }
}

/**
 * The manifest of several parts together.
 * @throws CampaignError when they disagree, or leave a gap between them.
 */
export function mergedManifest(parts: readonly CampaignPart[]): CampaignManifest {
  const [one, ...others] = parts;
  for (const other of others) {
    const keys = disagreements(one.manifest, other.manifest);
    if (keys.length > 0)
      throw new CampaignError(
        `${one.folder.path} and ${other.folder.path} are different campaigns: they differ in ${keys.join(', ')}`,
      );
  }
  const ranges = parts.map(({ manifest }) => manifest).sort((a, b) => a.first - b.first);
  let end = ranges[0].first;
  for (const { first, count } of ranges) {
    if (first > end)
      throw new CampaignError(`the tournaments ${end} to ${first - 1} are in none of the folders`);
    end = Math.max(end, first + count);
  }
  return {
    ...one.manifest,
    first: ranges[0].first,
    count: end - ranges[0].first,
    ...(ranges.some(({ toTheEnd }) => toTheEnd) ? { toTheEnd: true } : {}),
  };
}

/** Takes the results of the parts into a store; tournaments that were run twice count once. */
export function mergeTrials(parts: readonly CampaignPart[], store: CampaignStore): void {
  for (const { folder } of parts)
    for (const trial of readTrials(folder)) {
      if (store.has(trial)) continue;
      const { path: whole, roundPaths, ...findings } = trial;
      const rounds = Object.entries(roundPaths).flatMap(([round, path]) => {
        const text = folder.read(path);
        return text === null ? [] : [[round, text] as const];
      });
      store.add({
        ...findings,
        file: whole === null ? null : folder.read(whole),
        roundFiles: Object.fromEntries(rounds),
      });
    }
}

/**
 * Of each rule the shrunken tournament that the whole campaign would have; the second program's answers from all. Only
 * for trials that count: the parts may have gone on past the one with which the whole ends.
 */
function mergeFindings(
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
  const found = inOrder.map((part) => ({ ...part, findings: readFindings(part.folder) }));
  for (const { findings, ...part } of found) {
    for (const item of findings.shrunk) {
      if (!keys.has(keyText(item)) || !isBetterCase(item, shrunk.get(item.rule) ?? null)) continue;
      shrunk.set(item.rule, item);
      copy(part.folder, item.file);
      copy(part.folder, item.theirFile);
    }
    for (const item of findings.triage) {
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
  const left = new Set(found.flatMap(({ findings }) => findings.unshrunk));
  const failures = found.flatMap(({ folder: part, findings }) => {
    const own = findings.shrinkFailures.filter((failure) => keys.has(keyText(failure)));
    for (const { file } of own) copy(part, file);
    return own;
  });
  writeShrunk(folder, {
    shrunk: [...shrunk.values()].sort(byRule),
    unshrunk: [...left].filter((rule) => rules.has(rule)).sort(),
    shrinkFailures: failures.sort(byRule),
  });
  if (inOrder[0].manifest.second !== null)
    writeTriage(
      folder,
      [...triage.values()].sort((a, b) => compareTrials(a, b) || a.round - b.round),
    );
}

function byRule(a: ShrinkKey, b: ShrinkKey): number {
  return a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0;
}
