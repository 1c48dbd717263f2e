import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder } from '../../certification/campaign/store/make-folder.js';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { editionOf, NotPossibleError, resolveConfig, rulesOf } from '../../generator/index.js';
import type { GeneratorConfig } from '../../generator/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import { UsageError } from '../errors.js';
import { ExitCode, exitCodeHelp, FILE_CODES } from '../output/exit-codes.js';
import { configFrom, configOptions } from './generate-options.js';
import type { ConfigOptions } from './generate-options.js';
import { AMOUNT_HELP, OPEN_HELP } from './usual-settings.js';
import type { Io } from '../io.js';
import { clearFolder, requireFree } from './out-folder.js';
import type { GenerateTask, MadeTournament } from './make-batch.js';
import { makeTournaments } from './make-tournaments.js';
import { addChoices } from '../choice-options.js';
import { jobsOption, maxiOption, OLDEST_EDITION, outOption, parseWhole } from '../options.js';
import { encodingOption } from '../input/encoding.js';
import { startProgress } from '../output/progress.js';
import { isFolder, outputFile, unwritable, writeResult, writeWhole } from '../output/output.js';

/** `swissproof generate`: simulated tournaments, paired by the reference engine. */
export function addGenerate(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('generate')
    .summary('simulate tournaments')
    .description(
      'Simulates tournaments paired by the rules and writes them as TRF files. The same seed and settings always give the same files; the first line of each file holds both.',
    )
    .addOption(
      new Option('--count <n>', 'number of tournaments')
        .argParser((text) => parseWhole(text, 1, 1_000_000))
        .default(1),
    )
    .addOption(
      new Option('--first <n>', 'number of the first tournament: to make one of many again')
        .argParser((text) => parseWhole(text, 1, 100_000_000))
        .default(1),
    )
    .option('--steer <rule>', 'only tournaments in which this rule decides a pairing, like C15 (see: rules)')
    .addOption(
      new Option('--tries <n>', 'with --steer: give up after so many tournaments')
        .argParser((text) => parseWhole(text, 1, 100_000_000))
        .default(10_000),
    )
    .option('--seed <seed>', 'any text; without it a random one is taken and printed', parseSeed);
  for (const option of configOptions()) command.addOption(option);
  command.addOption(encodingOption('the file of --model'));
  addChoices(command, null)
    .addOption(maxiOption())
    .addOption(new Option('--trf <version>', 'file format: 16 or 26').choices(['16', '26']).default('26'))
    .addOption(outOption('a folder for the files 0001.trf …, or a file for --count 1'))
    .option(
      '--force',
      'replace a file of another content; of a folder, remove the tournaments that were generated otherwise',
      false,
    )
    .addOption(jobsOption())
    .addHelpText(
      'after',
      `
Examples:
  swissproof generate --seed 7 --players 50 --rounds 9 --out open.trf
  swissproof generate --seed 7 --half-point-byes 10%,5% --forfeits 3 --acceleration baku
  swissproof generate --count 100 --seed spring --preset chaos --rules ${OLDEST_EDITION} --out simulated/
  swissproof generate --count 20 --seed 7 --model our-open.trf --out like-ours/
  swissproof generate --count 5 --seed 7 --preset tiny --steer C15 --out rare/
  swissproof generate --seed 7 --rules round-robin --players 10 --draw varma --out closed.trf
${AMOUNT_HELP} What finds no place is an error.
${OPEN_HELP}

Options of the command line win over the settings of --config, these over those of --model, and these
over those of --preset. Whatever is left open is drawn anew for every tournament.
${exitCodeHelp(FILE_CODES, {
  [ExitCode.usage]: 'the command line is wrong, the output cannot be written, or --steer found too few',
  [ExitCode.input]: 'the configuration or the model cannot be read or is not valid',
})}`,
    )
    .action(async (options: GenerateCommandOptions) => {
      await runGenerate(options, io);
      done(ExitCode.done);
    });
}

