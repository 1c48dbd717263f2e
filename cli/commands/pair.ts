import type { Command } from 'commander';
import {
  chooseEdition,
  pairTournamentRound,
  readForEdition,
  withProvisionalRatings,
} from '../../checker/index.js';
import type { ParseResult, Tournament } from '../../corpus/index.js';
import type { Colour, Edition } from '../../engine/index.js';
import { pairingJson, pairingText, problemLine, unpairedWords } from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import { EXIT_CODE_HELP, ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import {
  OLDEST_EDITION,
  editionAsked,
  firstColourOption,
  formatOption,
  maxiOption,
  outOption,
  parseWhole,
  readingOption,
  rulesOption,
  totalRoundsOption,
  unratedOption,
} from '../options.js';
import { addChoices } from '../choice-options.js';
import type { RulesOptions } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';
import { readOneInput } from '../input/one-input.js';

/** `swissproof pair FILE`: pairs the next round, or an earlier one again. */
export function addPair(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('pair')
    .summary('pair the next round of a tournament')
    .description(
      'Pairs the next round of a tournament, or an earlier one again. Prints the number of pairs and then a line a pair: the pairing numbers of White and Black in board order, the player with the bye last as "N 0".',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
    .option('--round <n>', 'the round to pair (default: the next one)', (text) => parseWhole(text, 1, 999))
    .addOption(rulesOption())
    .addOption(maxiOption())
    .addOption(readingOption())
    .addOption(firstColourOption())
    .addOption(totalRoundsOption())
    .addOption(unratedOption())
    .addOption(formatOption(['text', 'json']))
    .addOption(
      outOption('write the pairing to this file, or into this folder as pairing.txt or pairing.json'),
    )
    .addHelpText(
      'after',
      `
Examples:
  swissproof pair open.trf
  swissproof pair --round 5 --rules ${OLDEST_EDITION} --format json open.trf
${EXIT_CODE_HELP}`,
    )
    .action(async (path: string, options: PairCommandOptions) => {
      done(await runPair(path, options, io));
    });
  addChoices(command);
}

interface PairCommandOptions extends RulesOptions {
  readonly round?: number;
  readonly firstColor: Colour | null;
  readonly totalRounds: number | null;
  readonly unrated: number | null;
  readonly format: 'text' | 'json';
  readonly out: string | null;
}

async function runPair(path: string, options: PairCommandOptions, io: Io): Promise<ExitCode> {
  const { format, out } = options;
  const file = out === null ? null : outputFile(out, `pairing.${format === 'text' ? 'txt' : format}`);
  const { name, tournament: printed } = await readTournament(path, io, readFor(editionAsked(options)));
  const tournament = withProvisionalRatings(printed, options.unrated);
  const decision = chooseEdition(tournament, editionAsked(options));
  if (!decision.ok) throw new InputError(`${name}: ${decision.message}`);
  const { edition, baku } = decision;
  const answer = pairTournamentRound(tournament, {
    edition,
    baku,
    round: options.round ?? null,
    firstColour: options.firstColor,
    totalRounds: options.totalRounds,
  });
  if (!answer.ok) {
    const message = `${name}: ${answer.message}`;
    throw ['players', 'ratings'].includes(answer.missing) ? new InputError(message) : new UsageError(message);
  }
  const { round, outcome } = answer;
  if (outcome.kind !== 'paired') {
    io.stderr(`${name}: ${unpairedWords(outcome, { round, edition: edition.id })}\n`);
    return ExitCode.impossible;
  }
  const write = format === 'text' ? pairingText : pairingJson;
  writeResult(write({ file: name, edition: edition.id, round, pairing: outcome }), file, io);
  return ExitCode.done;
}

/** How a file is read of which an edition is to pair a round; null: that edition is chosen from the file. */
export function readFor(edition: Edition | null): Reader {
  return (content, name) => readForEdition(content, edition, name);
}

type Reader = (content: Uint8Array | string, name: string) => ParseResult;

/** Reads the one file that the command is about; its warnings go to standard error. */
export async function readTournament(
  path: string,
  io: Io,
  read: Reader,
): Promise<{ name: string; tournament: Tournament }> {
  const { name, content } = await readOneInput(path, io);
  const { tournament, problems } = read(content, name);
  for (const found of problems) io.stderr(`${problemLine(name, found)}\n`);
  if (tournament === null) throw new InputError(`${name} is not a valid tournament`);
  return { name, tournament };
}
