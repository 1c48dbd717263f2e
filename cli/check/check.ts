import { Option } from 'commander';
import type { Command } from 'commander';
import { invalidReport } from '../../checker/index.js';
import type { AccelerationOption } from '../../checker/index.js';
import type { Colour, TieBreakItem } from '../../engine/index.js';
import {
  CHECK_FORMAT_NAMES,
  endingOf,
  hasTotals,
  isForFit,
  isForPairs,
  loadFormat,
  wholeReport,
} from '../../reports/index.js';
import type { CheckFormatName, FileVerdict } from '../../reports/index.js';
import { isSkippedFile, summaryOf, verdictOf } from '../../reports/check/file-verdict.js';
import { MOST_DRAWN } from '../../reports/check/format.js';
import { skippedLines } from '../../reports/words/input-problems.js';
import { certificatesJson } from '../../reports/verify-certificates.js';
import { UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { interruptible } from '../input/interruptible.js';
import { findInputs } from '../input/inputs.js';
import { foldersWithout } from '../input/skipped.js';
import type { Io } from '../io.js';
import {
  ANY,
  OLDEST_EDITION,
  accelerationOption,
  editionAsked,
  explainLimitOption,
  initialColourOption,
  formatFromName,
  formatOption,
  jobsOption,
  maxiOption,
  outOption,
  readingOption,
  roundsOption,
  rulesOrAnyOption,
  tieBreaksOption,
  totalRoundsOption,
  unratedOption,
} from '../options.js';
import { addChoices, choicesAmong } from '../choice-options.js';
import type { RulesOptions } from '../options.js';
import { CODE_OF_OUTCOME, exitCodeHelp, ExitCode, MANY_FILES, mostImportant } from '../output/exit-codes.js';
import { outputFile, writeResult } from '../output/output.js';
import { requirePage, openOption, showPage } from '../output/page.js';
import { requireSiteFor, siteOption } from '../output/site.js';
import { madeFor, typedOptions } from '../typed-options.js';
import type { RoundRange } from '../round-ranges.js';
import { checkAll } from './check-all.js';
import { present } from '../../engine/present.js';

const endings = [...new Set(CHECK_FORMAT_NAMES.map(endingOf))];

/** `swissproof check PATH…`: re-pairs every round and reports the deviations. */
export function addCheck(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('check')
    .summary('check the pairings of tournament files round by round, and the standings')
    .description(
      'Pairs every round of a tournament again by the rules and reports where the published pairings deviate, and why; and holds the printed points and ranks against the standings by the tie-breaks of the file.',
    )
    .argument(
      '<path...>',
      'tournament files (TRF) or patterns like "*.trf", folders and ZIP archives to search for tournament files, or - for standard input',
    )
    .addOption(rulesOrAnyOption())
    .addOption(maxiOption())
    .addOption(readingOption())
    .addOption(encodingOption('the tournament files'))
    .addOption(roundsOption())
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(tieBreaksOption())
    .addOption(unratedOption('check'))
    .option(
      '--no-day-knowledge',
      'judge each round by the final results, colours and numbers only: do not look for one that may have been another when the round was paired',
    )
    .option(
      '--all-readings',
      'also pair each round by every other reading of the edition (corpus/readings.md) and report the readings that it depends on; slow',
      false,
    )
    .addOption(explainLimitOption())
    .option(
      '--pairs-only',
      'only the pairing of each round by the rules, as "pair" prints it, and whether the round was paired so; no reasons, no standings: to compare engines',
      false,
    )
    .option('--no-standings', 'do not compare the printed points and ranks with the standings')
    .addOption(formatOption(CHECK_FORMAT_NAMES, 'as --out ends'))
    .addOption(
      outOption(
        `write the report to this file, or into this folder as report.${endings.slice(0, -1).join(', .')} or .${endings.at(-1) ?? ''}`,
      ),
    )
    .addOption(openOption('html or statement'))
    .addOption(siteOption())
    .option(
      '--proof <file>',
      'also write certificates of all deviations to this file, for "swissproof verify"',
    )
    .option(
      '--literal',
      'judge by trying out everything in the order of the text, where a round is small enough; slow',
      false,
    )
    .addOption(
      new Option(
        '--only <what>',
        'with --format json: only "deviations", the rounds that agree are left out',
      ).choices(['deviations']),
    )
    .option('--quiet', 'print only what deviates or could not be checked, and the totals', false)
    .option('--no-color', 'no colours, not even on a terminal (NO_COLOR=1 does the same)')
    .addOption(jobsOption())
    .addHelpText(
      'after',
      `
A folder or ZIP archive is searched for files that begin like a tournament, whatever their names are. Other files are counted
and named; files of other programs (Swiss-Manager, Papi, Vega, Excel …) with the way to a tournament report.

With --rules ${ANY} the exit code is 0 where at least one edition pairs every round of each file as published, 1 otherwise;
standings are not looked at then.

Examples:
  swissproof check open.trf
  swissproof check --quiet tournaments/ season.zip
  swissproof check --format html --out report.html --open open.trf
  swissproof check --format summary --out season.csv tournaments/
  swissproof check --pairs-only --format json games/ > pairs.json
  swissproof check --rules ${ANY} open.trf       by which edition was it paired?
  swissproof check --rules ${OLDEST_EDITION} --format json --out report.json tournaments/
  swissproof -check report.fid                  the form of the FIDE Technical Commission
${exitCodeHelp(Object.values(ExitCode), { ...MANY_FILES, [ExitCode.done]: 'every checked round and the standings agree with the rules' })}`,
    )
    .hook('preAction', formatFromName)
    .action(async (paths: string[], options: CheckCommandOptions) => {
      done(await runCheck(paths, options, typedOptions(command, ['--rules', '--rounds']), io));
    });
  addChoices(command, 'from the file');
}

interface CheckCommandOptions extends RulesOptions {
  readonly encoding: string | null;
  readonly rounds: readonly RoundRange[] | null;
  readonly initialColor: Colour | null;
  readonly totalRounds: number | null;
  readonly acceleration: AccelerationOption;
  readonly dayKnowledge: boolean;
  readonly allReadings: boolean;
  readonly explainLimit: number;
  readonly tieBreaks: readonly TieBreakItem[] | null;
  readonly unrated: number | null;
  readonly pairsOnly: boolean;
  readonly standings: boolean;
  readonly format: CheckFormatName;
  readonly out: string | null;
  readonly open: boolean;
  readonly site?: string;
  readonly proof?: string;
  readonly literal: boolean;
  readonly only?: 'deviations';
  readonly quiet: boolean;
  readonly color: boolean;
  readonly jobs: number;
}

async function runCheck(
  paths: readonly string[],
  options: CheckCommandOptions,
  typed: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const { format, out, proof } = options;
  requirePage(options);
  if (options.literal && proof !== undefined)
    throw new UsageError('--proof certifies what the search has found: it does not go with --literal');
  const triesAll = options.rules === ANY;
  if (triesAll && proof !== undefined)
    throw new UsageError(`--proof certifies deviations from one edition: it does not go with --rules ${ANY}`);
  if (triesAll && !isForFit(format))
    throw new UsageError(
      `--format ${format} tells the deviations from one edition: it does not go with --rules ${ANY}`,
    );
  if (triesAll && options.allReadings)
    throw new UsageError(
      `--all-readings reads one edition in all its ways: it does not go with --rules ${ANY}`,
    );
  if (options.only !== undefined && format !== 'json')
    throw new UsageError(
      `--only ${options.only} is for --format json; --quiet leaves out what agrees everywhere`,
    );
  requirePairsOnlyFits(options);
  requireSiteFor(options, ['html', 'sarif']);
  const proofFile = proof === undefined ? null : outputFile(proof, 'proof.json');
  const file = out === null ? null : outputFile(out, `report.${endingOf(format)}`);
  const inputs = findInputs(paths);
  const rules = triesAll ? null : options.rules;
  const { maxi, reading } = options;
  editionAsked({ ...options, rules });
  const settings = {
    edition: rules,
    encoding: options.encoding,
    declaration: { isMaxi: maxi, reading, choices: choicesAmong(options) },
    triesAll,
    rounds: options.rounds,
    firstColour: options.initialColor,
    totalRounds: options.totalRounds,
    acceleration: options.acceleration,
    triesDay: options.dayKnowledge,
    allReadings: options.allReadings,
    explainLimit: options.explainLimit,
    format,
    isOneOfSeveral: inputs.length > 1,
    isOneOfMany: inputs.length > MOST_DRAWN,
    isQuiet: options.quiet,
    leavesOutAgreeing: options.only !== undefined,
    ...present({ site: options.site }),
    ...madeFor(format, typed, io),
    isColoured: format === 'text' && out === null && options.color && io.hasColours,
    isReportUnseen: format === 'csv' || format === 'summary' || out !== null,
    isProofWanted: proofFile !== null,
    isLiteral: options.literal,
    isPairsOnly: options.pairsOnly,
    unrated: options.unrated,
    standings:
      options.standings && !options.pairsOnly
        ? { tieBreaks: options.tieBreaks, unrated: options.unrated }
        : null,
  };
  const report = await loadFormat(settings);
  const { verdicts: checked, codes: interrupted } = await interruptible(inputs.length, io, (signal) =>
    checkAll(inputs, settings, report, options.jobs, io, signal),
  );
  const empty =
    interrupted.length > 0 ? [] : foldersWithout(inputs, (index) => isSkippedFile(checked[index]));
  const verdicts = [
    ...checked,
    ...empty.map(({ folder, problem }) => verdictOf(invalidReport(folder, [problem]), [], settings, report)),
  ];
  const saysSkipped = out === null && hasTotals(format);
  const skipped = saysSkipped ? [] : skippedLines(summaryOf(verdicts).totals);
  for (const line of [...verdicts.flatMap(({ asides }) => asides), ...skipped]) io.stderr(`${line}\n`);
  writeResult(wholeReport(verdicts, report, options.site), file, io);
  await showPage(file, options, io);
  if (proofFile !== null)
    writeResult(certificatesJson(verdicts.flatMap(({ certificates }) => certificates)), proofFile, io);
  const codes = [...interrupted, ...verdicts.map(({ outcome }) => CODE_OF_OUTCOME[outcome])];
  if (!isNothingChecked(verdicts)) return mostImportant(codes);
  const why = options.literal
    ? 'none of the rounds asked for has been paired and can be tried out (--literal)'
    : 'none of the rounds asked for has been paired';
  io.stderr(`error: ${why}: nothing was checked\n`);
  return mostImportant([...codes, ExitCode.usage]);
}

/** What explains a round, or looks at it in another way, is left out where the pairs alone are asked for. */
function requirePairsOnlyFits({
  pairsOnly,
  rules,
  format,
  proof,
  literal,
  allReadings,
}: CheckCommandOptions): void {
  if (!pairsOnly) return;
  const without = '--pairs-only has the pairings of one edition and no reasons: it does not go with';
  if (rules === ANY) throw new UsageError(`${without} --rules ${ANY}`);
  if (proof !== undefined) throw new UsageError(`${without} --proof`);
  if (literal) throw new UsageError(`${without} --literal`);
  if (allReadings) throw new UsageError(`${without} --all-readings`);
  if (!isForPairs(format)) throw new UsageError(`${without} --format ${format}: use text or json`);
}

/** Not a round of the files that can be checked at all. */
function isNothingChecked(verdicts: readonly FileVerdict[]): boolean {
  const usable = verdicts.filter((verdict) => verdict.totals.invalid === 0 && !isSkippedFile(verdict));
  const isNothing = ({ totals }: FileVerdict): boolean =>
    totals.rounds + totals.undecided === 0 && totals.unjudged === 0;
  return usable.length > 0 && usable.every(isNothing);
}