interface GenerateCommandOptions extends ConfigOptions {
  readonly count: number;
  readonly first: number;
  readonly steer?: string;
  readonly tries: number;
  readonly seed?: string;
  readonly trf: '16' | '26';
  readonly out: string | null;
  readonly force: boolean;
  readonly jobs: number;
}

async function runGenerate(options: GenerateCommandOptions, io: Io): Promise<void> {
  const { count, out } = options;
  if (count > 1 && out === null) throw new UsageError('name a folder for several tournaments with --out');
  const config = configFrom(options);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const task = taskOf(config, seed, options);
  const intoFolder = out !== null && (count > 1 || out.endsWith('/') || isFolder(out));
  if (intoFolder) {
    makeOutFolder(out);
    clearFolder(out, { seed, format: formatOf(options), config: resolveConfig(config) }, options.force);
  }
  const file = out === null || intoFolder ? null : outputFile(out, '');
  if (options.seed === undefined)
    io.stderr(`seed: ${seed} (--seed ${seed} makes the same tournaments again)\n`);
  const written: number[] = [];
  const progress = await startProgress('generating', count, io);
  try {
    for await (const tournament of makeTournaments(task, options.jobs)) {
      if (intoFolder) writeNumbered(out, tournament, options.first + count - 1);
      else {
        if (file !== null) requireFree(file, tournament.text, options.force);
        writeResult(tournament.text, file, io);
      }
      for (const line of tournament.missing) io.stderr(`${tournament.name}: ${line}\n`);
      progress.tick();
      if (written.push(tournament.index) === count) break;
    }
  } catch (error) {
    if (!(error instanceof NotPossibleError)) throw error;
    throw new UsageError(`${error.message} (--at-most: as much as is possible)`);
  } finally {
    progress.stop();
  }
  if (out !== null)
    io.stderr(
      `${written.length} ${written.length === 1 ? 'tournament' : 'tournaments'} written to ${file ?? out}\n`,
    );
  if (options.steer !== undefined) tellWhere(written, options.steer, options, io);
}

function taskOf(
  config: GeneratorConfig,
  seed: string,
  { count, first, steer, tries, trf }: GenerateCommandOptions,
): GenerateTask {
  const rule = steer ?? null;
  const common = { config, seed, first, format: formatOf({ trf }), rule };
  if (rule === null) return { ...common, count };
  const settings = resolveConfig(config);
  if (robinKind(settings.system) !== null)
    throw new UsageError(`--steer: a ${settings.system} follows its table, and no rule decides a pairing`);
  const edition = editionOf(settings);
  const known = rulesOf(edition);
  if (!known.includes(rule))
    throw new UsageError(`${edition.id} has no rule ${rule} to steer by; possible: ${known.join(', ')}`);
  return { ...common, count: tries };
}

function formatOf({ trf }: Pick<GenerateCommandOptions, 'trf'>): 'trf16' | 'trf26' {
  return trf === '16' ? 'trf16' : 'trf26';
}

function tellWhere(
  found: readonly number[],
  rule: string,
  { count, tries }: GenerateCommandOptions,
  io: Io,
): void {
  if (found.length > 0)
    io.stderr(
      `${rule} decides in: ${found.join(', ')} (--first ${found[0]} without --steer makes ${found[0]} again)\n`,
    );
  if (found.length < count)
    throw new UsageError(
      `${rule} decides in ${found.length} of ${tries} tournaments only; try --preset tiny or chaos, or more --tries`,
    );
}

function makeOutFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isFile
      ? new UsageError(`${folder} is a file; name a folder for the tournaments with --out`)
      : unwritable(folder, error);
  }
}

/** Names of equal length, so that they sort. */
function writeNumbered(folder: string, { index, text }: MadeTournament, last: number): void {
  const file = join(folder, `${String(index).padStart(Math.max(4, String(last).length), '0')}.trf`);
  requireFree(file, text, false);
  try {
    writeWhole(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function parseSeed(text: string): string {
  if (text !== '' && text.length <= 200 && !/\p{Cc}/u.test(text)) return text;
  throw new InvalidArgumentError('Expected 1 to 200 printable characters.');
}
