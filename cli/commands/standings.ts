import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import { standingsReport } from '../../checker/index.js';
import type { StandingsOptions, StandingsReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { tieBreakEditions } from '../../engine/index.js';
import type { ScoreKind, TieBreakEdition, TieBreakItem } from '../../engine/index.js';
import {
  manyStandingsCsv,
  manyStandingsJson,
  manyStandingsText,
  participantsIn,
  peopleOf,
  standingsCsv,
  standingsJson,
  standingsRefusalWords,
  standingsText,
} from '../../reports/index.js';
import type { StandingsOfFiles } from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { findInputs } from '../input/inputs.js';
import type { Io } from '../io.js';
import {
  formatFromName,
  formatOption,
  outOption,
  parseWhole,
  tieBreaksOption,
  unratedOption,
} from '../options.js';
import { exitCodeHelp, ExitCode, FILE_CODES, MANY_FILES } from '../output/exit-codes.js';
import { isFolder, outputFile, writeResult } from '../output/output.js';
import { requirePage, openOption, showPage } from '../output/page.js';
import { readTournament } from './pair.js';
import { holdsSeveral, standingsOfMany } from './standings-of-many.js';

/** `swissproof standings FILE`: the table by a list of tie-breaks, after any round. */
export function addStandings(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('standings')
    .summary('compute the table by a list of tie-breaks, after any round')
    .description(
      'Computes the standings of a tournament by the FIDE tie-break regulations (C.07): points, the value of every tie-break of the list, and the rank; players who remain tied share the best rank. Where teams play, they are ranked, by match points or game points and by the tie-breaks of teams. With --explain it shows how each value of a player comes about, opponent by opponent. With --why it says in a sentence why one player is ahead of another. A table after an earlier round counts the rounds up to it; Fore Buchholz draws the games of the announced final round only.',
    )
    .argument(
      '<path...>',
      'a tournament file (TRF), or - for standard input; of several files, folders, patterns like "*.trf" and ZIP archives each table in turn',
    )
    .option(
      '--after <n>',
      'the round after which the standings are wanted (default: the last finished one)',
      (text) => parseWhole(text, 1, 999),
    )
    .addOption(tieBreaksOption())
    .option('--explain <id>', 'tell how the values of this player (starting number) come about', (text) =>
      parseWhole(text, 1, 9999),
    )
    .addOption(
      new Option(
        '--why <id,id>',
        'say why one of these two players (starting numbers) is ahead of the other',
      ).argParser(parseTwoPlayers),
    )
    .addOption(
      new Option(
        '--c07 <edition>',
        `edition of C.07: ${EDITIONS.join(', ')}, or auto (by the start date, else 2026)`,
      )
        .argParser(parseTieBreakEdition)
        .default(null, 'auto'),
    )
    .option(
      '--round-robin',
      'a tournament with pre-determined pairings, even if the file does not say so',
      false,
    )
    .option(
      '--keep-below-half',
      'keep players in the final table of a round robin who completed less than half of their games',
      false,
    )
    .addOption(
      new Option('--primary <score>', 'the score of teams that ranks first: match-points or game-points')
        .choices(['match-points', 'game-points'])
        .default(null, 'record 192 of the file, else match-points'),
    )
    .addOption(unratedOption('standings'))
    .addOption(encodingOption())
    .addOption(formatOption(['text', 'json', 'csv', 'html'], 'as --out ends'))
    .addOption(
      outOption(
        'write the standings to this file, or into this folder as standings.txt, .json, .csv or .html',
      ),
    )
    .addOption(openOption())
    .addHelpText(
      'after',
      `
Examples:
  swissproof standings open.trf                            by the list that the file announces
  swissproof standings --tie-breaks PTS,BH/C1,BH,SB open.trf
  swissproof standings --after 5 --format csv open.trf
  swissproof standings --explain 17 open.trf               how each value of player 17 comes about
  swissproof standings --why 18,6 open.trf                 why player 18 is ahead of player 6, or behind
  swissproof standings --format html --out tables.html tournaments/
${exitCodeHelp([...FILE_CODES, ExitCode.interrupted], MANY_FILES)}`,
    )
    .hook('preAction', formatFromName)
    .action(async (paths: string[], options: StandingsCommandOptions) => {
      done(await runStandings(paths, options, io));
    });
}

interface StandingsCommandOptions {
  readonly after?: number;
  readonly encoding: string | null;
  readonly tieBreaks: readonly TieBreakItem[] | null;
  readonly explain?: number;
  readonly why?: readonly [number, number];
  readonly c07: TieBreakEdition | null;
  readonly roundRobin: boolean;
  readonly keepBelowHalf: boolean;
  readonly primary: ScoreKind | null;
  readonly unrated: number | null;
  readonly format: keyof typeof FORMATS | 'html';
  readonly out: string | null;
  readonly open: boolean;
}

/** How the standings of a file are written, and those of several. */
interface StandingsFormat {
  readonly one: (report: StandingsReport, file: string) => string;
  readonly many: (standings: StandingsOfFiles) => string;
}

const FORMATS = {
  text: { one: standingsText, many: manyStandingsText },
  json: { one: standingsJson, many: manyStandingsJson },
  csv: { one: standingsCsv, many: manyStandingsCsv },
} as const satisfies Readonly<Record<string, StandingsFormat>>;
const EDITIONS = tieBreakEditions.map(({ id }) => id);

async function runStandings(
  paths: readonly string[],
  options: StandingsCommandOptions,
  io: Io,
): Promise<ExitCode> {
  const { format, out, explain = null, why = null } = options;
  requirePage(options);
  for (const [name, value] of [['--explain', explain] as const, ['--why', why] as const])
    if (format === 'csv' && value !== null)
      throw new UsageError(`${name} is for --format text, json and html`);
  const file = out === null ? null : outputFile(out, `standings.${format === 'text' ? 'txt' : format}`);
  const write = await formatNamed(format);
  const asked: StandingsOptions = {
    tieBreaks: options.tieBreaks,
    after: options.after ?? null,
    edition: options.c07,
    isRoundRobin: options.roundRobin,
    unrated: options.unrated,
    leavesOutBelowHalf: !options.keepBelowHalf,
    explain,
    why,
  };
  const [path] = paths;
  const isOne = paths.length === 1 && !isFolder(path);
  const inputs = findInputs(paths);
  if (isOne && !holdsSeveral(inputs)) {
    const { report, name } = await standingsOfOne(path, asked, options, io);
    writeResult(write.one(report, name), file, io);
    await showPage(file, options, io);
    return ExitCode.done;
  }
  if (explain !== null || why !== null)
    throw new UsageError(
      '--explain and --why are for one tournament file: starting numbers differ between files',
    );
  const settings = { encoding: options.encoding, primary: options.primary, options: asked };
  const { standings, code } = await standingsOfMany(inputs, settings, io);
  writeResult(write.many(standings), file, io);
  await showPage(file, options, io);
  return code;
}

async function standingsOfOne(
  path: string,
  asked: StandingsOptions,
  options: StandingsCommandOptions,
  io: Io,
): Promise<{ readonly report: StandingsReport; readonly name: string }> {
  const { name, tournament } = await readTournament(path, options, io, (content, read) =>
    parseTrf(content, { file: read, teamEvents: 'pair', primaryScore: options.primary }),
  );
  const answer = standingsReport(tournament, asked);
  if (answer.ok) return { report: answer.report, name };
  const isOfTeams = tournament.kind === 'team';
  const people = peopleOf(tournament.players, isOfTeams);
  const message = `${name}: ${standingsRefusalWords(answer, participantsIn({ isOfTeams }), people)}`;
  const isOfFile = answer.kind === 'tie-breaks' || answer.kind === 'teams';
  throw isOfFile ? new InputError(message) : new UsageError(message);
}

/** What makes a page is loaded only for the format that needs it. */
async function formatNamed(format: StandingsCommandOptions['format']): Promise<StandingsFormat> {
  if (format !== 'html') return FORMATS[format];
  const { standingsHtml, manyStandingsHtml } = await import('../../reports/html/standings.js');
  return { one: standingsHtml, many: manyStandingsHtml };
}

function parseTwoPlayers(text: string): readonly [number, number] {
  const [, one, other] = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(text) ?? [];
  const players = [Number(one), Number(other)] as const;
  if (one === undefined || other === undefined || players.includes(0) || players[0] === players[1])
    throw new InvalidArgumentError('Expected two different starting numbers, like 18,6.');
  return players;
}

function parseTieBreakEdition(text: string): TieBreakEdition | null {
  if (text === 'auto') return null;
  const edition = tieBreakEditions.find(({ id }) => id === text);
  if (edition === undefined) throw new InvalidArgumentError(`Possible: ${EDITIONS.join(', ')}, auto.`);
  return edition;
}
