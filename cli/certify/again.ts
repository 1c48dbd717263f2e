import { existsSync } from 'node:fs';
import { earlierCampaign } from '../../certification/campaign/again/earlier-campaign.js';
import type { EarlierCampaign } from '../../certification/campaign/again/earlier-campaign.js';
import { manifestAgain, positionsAgain } from '../../certification/campaign/again/manifest-again.js';
import { runAgain } from '../../certification/campaign/again/run-again.js';
import type { AgainResult, AgainRun } from '../../certification/campaign/again/run-again.js';
import { isFailure } from '../../certification/campaign/summary/direction-summary.js';
import { smokeTestPrograms, withPrograms } from '../../certification/campaign/programs.js';
import { lookInto } from '../../certification/campaign/store/folder.js';
import { editionOfProfile } from '../../certification/program/index.js';
import { againJson } from '../../reports/campaign/again-json.js';
import { againText } from '../../reports/campaign/again-text.js';
import type { AgainWords } from '../../reports/campaign/again-text.js';
import { PROGRAM } from '../../reports/index.js';
import { shellWord } from '../../reports/words/shell-word.js';
import { requireAgainAlone } from './again-options.js';
import { passedTo } from './candidate-program.js';
import { Interrupt } from './interrupt.js';
import type { CertifyOptions } from './options.js';
import { positionsOf } from './positions.js';
import { campaignBars } from './progress.js';
import { profilesOf, readManifest } from './settings.js';
import { present } from '../../engine/present.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { ExitCode, mostImportant } from '../output/exit-codes.js';
import { isFolder } from '../output/output.js';

/** Runs `swissproof certify --again FOLDER`: the findings of a campaign again, with the program of now. */
export async function runCampaignAgain(options: CertifyOptions, path: string, io: Io): Promise<ExitCode> {
  requireAgainAlone(options);
  const campaign = openEarlier(path);
  const words = wordsFor(options, path);
  const show = (result: AgainResult): void => {
    io.stdout((options.format === 'json' ? againJson : againText)(result, words));
  };
  const { manifest } = campaign;
  if (campaign.found.length === 0) {
    show({ campaign, manifest, tournaments: [], shrunk: [], left: 0 });
    return ExitCode.done;
  }
  const { candidate, program } = options;
  const profiles = { ...profilesOf(present({ candidate, program }), manifest), second: null };
  const files = positionsOf(options, manifest, () => editionOfProfile(profiles.candidate));
  const positions = files === null ? [] : positionsAgain(campaign, files);
  const interrupt = new Interrupt(io, 'interrupted: writing what is known (again: stop at once)');
  const { signal } = interrupt;
  try {
    return await withPrograms(profiles, signal, async (programs) => {
      const again = manifestAgain(campaign, programs.candidate);
      await smokeTestPrograms(again, programs, Object.values(positions), signal, passedTo(io));
      const { jobs } = options;
      const run = { campaign, manifest: again, candidate: programs.candidate, positions, jobs, signal };
      const result = await runShown(run, io);
      show(result);
      if (!signal.aborted) return exitCodeOf(result);
      io.stderr('interrupted; the same command runs all of them again\n');
      return ExitCode.interrupted;
    });
  } catch (error) {
    if (!signal.aborted) throw error;
    io.stderr('interrupted before there was a result; run the same command again\n');
    return ExitCode.interrupted;
  } finally {
    interrupt.stop();
  }
}

/** @throws UsageError for a folder without results of a campaign. */
function openEarlier(path: string): EarlierCampaign {
  if (!existsSync(path)) throw new UsageError(`${path}: no such folder; name the folder of a campaign`);
  const manifest = isFolder(path) ? readManifest(path) : null;
  if (manifest === null)
    throw new UsageError(
      `${path} holds no campaign to run again; name a folder that certify --out has written`,
    );
  const campaign = earlierCampaign(lookInto(path), manifest);
  if (campaign.run === 0)
    throw new UsageError(
      `the campaign in ${path} has no results yet; run it with: swissproof certify --resume --out ${shellWord(path)}`,
    );
  return campaign;
}

async function runShown(run: Omit<AgainRun, 'onProgress'>, io: Io): Promise<AgainResult> {
  const bars = await campaignBars(io);
  try {
    return await runAgain({ ...run, onProgress: bars.show });
  } finally {
    bars.stop();
  }
}

/** The commands of the report name the new build as the command line does. */
function wordsFor({ candidate, program }: CertifyOptions, path: string): AgainWords {
  const named = [
    ...(candidate === undefined ? [] : ['--candidate', shellWord(candidate)]),
    ...(program === undefined ? [] : ['--program', shellWord(program)]),
  ];
  return {
    program: PROGRAM,
    commandFor: ({ index, direction }) =>
      [
        ...['swissproof certify --resume --out', shellWord(path), ...named],
        ...['--directions', direction, '--only', String(index)],
      ].join(' '),
  };
}

/** What could not be judged counts as an input that could not be read: whether it is mended is not known. */
function exitCodeOf({ tournaments, shrunk }: AgainResult): ExitCode {
  return mostImportant([
    ...tournaments.map(({ now, state }) => {
      if (now.outcome === 'our-defect') return ExitCode.internal;
      if (isFailure(now) || state === 'not-judged') return ExitCode.input;
      return state === 'mended' ? ExitCode.done : ExitCode.deviation;
    }),
    ...shrunk.map(({ state }) => {
      if (state === 'fails' || state === 'missing') return ExitCode.input;
      return state === 'not-mended' || state === 'elsewhere' ? ExitCode.deviation : ExitCode.done;
    }),
  ]);
}
