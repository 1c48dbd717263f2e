import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { invalidAudit, seasonOf, sumOfAudits } from '../../checker/audit/index.js';
import { roundRobinNamed } from '../../checker/index.js';
import type { AccelerationOption } from '../../checker/index.js';
import { ROOT } from '../../corpus/shipped/root.js';
import type { Colour } from '../../engine/index.js';
import { DECLARED_EXEMPTIONS, federationOf } from '../../engine/norms/index.js';
import type { DeclaredExemption, LeastGames } from '../../engine/norms/index.js';
import { AUDIT_FORMAT_NAMES, auditVerdict, loadAuditFormat } from '../../reports/audit/audit-verdict.js';
import type { AuditFormatName, AuditVerdict } from '../../reports/audit/audit-verdict.js';
import type { AuditFormat } from '../../reports/audit/format.js';
import { skippedLines } from '../../reports/words/input-problems.js';
import { InputError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { forEachInput } from '../input/for-each-input.js';
import type { InputWork } from '../input/for-each-input.js';
import { interruptible } from '../input/interruptible.js';
import { findInputs } from '../input/inputs.js';
import { foldersWithout } from '../input/skipped.js';
import type { Io } from '../io.js';
import {
  accelerationOption,
  initialColourOption,
  formatFromName,
  formatOption,
  jobsOption,
  outOption,
  rulesOrTableOption,
  totalRoundsOption,
} from '../options.js';
import {
  CODE_OF_OUTCOME,
  ExitCode,
  exitCodeHelp,
  MANY_FILES,
  LONG_RUN_CODES,
  mostImportant,
} from '../output/exit-codes.js';
import { outputFile, writeResult } from '../output/output.js';
import { requirePage, openOption, showPage } from '../output/page.js';
import { requireSiteFor, siteOption } from '../output/site.js';
import { auditInput, failedAudit } from './audit-input.js';
import type { AuditSettings } from './audit-input.js';
import { madeFor, typedOptions } from '../typed-options.js';
import { requireTablesFolder, writeTables } from './tables-folder.js';
import { present } from '../../engine/present.js';

/** `swissproof audit PATH…`: norms, and the deviations of the pairings that touch them. */
export function addAudit(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('audit')
    .summary('find title norms, and the deviations that touch them')
    .description(
      'Finds the GM, IM, WGM and WIM norms of tournaments (FIDE Title Regulations B.01, 2024), checks the pairings, and says of each norm in which rounds its player did not have the opponent by the rules and whether the norm would still be possible with that opponent.',
    )
    .argument(
      '<path...>',
      'tournament files (TRF) or patterns like "*.trf", folders and ZIP archives to search for tournament files, or - for standard input',
    )
    .addOption(rulesOrTableOption())
    .addOption(encodingOption('the tournament files'))
    .option(
      '--players <file>',
      'CSV with what the files lack: columns id or fide id, name, title, federation, rating, sex',
    )
    .addOption(
      new Option(
        '--exempt <articles>',
        'exemptions from the foreigner requirement, like 1.4.3a: a national championship, b national team championship, c zonal (1.4.3d is found from the file)',
      )
        .argParser(parseExemptions)
        .default([], 'none'),
    )
    .addOption(
      new Option('--host-federation <code>', 'federation that registered the event')
        .argParser(parseFederation)
        .default(null, 'record 032'),
    )
    .addOption(
      new Option('--least-games <n>', 'games that a norm needs: 9, or 8 or 7 where 1.4.1b allows it')
        .argParser(parseLeastGames)
        .default(9),
    )
    .option(
      '--claimed <file>',
      'CSV with the norms that organisers claim: columns event, fide id, title, organiser; each is confirmed or not',
    )
    .option('--tables <folder>', 'write the tables over several tournaments into this folder, as CSV')
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(formatOption(AUDIT_FORMAT_NAMES, 'as --out ends'))
    .addOption(
      outOption('write the report to this file, or into this folder as audit.txt, .json, .csv or .html'),
    )
    .addOption(openOption('html or statement'))
    .addOption(siteOption())
    .option(
      '--all',
      'show every norm that was tried; without it, of players without a norm the best attempt if at most two requirements are not met',
      false,
    )
    .option('--quiet', 'print only what is touched or could not be audited, and the totals', false)
    .option('--no-color', 'no colours, not even on a terminal (NO_COLOR=1 does the same)')
    .addOption(jobsOption())
    .addHelpText(
      'after',
      `
Examples:
  swissproof audit open.trf
  swissproof audit --players titles.csv --host-federation GER open.trf
  swissproof audit --format json --out report.json tournaments/
${exitCodeHelp(LONG_RUN_CODES, {
  ...MANY_FILES,
  [ExitCode.done]: 'no deviation touches a norm that was made or may have been made',
  [ExitCode.deviation]: 'at least one does',
})}`,
    )
    .hook('preAction', formatFromName)
    .action(async (paths: string[], options: AuditCommandOptions, command: Command) => {
      done(await runAudit(paths, options, typedOptions(command, WITHOUT), io));
    });
}

interface AuditCommandOptions {
  readonly rules: string | null;
  readonly encoding: string | null;
  readonly players?: string;
  readonly claimed?: string;
  readonly tables?: string;
  readonly exempt: readonly DeclaredExemption[];
  readonly hostFederation: string | null;
  readonly leastGames: LeastGames;
  readonly initialColor: Colour | null;
  readonly totalRounds: number | null;
  readonly acceleration: AccelerationOption;
  readonly format: AuditFormatName;
  readonly out: string | null;
  readonly open: boolean;
  readonly site?: string;
  readonly all: boolean;
  readonly quiet: boolean;
  readonly color: boolean;
  readonly jobs: number;
}

/** Options that a statement names itself, and those that are about other files. */
const WITHOUT = ['--rules', '--tables', '--claimed'];

/** @param typed the options as they were typed, for statements. */
async function runAudit(
  paths: readonly string[],
  options: AuditCommandOptions,
  typed: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const { format, out, players } = options;
  requirePage(options);
  requireSiteFor(options, ['html']);
  const file = out === null ? null : outputFile(out, `audit.${ENDINGS[format]}`);
  // Loaded here, for the commands that read no CSV: they start faster without it.
  const rows = players === undefined ? [] : (await import('./players-file.js')).readPlayers(players);
  const claims =
    options.claimed === undefined ? null : (await import('./claims-file.js')).readClaims(options.claimed);
  requireTablesFolder(options.tables);
  const inputs = findInputs(paths);
  const numbered =
    inputs.length > 1 ? rows.find(({ id, fideId }) => id !== null && fideId === '') : undefined;
  if (numbered !== undefined)
    throw new InputError(
      `${numbered.place}:1: starting number ${numbered.id} means different players in ${inputs.length} files, expected a FIDE number`,
    );
  const settings: AuditSettings = {
    edition: options.rules,
    roundRobin: roundRobinNamed(options.rules),
    encoding: options.encoding,
    firstColour: options.initialColor,
    totalRounds: options.totalRounds,
    acceleration: options.acceleration,
    rows: inputs.length > 1 ? rows.map((row) => ({ ...row, id: null })) : rows,
    declared: options.exempt,
    leastGames: options.leastGames,
    host: options.hostFederation,
    isPictured: format === 'html',
    format,
    ...(claims === null ? {} : { claims }),
    isOneOfSeveral: inputs.length > 1,
    isQuiet: options.quiet,
    isAll: options.all,
    ...present({ site: options.site }),
    ...madeFor(format, typed, io),
    isColoured: format === 'text' && out === null && options.color && io.hasColours,
    isReportUnseen: TABLES.includes(format) || out !== null,
  };
  const report = await loadAuditFormat(format);
  const { verdicts: audited, codes: interrupted } = await interruptible(inputs.length, io, (signal) =>
    forEachInput(inputs, auditWork(report), settings, options.jobs, io, signal),
  );
  const empty =
    interrupted.length > 0 ? [] : foldersWithout(inputs, (index) => audited[index].totals.skipped.length > 0);
  const verdicts = [
    ...audited,
    ...empty.map(({ folder, problem }) => auditVerdict(invalidAudit(folder, [problem]), settings, report)),
  ];
  const parts = verdicts.map(({ part }) => part);
  const totals = sumOfAudits(verdicts.map((verdict) => verdict.totals));
  const events = verdicts.flatMap(({ season }) => season ?? []);
  const isSeason = events.length > 1 || claims !== null;
  const season = isSeason || options.tables !== undefined ? seasonOf(events, claims) : null;
  const hasTotals = out === null && !TABLES.includes(format);
  const asides = [
    ...verdicts.flatMap((verdict) => verdict.asides),
    ...(hasTotals ? [] : skippedLines(totals)),
  ];
  for (const line of asides) io.stderr(`${line}\n`);
  const entries = verdicts.map(({ entry }) => entry);
  writeResult(report.whole(parts, { totals, season: isSeason ? season : null, entries }), file, io);
  if (season !== null && options.tables !== undefined) writeTables(options.tables, season);
  await showPage(file, options, io);
  return mostImportant([...interrupted, ...verdicts.map(({ outcome }) => CODE_OF_OUTCOME[outcome])]);
}

const ENDINGS: Readonly<Record<AuditFormatName, string>> = {
  ...{ text: 'txt', json: 'json', csv: 'csv', html: 'html', statement: 'html' },
  ...{ it1: 'it1.csv', it3: 'it3.csv' },
};

/** Formats without errors and totals. */
const TABLES: readonly AuditFormatName[] = ['csv', 'it1', 'it3'];

function auditWork(format: AuditFormat): InputWork<AuditSettings, AuditVerdict> {
  return {
    one: (job, settings) => auditInput(job, settings, format),
    failed: (name, error, settings) => failedAudit(name, error, settings, format),
    worker: new URL('cli/audit/audit-worker.js', ROOT),
  };
}

function parseExemptions(text: string, before: readonly DeclaredExemption[]): DeclaredExemption[] {
  const articles = text.split(',').map((part) => {
    const article = DECLARED_EXEMPTIONS.find((one) => one === part.trim());
    if (article === undefined) throw new InvalidArgumentError(`Possible: ${DECLARED_EXEMPTIONS.join(', ')}.`);
    return article;
  });
  return [...new Set([...before, ...articles])];
}

function parseFederation(text: string): string {
  const code = federationOf(text);
  if (code === null) throw new InvalidArgumentError('Expected the code of a federation of FIDE, like GER.');
  return code;
}

function parseLeastGames(text: string): LeastGames {
  const games = LEAST_GAMES.find((one) => String(one) === text);
  if (games === undefined) throw new InvalidArgumentError('Possible: 7, 8, 9.');
  return games;
}

const LEAST_GAMES: readonly LeastGames[] = [7, 8, 9];
