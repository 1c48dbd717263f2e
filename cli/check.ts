import type { Command } from 'commander';
import type { TournamentReport } from '../checker/index.js';
import type { Colour } from '../engine/index.js';
import { checkCsv, checkJson, checkText, INTERNAL_ERROR, problemLine } from '../reports/index.js';
import { checkAll } from './check-all.js';
import { proofText, rereadable } from './check-proof.js';
import { EXIT_CODE_HELP, exitCodeOf, showsDefect } from './exit-codes.js';
import type { ExitCode } from './exit-codes.js';
import { findInputs } from './inputs.js';
import type { Io } from './io.js';
import {
  firstColourOption,
  formatOption,
  jobsOption,
  outOption,
  roundsOption,
  rulesOption,
  totalRoundsOption,
} from './options.js';
import { outputFile, writeResult } from './output.js';
import type { RoundRange } from './round-ranges.js';

/** `swissproof check PATH…`: re-pairs every round and reports the deviations. */
export function addCheck(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('check')
    .summary('check the pairings of tournament files round by round')
    .description(
      'Pairs every round of a tournament again by the rules and reports where the published pairings deviate, and why.',
    )
    .argument(
      '<path...>',
      'tournament files (TRF), folders to search for .trf, .trfx and .txt, or - for standard input',
    )
    .addOption(rulesOption())
    .addOption(roundsOption())
    .addOption(firstColourOption())
    .addOption(totalRoundsOption())
    .addOption(formatOption(['text', 'json', 'csv']))
    .addOption(outOption('write the report to this file, or into this folder as report.txt, .json or .csv'))
    .option(
      '--proof <file>',
      'also write certificates of all deviations to this file, for "swissproof verify"',
    )
    .addOption(jobsOption())
    .addHelpText(
      'after',
      `
Examples:
  swissproof check open.trf
  swissproof check --rules dutch-2017 --format json --out report.json tournaments/
${EXIT_CODE_HELP}`,
    )
    .action(async (paths: string[], options: CheckCommandOptions) => {
      done(await runCheck(paths, options, io));
    });
}

interface CheckCommandOptions {
  readonly rules: string | null;
  readonly rounds: readonly RoundRange[] | null;
  readonly firstColor: Colour | null;
  readonly totalRounds: number | null;
  readonly format: 'text' | 'json' | 'csv';
  readonly out: string | null;
  readonly proof?: string;
  readonly jobs: number;
}

async function runCheck(
  paths: readonly string[],
  options: CheckCommandOptions,
  world: Io,
): Promise<ExitCode> {
  const { format, out, proof } = options;
  const proofFile = proof === undefined ? null : outputFile(proof, 'proof.json');
  const io = proofFile === null ? world : rereadable(world);
  const file = out === null ? null : outputFile(out, `report.${format === 'text' ? 'txt' : format}`);
  const settings = {
    edition: options.rules,
    rounds: options.rounds,
    firstColour: options.firstColor,
    totalRounds: options.totalRounds,
  };
  const inputs = findInputs(paths);
  const reports = await checkAll(inputs, settings, options.jobs, io);
  const write = { text: checkText, json: checkJson, csv: checkCsv }[format];
  for (const line of asides(reports, options)) io.stderr(`${line}\n`);
  writeResult(write(reports), file, io);
  if (proofFile !== null) writeResult(await proofText(inputs, reports, settings, io), proofFile, io);
  return exitCodeOf(reports);
}

/** What must be said beside the report. */
function asides(
  reports: readonly TournamentReport[],
  { format, out, rounds }: CheckCommandOptions,
): string[] {
  const unseen = format === 'csv' || out !== null;
  const lines = reports.flatMap((report) => {
    const { file, problems } = report;
    const loud = problems.filter(
      ({ code, severity }) => code === INTERNAL_ERROR || (unseen && severity === 'error'),
    );
    return [...loud.map((problem) => problemLine(file, problem)), ...defects(report)];
  });
  const isNothingChecked = rounds !== null && reports.every((report) => report.rounds.length === 0);
  return isNothingChecked && reports.some(({ verdict }) => verdict !== 'invalid')
    ? [...lines, 'warning: none of the rounds asked for has been paired']
    : lines;
}

function defects({ file, edition, rounds }: TournamentReport): string[] {
  return rounds.filter(showsDefect).map(({ round }) => {
    const command = `swissproof check --rules ${edition?.id ?? 'auto'} --rounds ${round} ${file}`;
    return `internal error: ${file}, round ${round}: the reference pairing is worse than the published one or differs without a reason; this is a defect of swissproof; please report it with the file and the command: ${command}`;
  });
}
