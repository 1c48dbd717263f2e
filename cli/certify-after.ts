import type { CampaignFolder } from '../checker/campaign/folder.js';
import { shrinkCases } from '../checker/campaign/shrink-cases.js';
import type { CampaignStore } from '../checker/campaign/store.js';
import type { StoredTrial } from '../checker/campaign/stored-trial.js';
import type { ShrunkCase } from '../checker/campaign/summary.js';
import { triageCases } from '../checker/campaign/triage-cases.js';
import type { TriageCase } from '../checker/campaign/triage.js';
import type { Candidate } from '../checker/candidate/index.js';
import { checkFile } from '../checker/index.js';
import { proveFile } from '../checker/proof/prove-file.js';
import { certificatesJson } from '../reports/verify-certificates.js';
import { writeShrunk, writeTriage } from './certify-report.js';

export interface AfterOptions {
  readonly folder: CampaignFolder;
  readonly store: CampaignStore;
  readonly candidate: Candidate;
  readonly second: Candidate | null;
  readonly signal: AbortSignal;
}

/** What follows when all trials are run: the first deviation of each rule is shrunk, all are put to the second program. */
export async function finishCampaign(options: AfterOptions): Promise<void> {
  const trials = options.store.trials();
  await shrinkAll(trials, options);
  if (options.second !== null) await triageAll(trials, options.second, options);
}

async function shrinkAll(
  trials: readonly StoredTrial[],
  { folder, store, candidate, signal }: AfterOptions,
): Promise<void> {
  const list: ShrunkCase[] = [];
  const limits = (): { trials: number; isLate: () => boolean } => {
    const end = Date.now() + SHRINK_TIME;
    return { trials: SHRINK_TRIALS, isLate: () => signal.aborted || Date.now() > end };
  };
  const fileOf = (trial: StoredTrial): string | null => store.fileOf(trial);
  for await (const { text, ...shrunk } of shrinkCases(trials, { fileOf, candidate, limits, signal })) {
    folder.write(shrunk.file, text);
    list.push(shrunk);
  }
  writeShrunk(folder, list);
}

/** Questions to the candidate a deviation, and the safety net for slow ones, in milliseconds. */
const SHRINK_TRIALS = 4000;
const SHRINK_TIME = 60_000;

async function triageAll(
  trials: readonly StoredTrial[],
  second: Candidate,
  { folder, store, candidate, signal }: AfterOptions,
): Promise<void> {
  const list: TriageCase[] = [];
  const fileOf = (trial: StoredTrial): string | null => store.fileOf(trial);
  for await (const { result, file } of triageCases(trials, { fileOf, candidate, second, signal })) {
    const { index, direction, round } = result;
    const name = `files/${String(index).padStart(5, '0')}-${direction}-round-${round}`;
    const certificates = file === null ? null : certificatesOf(file, `${name}.trf`, round, candidate);
    if (file !== null) folder.write(`${name}.trf`, file);
    if (certificates !== null) folder.write(`${name}.proof.json`, certificates);
    list.push({ ...result, certificates: certificates === null ? null : `${name}.proof.json` });
  }
  writeTriage(folder, list);
}

/** The certificates of the deviations of a round; null where there is nothing to prove. */
function certificatesOf(file: string, name: string, round: number, { edition }: Candidate): string | null {
  const report = checkFile(file, name, { edition, rounds: (other) => other === round });
  const certificates = proveFile(file, report, { edition });
  return certificates.length === 0 ? null : certificatesJson(certificates);
}
