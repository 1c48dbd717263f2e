import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import { trialOfCampaign } from '../../certification/campaign/trials/plan.js';
import type { TrialResult } from '../../certification/campaign/trials/trial.js';
import type { AskedProgram } from '../../certification/program/index.js';
import { onlyText } from '../../reports/campaign/only.js';
import { demandFreeFolder } from './campaign-folder.js';
import { editionFor, openProfile, openSwissProfile, shippedProfileText } from './candidate-program.js';
import { Interrupt } from './interrupt.js';
import { mergeCampaigns } from './merge.js';
import type { CertifyOptions } from './options.js';
import { positionsOf } from './positions.js';
import { campaignExitCode } from './report.js';
import { partsOf, runCampaign } from './run.js';
import { manifestOf, profilesOf, readManifest } from './settings.js';
import { showReport } from './show-report.js';
import { demandSmokeTest } from './smoke.js';
import { UsageError } from '../errors.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { shellWord } from '../../reports/words/shell-word.js';

/** Runs `swissproof certify`, whatever of it is asked for. */
export async function runCertify(options: CertifyOptions, io: Io): Promise<ExitCode> {
  const { out, merge, only, printProfile } = options;
  if (options.open && (only !== undefined || printProfile !== undefined))
    throw new UsageError(
      '--open shows the report of a campaign: it goes with neither --only nor --print-profile',
    );
  if (printProfile !== undefined) {
    io.stdout(shippedProfileText(printProfile));
    return ExitCode.done;
  }
  if (options.queue !== undefined) {
    const { runQueued } = await import('../queue/certify-queue.js');
    return runQueued(options, options.queue, io);
  }
  demandQueue(options);
  if (merge !== undefined) {
    if (out === undefined) throw new UsageError('name a folder for the whole campaign with --out');
    const summary = await mergeCampaigns(merge, out, io);
    await showReport(summary, out, options, io);
    return campaignExitCode(summary);
  }
  if (out === undefined && only === undefined)
    throw new UsageError('name a folder for the campaign with --out');
  const known = out === undefined ? null : readManifest(out);
  if (known === null && options.resume)
    throw new UsageError(`${out ?? 'no folder'} holds no campaign to go on with`);
  if (out !== undefined && !options.resume)
    demandFreeFolder(out, 'go on with --resume, or name another folder');
  const profiles = profilesOf(options, known);
  const files = positionsOf(options, known, () => editionFor(profiles.candidate));
  const positions = files?.positions ?? [];
  const interrupt = new Interrupt(io);
  const { signal } = interrupt;
  const opened: AskedProgram[] = [];
  const open = async <Program extends AskedProgram>(opening: Promise<Program>): Promise<Program> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    const candidate = await open(openProfile(profiles.candidate, signal));
    const second = profiles.second === null ? null : await open(openSwissProfile(profiles.second, signal));
    const manifest = manifestOf(options, known, candidate, second, files?.set ?? null, io);
    await demandSmokeTest(manifest, { candidate, second, positions }, signal, io);
    if (only !== undefined) {
      if (files !== null) demandPlace(only, manifest);
      const trial = trialOfCampaign(manifest, [candidate], partsOf(manifest, positions));
      const results: TrialResult[] = [];
      for (const direction of manifest.directions)
        results.push(await trial({ index: only, direction }, signal, 0));
      io.stdout(onlyText(results, options.format === 'json'));
      return mostImportant(results.map(exitCodeOfTrial));
    }
    const shrinkSeconds = options.shrink ? options.shrinkSeconds : null;
    const { jobs } = options;
    const run = { manifest, candidate, second, positions, jobs, shrinkSeconds, signal };
    const summary = await runCampaign(out ?? '', run, io);
    await showReport(summary, out ?? '', options, io);
    if (!signal.aborted) return campaignExitCode(summary);
    io.stderr(`interrupted; go on with: ${goOnWith(out ?? '')}\n`);
    return ExitCode.interrupted;
  } catch (error) {
    if (!signal.aborted) throw error;
    const next = known === null || only !== undefined ? 'the same command' : goOnWith(out ?? '');
    io.stderr(`interrupted before there was a result to keep; begin again with: ${next}\n`);
    return ExitCode.interrupted;
  } finally {
    interrupt.stop();
    await Promise.all(opened.map((one) => one.close()));
  }
}

function demandQueue({ parts, watch, campaign }: CertifyOptions): void {
  const named =
    parts !== undefined ? '--parts' : watch ? '--watch' : campaign !== undefined ? '--campaign' : null;
  if (named !== null)
    throw new UsageError(`${named} needs --queue, the database in which the campaign is: postgres://…`);
}

function goOnWith(out: string): string {
  return `swissproof certify --resume --out ${shellWord(out)}`;
}

/** Given files are as many as there are, while tournaments can be simulated without end. */
function demandPlace(only: number, { first, count }: CampaignManifest): void {
  if (only < first || only >= first + count)
    throw new UsageError(`there are ${count} files: --only takes 1 to ${count}, not ${only}`);
}

function exitCodeOfTrial({ outcome }: TrialResult): ExitCode {
  if (outcome === 'agrees') return ExitCode.done;
  if (outcome === 'deviates') return ExitCode.deviation;
  return outcome === 'our-defect' ? ExitCode.internal : ExitCode.input;
}
