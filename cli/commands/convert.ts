import { Option, type Command } from 'commander';
import { convertTrf, TRF_VERSIONS } from '../../corpus/index.js';
import type { TrfVersion } from '../../corpus/index.js';
import { convertJson, convertLines, problemLine } from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { readOneInput } from '../input/one-input.js';
import type { Io } from '../io.js';
import { formatOption, outOption } from '../options.js';
import { exitCodeHelp, ExitCode, FILE_CODES } from '../output/exit-codes.js';
import { isFolder, outputFile, writeResult } from '../output/output.js';

/** `swissproof convert FILE`: to another version of the format, saying what is lost. */
export function addConvert(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('convert')
    .summary('convert a tournament file between TRF06, TRF16 and TRF26')
    .description(
      'Writes a tournament of individuals or teams in another version of the format. What is lost, adjusted or kept although the version does not have it goes to standard error, a line each; with --format json it is a document on standard output.',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
    .addOption(
      new Option('--trf <version>', 'the version to write').choices(TRF_VERSIONS).makeOptionMandatory(),
    )
    .addOption(encodingOption())
    .addOption(formatOption(['text', 'json'], 'text'))
    .addOption(outOption('write the converted file here, or into this folder as tournament.trf'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof convert --trf 26 old.trf > new.trf
  swissproof convert --trf 16 --out old.trf --format json new.trf
${exitCodeHelp(FILE_CODES)}`,
    )
    .action(async (path: string, options: ConvertCommandOptions) => {
      done(await runConvert(path, options, io));
    });
}

interface ConvertCommandOptions {
  readonly trf: TrfVersion;
  readonly encoding: string | null;
  readonly format: 'text' | 'json';
  readonly out: string | null;
}

async function runConvert(path: string, options: ConvertCommandOptions, io: Io): Promise<ExitCode> {
  const { trf: to, format, out } = options;
  if (out !== null && NO_TRF.test(out) && !isFolder(out))
    throw new UsageError(
      `--out ${out}: what is written there is a tournament file; expected a name like new.trf`,
    );
  const file = out === null ? null : outputFile(out, 'tournament.trf');
  const { name: input, content } = await readOneInput(path, options.encoding, io);
  const { text, name, remarks, problems } = convertTrf(content, to, { file: input });
  for (const problem of problems) io.stderr(`${problemLine(input, problem)}\n`);
  if (text === null) throw new InputError(`${input} cannot be converted`);
  const converted = { file: input, name, to, remarks };
  if (format === 'text') for (const line of convertLines(converted)) io.stderr(`${line}\n`);
  if (format === 'text' || file !== null) writeResult(text, file, io);
  if (format === 'json') io.stdout(convertJson(converted, file === null ? text : null));
  return ExitCode.done;
}

/** Names of documents about a conversion, which goes to standard output. */
const NO_TRF = /\.(?:json|csv|xml|html?)$/i;
