import type { CampaignPart } from '../../certification/campaign/merge-campaigns.js';
import { smokeTestPrograms, withPrograms } from '../../certification/campaign/programs.js';
import { planParts } from '../../certification/campaign/run-campaign.js';
import { lookInto } from '../../certification/campaign/store/folder.js';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { trialOfCampaign } from '../../certification/campaign/trials/plan.js';
import type { TrialResult } from '../../certification/campaign/trials/trial.js';
import { editionOfProfile } from '../../certification/program/index.js';
import type { AskedProgram, Position } from '../../certification/program/index.js';
import { onlyText } from '../../reports/campaign/only.js';
import { requireFreeFolder } from './campaign-folder.js';
import { inUserWords, passedTo, shippedProfileText } from './candidate-program.js';
import { Interrupt } from './interrupt.js';
import type { CertifyOptions } from './options.js';
import { positionsOf } from './positions.js';
import { campaignExitCode, showReport } from './report.js';
import { mergeAndShow, runInFolder } from './run.js';
import { manifestFor, profilesOf, readManifest } from './settings.js';
import { UsageError } from '../errors.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { isFolder } from '../output/output.js';
import { shellWord } from '../../reports/words/shell-word.js';

/** Runs `swissproof certify`, whatever of it is asked for. */
export function runCertify(options: CertifyOptions, io: Io): Promise<ExitCode> {
  return inUserWords(certify(options, io));
}

async function certify(options: CertifyOptions, io: Io): Promise<ExitCode> {
  const { out, merge, only, printProfile, protocol, again } = options;
  if (again !== undefined) {
    const { runCampaignAgain } = await import('./again.js');
    return runCampaignAgain(options, again, io);
  }
  if (options.open && (only !== undefined || printProfile !== undefined || protocol))
    throw new UsageError(
      '--open shows the report of a campaign: it does not go with --only, --print-profile or --protocol',
    );
  if (protocol) {
    const { protocolText } = await import('../../certification/program/protocol-text.js');
    io.stdout(protocolText());
    return ExitCode.done;
  }
  if (printProfile !== undefined) {
    io.stdout(shippedProfileText(printProfile));
    return ExitCode.done;
  }
  if (options.queue !== undefined) {
    const { runQueued } = await import('../queue/certify-queue.js');
    return runQueued(options, options.queue, io);
  }
  requireQueue(options);
  if (merge !== undefined) {
    if (out === undefined) throw new UsageError('name a folder for the whole campaign with --out');
    return mergeAndShow(merge.map(openPart), out, options, io);
  }
  if (out === undefined && only === undefined)
    throw new UsageError('name a folder for the campaign with --out');
  const known = out === undefined ? null : readManifest(out);
  if (known === null && options.resume)
    throw new UsageError(`${out ?? 'no folder'} holds no campaign to go on with`);
  if (out !== undefined && !options.resume)
    requireFreeFolder(out, 'go on with --resume, or name another folder');
  const profiles = profilesOf(options, known);
  const files = positionsOf(options, known, () => editionOfProfile(profiles.candidate));
  const positions = files?.positions ?? [];
  const interrupt = new Interrupt(io);
  const { signal } = interrupt;
  try {
    return await withPrograms(profiles, signal, async (programs) => {
      const manifest = manifestFor(options, known, programs, files?.set ?? null, io);
      await smokeTestPrograms(manifest, programs, positions, signal, passedTo(io));
      if (only !== undefined)
        return await runOnly(only, manifest, programs.candidate, positions, options, signal, io);
      const { jobs, shrink } = options;
      const shrinkSeconds = shrink ? options.shrinkSeconds : null;
      const run = { manifest, ...programs, positions, jobs, shrinkSeconds, signal };
      const summary = await runInFolder(out ?? '', run, io);
      await showReport(summary, lookInto(out ?? ''), options, io);
      if (!signal.aborted) return campaignExitCode(summary);
      io.stderr(`interrupted; go on with: ${goOnWith(out ?? '')}\n`);
      return ExitCode.interrupted;
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    const next = known === null || only !== undefined ? 'the same command' : goOnWith(out ?? '');
    io.stderr(`interrupted before there was a result to keep; begin again with: ${next}\n`);
    return ExitCode.interrupted;
  } finally {
    interrupt.stop();
  }
}

/** Runs one tournament in each direction, and keeps nothing. */
async function runOnly(
  index: number,
  manifest: CampaignManifest,
  candidate: AskedProgram,
  positions: readonly Position[],
  { format }: CertifyOptions,
  signal: AbortSignal,
  io: Io,
): Promise<ExitCode> {
  if (manifest.positions !== undefined) requirePlace(index, manifest);
  const trial = trialOfCampaign(manifest, [candidate], planParts(manifest, positions));
  const results: TrialResult[] = [];
  for (const direction of manifest.directions) results.push(await trial({ index, direction }, signal, 0));
  io.stdout(onlyText(results, format === 'json'));
  return mostImportant(results.map(exitCodeOfTrial));
}

function openPart(path: string): CampaignPart {
  const manifest = isFolder(path) ? readManifest(path) : null;
  if (manifest === null) throw new UsageError(`${path} holds no campaign`);
  return { folder: lookInto(path), manifest };
}

function requireQueue({ parts, watch, campaign }: CertifyOptions): void {
  const named =
    parts !== undefined ? '--parts' : watch ? '--watch' : campaign !== undefined ? '--campaign' : null;
  if (named !== null)
    throw new UsageError(`${named} needs --queue, the database in which the campaign is: postgres://…`);
}

function goOnWith(out: string): string {
  return `swissproof certify --resume --out ${shellWord(out)}`;
}

/** Given files are as many as there are, while tournaments can be simulated without end. */
function requirePlace(only: number, { first, count }: CampaignManifest): void {
  if (only < first || only >= first + count)
    throw new UsageError(`there are ${count} files: --only takes 1 to ${count}, not ${only}`);
}

function exitCodeOfTrial({ outcome }: TrialResult): ExitCode {
  if (outcome === 'agrees') return ExitCode.done;
  if (outcome === 'deviates') return ExitCode.deviation;
  return outcome === 'our-defect' ? ExitCode.internal : ExitCode.input;
}
