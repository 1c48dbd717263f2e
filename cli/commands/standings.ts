import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import { standingsReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { tieBreakEditions } from '../../engine/index.js';
import type { ScoreKind, TieBreakEdition, TieBreakItem } from '../../engine/index.js';
import {
  participantsIn,
  peopleOf,
  standingsCsv,
  standingsJson,
  standingsRefusalWords,
  standingsText,
} from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import type { Io } from '../io.js';
import {
  formatFromName,
  formatOption,
  outOption,
  parseWhole,
  tieBreaksOption,
  unratedOption,
} from '../options.js';
import { exitCodeHelp, ExitCode, FILE_CODES } from '../output/exit-codes.js';
import { outputFile, writeResult } from '../output/output.js';
import { requirePage, openOption, showPage } from '../output/page.js';
import { readTournament } from './pair.js';

/** `swissproof standings FILE`: the table by a list of tie-breaks, after any round. */
export function addStandings(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('standings')
    .summary('compute the table by a list of tie-breaks, after any round')
    .description(
      'Computes the standings of a tournament by the FIDE tie-break regulations (C.07): points, the value of every tie-break of the list, and the rank; players who remain tied share the best rank. Where teams play, they are ranked, by match points or game points and by the tie-breaks of teams. With --explain it tells how each value of a player comes about, opponent by opponent. A table after an earlier round counts the rounds up to it; Fore Buchholz draws the games of the announced final round only.',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
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
${exitCodeHelp(FILE_CODES)}`,
    )
    .hook('preAction', formatFromName)
    .action(async (path: string, options: StandingsCommandOptions) => {
      done(await runStandings(path, options, io));
    });
}

interface StandingsCommandOptions {
  readonly after?: number;
  readonly encoding: string | null;
  readonly tieBreaks: readonly TieBreakItem[] | null;
  readonly explain?: number;
  readonly c07: TieBreakEdition | null;
  readonly roundRobin: boolean;
  readonly keepBelowHalf: boolean;
  readonly primary: ScoreKind | null;
  readonly unrated: number | null;
  readonly format: keyof typeof FORMATS | 'html';
  readonly out: string | null;
  readonly open: boolean;
}

const FORMATS = { text: standingsText, json: standingsJson, csv: standingsCsv } as const;
const EDITIONS = tieBreakEditions.map(({ id }) => id);

async function runStandings(path: string, options: StandingsCommandOptions, io: Io): Promise<ExitCode> {
  const { format, out, explain = null } = options;
  requirePage(options);
  if (format === 'csv' && explain !== null)
    throw new UsageError('--explain is for --format text, json and html');
  const file = out === null ? null : outputFile(out, `standings.${format === 'text' ? 'txt' : format}`);
  const { name, tournament } = await readTournament(path, options, io, (content, read) =>
    parseTrf(content, { file: read, teamEvents: 'pair', primaryScore: options.primary }),
  );
  const answer = standingsReport(tournament, {
    tieBreaks: options.tieBreaks,
    after: options.after ?? null,
    edition: options.c07,
    isRoundRobin: options.roundRobin,
    unrated: options.unrated,
    leavesOutBelowHalf: !options.keepBelowHalf,
    explain,
  });
  if (!answer.ok) {
    const isOfTeams = tournament.kind === 'team';
    const people = peopleOf(tournament.players, isOfTeams);
    const message = `${name}: ${standingsRefusalWords(answer, participantsIn({ isOfTeams }), people)}`;
    const isOfFile = answer.kind === 'tie-breaks' || answer.kind === 'teams';
    throw isOfFile ? new InputError(message) : new UsageError(message);
  }
  const write = await writerOf(format);
  writeResult(write(answer.report, name), file, io);
  await showPage(file, options, io);
  return ExitCode.done;
}

/** What makes a page is loaded for those only who ask for one. */
async function writerOf(format: StandingsCommandOptions['format']): Promise<typeof standingsText> {
  if (format === 'html') return (await import('../../reports/html/standings.js')).standingsHtml;
  return FORMATS[format];
}

function parseTieBreakEdition(text: string): TieBreakEdition | null {
  if (text === 'auto') return null;
  const edition = tieBreakEditions.find(({ id }) => id === text);
  if (edition === undefined) throw new InvalidArgumentError(`Possible: ${EDITIONS.join(', ')}, auto.`);
  return edition;
}
