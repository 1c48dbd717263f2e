import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import {
  explainTournament,
  roundRobinNamed,
  tableStoryOf,
  withProvisionalRatings,
} from '../../checker/index.js';
import type { Opponent, Question, TableStory } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import {
  explainJson,
  explainText,
  faultWords,
  peopleOf,
  tableExplanationJson,
  tableRefusalWords,
  tableStoryText,
} from '../../reports/index.js';
import { InputError, UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { ANSWER_CODES, exitCodeHelp, ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import {
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
import { addChoices } from '../choice-options.js';
import type { RulesOptions } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';
import { requirePage, openOption, showPage } from '../output/page.js';
import { decided, requireJudged, readFor, readTournament } from './pair.js';
import type { CaseCommandOptions } from './pair.js';

/** `swissproof explain FILE`: why a round is paired as it is. */
export function addExplain(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('explain')
    .summary('tell why a round is paired as it is')
    .description(
      'Tells how the rules pair a round: the brackets from the top, who floats and why, S1 and S2, the candidate accepted and its value on the criteria, and the rule that decides the colours of each pair. With --pair or --why-not it answers these questions instead.',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
    .option('--round <n>', 'the round to explain (default: the last one that is published)', (text) =>
      parseWhole(text, 1, 999),
    )
    .option('--pair <a-b>', 'why are these two paired? Like 12-31, or 12-bye', parsePair)
    .option('--why-not <a-b>', 'why are these two not paired? Like 12-14, or 12-bye', parsePair)
    .addOption(rulesOrTableOption())
    .addOption(maxiOption())
    .addOption(readingOption())
    .addOption(encodingOption())
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(unratedOption('pairing'))
    .addOption(formatOption(['text', 'json', 'html'], 'as --out ends'))
    .addOption(
      outOption('write the explanation to this file, or into this folder as explain.txt, .json or .html'),
    )
    .addOption(openOption())
    .addHelpText(
      'after',
      `
Examples:
  swissproof explain open.trf                        the last published round
  swissproof explain --round 5 --pair 12-31 open.trf
  swissproof explain --round 5 --why-not 12-14 open.trf
  swissproof explain --why-not 7-bye --format json open.trf
  swissproof explain --round 3 --why-not 4-9 --rules round-robin closed.trf
${exitCodeHelp(ANSWER_CODES)}`,
    )
    .hook('preAction', formatFromName)
    .action(async (path: string, options: ExplainCommandOptions) => {
      done(await runExplain(path, options, io));
    });
  addChoices(command, 'from the file');
}

interface ExplainCommandOptions extends RulesOptions, CaseCommandOptions {
  readonly round?: number;
  readonly encoding: string | null;
  readonly pair?: Question['players'];
  readonly whyNot?: Question['players'];
  readonly unrated: number | null;
  readonly format: 'text' | 'json' | 'html';
  readonly out: string | null;
  readonly open: boolean;
}

async function runExplain(path: string, options: ExplainCommandOptions, io: Io): Promise<ExitCode> {
  const { format, out, pair, whyNot } = options;
  requirePage(options);
  const file = out === null ? null : outputFile(out, `explain.${format === 'text' ? 'txt' : format}`);
  const { name, tournament: printed } = await readTournament(
    path,
    options,
    io,
    readFor(editionAsked(options)),
  );
  const tournament = withProvisionalRatings(printed, options.unrated);
  const questions: Question[] = [
    ...(pair === undefined ? [] : [{ kind: 'pair', players: pair } as const]),
    ...(whyNot === undefined ? [] : [{ kind: 'why-not', players: whyNot } as const]),
  ];
  requireJudged({ name, tournament }, options.rules);
  const isEdition = editionAsked(options) !== null;
  const story = isEdition ? null : storyByTable(tournament, options, questions);
  if (story !== null) {
    writeResult((await tableWriterOf(format))(story, name), file, io);
    await showPage(file, options, io);
    return ExitCode.done;
  }
  const swissCase = decided({ name, tournament }, editionAsked(options), options, io);
  const answer = explainTournament(swissCase, {
    round: options.round ?? null,
    questions,
    isPictured: format === 'html',
  });
  if (!answer.ok) {
    const message = `${name}: ${faultWords(answer.why, peopleOf(tournament.players, tournament.kind === 'team'))}`;
    throw ['players', 'ratings'].includes(answer.missing) ? new InputError(message) : new UsageError(message);
  }
  const write = await writerOf(format);
  writeResult(write(answer.report, name), file, io);
  await showPage(file, options, io);
  if (answer.report.isDefect) return ExitCode.internal;
  return answer.report.story.kind !== 'paired' ? ExitCode.impossible : ExitCode.done;
}

/** A round of a round robin, and the questions about it, by its table; null where the event is none. */
function storyByTable(
  tournament: Tournament,
  { rules, round }: ExplainCommandOptions,
  questions: readonly Question[],
): TableStory | null {
  const explained = tableStoryOf(tournament, roundRobinNamed(rules), round ?? null, questions);
  if (explained === null) return null;
  if (!explained.ok) throw new UsageError(tableRefusalWords(explained));
  return explained.story;
}

/** What makes a page is loaded for those only who ask for one. */
async function writerOf(format: ExplainCommandOptions['format']): Promise<typeof explainText> {
  if (format === 'html') return (await import('../../reports/html/explain.js')).explainHtml;
  return format === 'text' ? explainText : explainJson;
}

/** The same for a round of a round robin. */
async function tableWriterOf(format: ExplainCommandOptions['format']): Promise<typeof tableExplanationJson> {
  if (format === 'html') return (await import('../../reports/html/explain-table.js')).tableExplanationHtml;
  return format === 'text' ? tableStoryText : tableExplanationJson;
}

/** "12-31" or "12-bye". */
export function parsePair(text: string): readonly [number, Opponent] {
  const found = /^([1-9]\d{0,3})-([1-9]\d{0,3}|bye)$/i.exec(text);
  if (found === null || found[1] === found[2])
    throw new InvalidArgumentError('Expected two different starting numbers like 12-31, or 12-bye.');
  return [Number(found[1]), found[2].toLowerCase() === 'bye' ? 'bye' : Number(found[2])];
}
