import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { generate } from '../generator/index.js';
import type { GeneratedTournament } from '../generator/index.js';
import { UsageError } from './errors.js';
import { ExitCode } from './exit-codes.js';
import { configFrom, configOptions } from './generate-options.js';
import type { ConfigOptions } from './generate-options.js';
import type { Io } from './io.js';
import { outOption, parseWhole } from './options.js';
import { isFolder, outputFile, unwritable, writeResult, writeWhole } from './output.js';

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
    .option('--seed <seed>', 'any text; without it a random one is taken and printed', parseSeed);
  for (const option of configOptions()) command.addOption(option);
  command
    .addOption(new Option('--trf <version>', 'file format: 16 or 26').choices(['16', '26']).default('26'))
    .addOption(outOption('a folder for the files 0001.trf …, or a file for --count 1'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof generate --seed 7 --players 50 --rounds 9 --out open.trf
  swissproof generate --count 100 --seed spring --preset chaos --rules dutch-2017 --out simulated/

Options of the command line win over the settings of --config, and these over those of --preset.

Exit codes: 0 done, 2 the command line is wrong or the output cannot be written,
3 the configuration file cannot be read or is not valid, 5 internal error.`,
    )
    .action((options: GenerateCommandOptions) => {
      runGenerate(options, io);
      done(ExitCode.done);
    });
}

interface GenerateCommandOptions extends ConfigOptions {
  readonly count: number;
  readonly seed?: string;
  readonly trf: '16' | '26';
  readonly out: string | null;
}

function runGenerate(options: GenerateCommandOptions, io: Io): void {
  const { count, out } = options;
  if (count > 1 && out === null) throw new UsageError('name a folder for several tournaments with --out');
  const config = configFrom(options);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const format = options.trf === '16' ? 'trf16' : 'trf26';
  const intoFolder = out !== null && (count > 1 || out.endsWith('/') || isFolder(out));
  if (intoFolder) makeFolder(out);
  const file = out === null || intoFolder ? null : outputFile(out, '');
  if (options.seed === undefined)
    io.stderr(`seed: ${seed} (--seed ${seed} makes the same tournaments again)\n`);
  for (const tournament of generate(config, { seed, count, format })) {
    if (intoFolder) writeNumbered(out, tournament, count);
    else writeResult(tournament.text, file, io);
  }
  if (out !== null)
    io.stderr(`${count} ${count === 1 ? 'tournament' : 'tournaments'} written to ${file ?? out}\n`);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isFile
      ? new UsageError(`${folder} is a file; name a folder for the tournaments with --out`)
      : unwritable(folder, error);
  }
}

/** Names of equal length, so that they sort. */
function writeNumbered(folder: string, { index, text }: GeneratedTournament, count: number): void {
  const file = join(folder, `${String(index).padStart(Math.max(4, String(count).length), '0')}.trf`);
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
