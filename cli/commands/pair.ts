import { Option } from 'commander';
import type { Command } from 'commander';
import {
  decideSettledCase,
  openGamesOf,
  pairTournamentRound,
  readForEdition,
  recognisedUnjudged,
  reportedCase,
  withOpenGamesDrawn,
  withProvisionalRatings,
} from '../../checker/index.js';
import type { AccelerationOption, FileProblem, SwissCase } from '../../checker/index.js';
import { answerFile } from '../../checker/protocol/index.js';
import { decodeText } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Colour, Edition, RoundPairing } from '../../engine/index.js';
import {
  caseLines,
  pairingJson,
  faultWords,
  peopleOf,
  pairingText,
  refusedEditionWords,
  problemLine,
  unclearDateWords,
  unjudgedWords,
  unpairedWords,
} from '../../reports/index.js';
import { answerFaultWords } from '../../reports/protocol/refusal-words.js';
import { openGamesWords } from '../../reports/words/refusal-words.js';
import { InputError, UsageError } from '../errors.js';
import { ANSWER_CODES, exitCodeHelp, ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import {
  OLDEST_EDITION,
  accelerationOption,
  editionAsked,
  initialColourOption,
  formatFromName,
  formatOption,
  maxiOption,
  outOption,
  parseWhole,
  readingOption,
  rulesOrTableOption,
  totalRoundsOption,
  unratedOption,
} from '../options.js';
import { pairingByTable } from './pair-by-table.js';
import { addChoices } from '../choice-options.js';
import type { RulesOptions } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';
import { encodingOption } from '../input/encoding.js';
import { readOneInput } from '../input/one-input.js';

/** `swissproof pair FILE`: pairs the next round, or an earlier one again. */
export function addPair(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('pair')
    .summary('pair the next round of a tournament')
    .description(
      'Pairs the next round of a tournament, or an earlier one again. Prints the number of pairs and then a line a pair: the pairing numbers of White and Black in board order, the player with the bye last as "N 0". Or the file with the next round in it (--format trf).',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
    .option('--round <n>', 'the round to pair (default: the next one)', (text) => parseWhole(text, 1, 999))
    .option('--all', 'all rounds of a round robin, by its table', false)
    .addOption(rulesOrTableOption())
    .addOption(maxiOption())
    .addOption(readingOption())
    .addOption(encodingOption())
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(unratedOption('pairing'))
    .addOption(
      new Option(
        '--open-games <how>',
        'where games of the last round have no result: refuse to pair the next one, or pair it as if they were drawn',
      )
        .choices(['forbid', 'as-draws'])
        .default('forbid'),
    )
    .addOption(formatOption(['text', 'json', 'trf'], 'as --out ends'))
    .addOption(
      outOption(
        'write the pairing to this file, or into this folder as pairing.txt, pairing.json or pairing.trf',
      ),
    )
    .addHelpText(
      'after',
      `
Examples:
  swissproof pair open.trf
  swissproof pair --round 5 --rules ${OLDEST_EDITION} --format json open.trf
  swissproof pair --all --rules round-robin closed.trf
${exitCodeHelp(ANSWER_CODES)}`,
    )
    .hook('preAction', formatFromName)
    .action(async (path: string, options: PairCommandOptions) => {
      done(await runPair(path, options, io));
    });
  addChoices(command, 'from the file');
}

interface PairCommandOptions extends RulesOptions, CaseCommandOptions {
  readonly round?: number;
  readonly all: boolean;
  readonly encoding: string | null;
  readonly unrated: number | null;
  readonly openGames: 'forbid' | 'as-draws';
  readonly format: 'text' | 'json' | 'trf';
  readonly out: string | null;
}

async function runPair(path: string, options: PairCommandOptions, io: Io): Promise<ExitCode> {
  const { format, out } = options;
  const file = out === null ? null : outputFile(out, `pairing.${format === 'text' ? 'txt' : format}`);
  const asked = editionAsked(options);
  const read = await readTournament(path, options, io, readFor(asked));
  const { name, content } = read;
  requireJudged(read, options.rules);
  const byTable = pairingByTable({ name, content, tournament: read.tournament }, options);
  if (byTable !== null) {
    writeResult(byTable, file, io);
    return ExitCode.done;
  }
  const printed = withoutOpenGames(read, options, io);
  const tournament = withProvisionalRatings(printed, options.unrated);
  if (format === 'trf' && options.round !== undefined && options.round <= tournament.pairedRounds)
    throw new UsageError('--format trf gives the file with the next round; an earlier one is in it already');
  const swissCase = decided({ name, tournament }, asked, options, io);
  const { edition } = swissCase;
  const people = peopleOf(tournament.players, tournament.kind === 'team');
  const answer = pairTournamentRound(swissCase, { round: options.round ?? null, file: name });
  if (!answer.ok) {
    const message = `${name}: ${faultWords(answer.why, people)}`;
    throw ['players', 'ratings'].includes(answer.missing) ? new InputError(message) : new UsageError(message);
  }
  const { round, outcome, impossible, warnings } = answer;
  for (const warning of warnings) io.stderr(`${problemLine(name, warning, people)}\n`);
  if (outcome.kind !== 'paired') {
    io.stderr(`${name}: ${unpairedWords(outcome, { round, edition: edition.id }, impossible, people)}\n`);
    return ExitCode.impossible;
  }
  const report = { file: name, edition: edition.id, round, pairing: outcome, warnings };
  const text =
    format === 'trf'
      ? fileWith(outcome, { name, content, tournament: printed, asked })
      : (format === 'text' ? pairingText : pairingJson)(report);
  writeResult(text, file, io);
  return ExitCode.done;
}

/** A next round is not paired without the results before it: with their points the pairing may be another one. */
function withoutOpenGames(
  { name, tournament }: ReadTournament,
  { round, openGames }: Pick<PairCommandOptions, 'round' | 'openGames'>,
  io: Io,
): Tournament {
  const next = tournament.pairedRounds + 1;
  const open = (round ?? next) === next ? openGamesOf(tournament) : null;
  if (open === null) return tournament;
  const words = openGamesWords(open);
  const drawn = openGames === 'as-draws' ? withOpenGamesDrawn(tournament) : null;
  if (drawn === null)
    throw new InputError(
      openGames === 'forbid'
        ? `${name}: ${words}; --open-games as-draws pairs round ${next} as if they were drawn`
        : `${name}: ${words}; where a round has several games they cannot be taken as drawn`,
    );
  io.stderr(`${name}: warning: ${words}; round ${next} is paired as if they were drawn\n`);
  return drawn;
}

/** Refuses an event whose rounds no FIDE rule pairs, unless rules are asked for. */
export function requireJudged(
  { name, tournament }: Pick<ReadTournament, 'name' | 'tournament'>,
  rules: string | null,
): void {
  const unjudged = rules === null ? recognisedUnjudged(tournament) : null;
  if (unjudged !== null) throw new InputError(`${name}: ${unjudgedWords(unjudged)}`);
}

/** What a file is judged by; what was assumed is written to standard error. */
export function decided(
  { name, tournament }: Pick<ReadTournament, 'name' | 'tournament'>,
  asked: Edition | null,
  { initialColor, totalRounds, acceleration }: CaseCommandOptions,
  io: Io,
): SwissCase {
  const decision = decideSettledCase(tournament, asked, {
    firstColour: initialColor,
    totalRounds,
    acceleration,
  });
  if (!decision.ok) throw new InputError(`${name}: ${refusedEditionWords(decision)}`);
  const { swissCase } = decision;
  const words = [unclearDateWords(swissCase.choice, tournament), ...caseLines(reportedCase(decision))];
  for (const line of words) if (line !== null) io.stderr(`${name}: ${line}\n`);
  return swissCase;
}

/** The options of a command that say what the file may not. */
export interface CaseCommandOptions {
  readonly initialColor: Colour | null;
  readonly totalRounds: number | null;
  readonly acceleration: AccelerationOption;
}

/** The file with its next round, as the pairings server gives it. */
function fileWith(pairing: RoundPairing, read: ReadTournament & { readonly asked: Edition | null }): string {
  const { name, content, tournament, asked } = read;
  const answer = answerFile(decodeText(content), tournament, pairing, asked);
  if (answer.ok) return answer.text;
  throw new InputError(`${name}: ${answerFaultWords(answer.why)}`);
}

/** How a file is read of which an edition is to pair a round; null: that edition is chosen from the file. */
export function readFor(edition: Edition | null): Reader {
  return (content, name) => readForEdition(content, edition, { file: name });
}

/** A file and what is in it. */
export interface ReadTournament {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly tournament: Tournament;
}

type Reader = (
  content: Uint8Array | string,
  name: string,
) => { readonly tournament: Tournament | null; readonly problems: readonly FileProblem[] };

/** Reads the one file that the command is about; its warnings go to standard error. */
export async function readTournament(
  path: string,
  { encoding }: { readonly encoding: string | null },
  io: Io,
  read: Reader,
): Promise<ReadTournament> {
  const { name, content } = await readOneInput(path, encoding, io);
  const { tournament, problems } = read(content, name);
  for (const found of problems) io.stderr(`${problemLine(name, found)}\n`);
  if (tournament === null) throw new InputError(`${name} is not a valid tournament`);
  return { name, content, tournament };
}
