import type { Command } from 'commander';
import { withProvisionalRatings } from '../../checker/index.js';
import { shrinkTournament } from '../../certification/shrink/shrink-file.js';
import { showsAnswered } from '../../certification/shrink/shows-candidate.js';
import type { ShrinkAnswer } from '../../certification/shrink/shrink-file.js';
import { explain, participantsIn, peopleOf } from '../../reports/index.js';
import { counted, participants } from '../../reports/words/numbers.js';
import { openNamed } from '../certify/candidate-program.js';
import { addChoices } from '../choice-options.js';
import { InputError, UsageError } from '../errors.js';
import { encodingOption } from '../input/encoding.js';
import { ExitCode, exitCodeHelp, FILE_CODES } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import {
  accelerationOption,
  editionAsked,
  initialColourOption,
  outOption,
  parseWhole,
  rulesOption,
  totalRoundsOption,
  unratedOption,
} from '../options.js';
import type { RulesOptions } from '../options.js';
import { outputFile, writeResult } from '../output/output.js';
import type { CaseCommandOptions } from './pair.js';
import { decided, readFor, readTournament } from './pair.js';

/** `swissproof shrink FILE --round N`: the smallest tournament that still shows a deviation. */
export function addShrink(program: Command, io: Io, done: (code: ExitCode) => void): void {
  const command = program
    .command('shrink')
    .summary('make the tournament around a deviation as small as possible')
    .description(
      'Looks for the smallest tournament that still shows the same kind of deviation by the same rule as a round of a tournament file. The published pairs of the players (or teams) who stay are kept; with --candidate that program is asked for the round at every step instead.',
    )
    .argument('<file>', 'a tournament file (TRF), or - for standard input')
    .requiredOption('--round <n>', 'the round that deviates', (text) => parseWhole(text, 1, 999))
    .addOption(rulesOption())
    .addOption(encodingOption())
    .addOption(initialColourOption())
    .addOption(totalRoundsOption())
    .addOption(accelerationOption())
    .addOption(unratedOption('pairing'))
    .option('--candidate <name>', 'ask this program: the name of a profile, or a profile file (JSON)')
    .option('--program <path>', 'where the program of the profile is (default: as the profile says)')
    .option(
      '--seconds <n>',
      'stop after so many seconds; usually the search ends by itself',
      (text) => parseWhole(text, 1, 86_400),
      20,
    )
    .addOption(outOption('write the tournament to this file, or into this folder as shrunk.trf'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof shrink --round 5 --out small.trf open.trf
  swissproof shrink --round 5 --candidate bbppairings --program ./bbpPairings.exe open.trf
${exitCodeHelp(FILE_CODES, {
  [ExitCode.usage]: 'the command line is wrong, the round does not deviate, or the output cannot be written',
  [ExitCode.input]: 'the file cannot be read or is no valid tournament',
})}`,
    )
    .action(async (path: string, options: ShrinkCommandOptions) => {
      done(await runShrink(path, options, io));
    });
  addChoices(command, 'from the file');
}

interface ShrinkCommandOptions extends Pick<RulesOptions, 'rules'>, CaseCommandOptions {
  readonly round: number;
  readonly encoding: string | null;
  readonly unrated: number | null;
  readonly candidate?: string;
  readonly program?: string;
  readonly seconds: number;
  readonly out: string | null;
}

async function runShrink(path: string, options: ShrinkCommandOptions, io: Io): Promise<ExitCode> {
  const { round, out, seconds } = options;
  if (options.program !== undefined && options.candidate === undefined)
    throw new UsageError('--program needs --candidate, the profile of the program');
  const file = out === null ? null : outputFile(out, 'shrunk.trf');
  const asked = editionAsked({ ...options, maxi: false, reading: null });
  const { name, tournament: printed } = await readTournament(path, options, io, readFor(asked));
  const tournament = withProvisionalRatings(printed, options.unrated);
  const swissCase = decided({ name, tournament }, asked, options, io);
  const candidate =
    options.candidate === undefined ? null : await openNamed(options.candidate, options.program);
  const end = Date.now() + seconds * 1000;
  try {
    const answer = await shrinkTournament(
      tournament,
      {
        swissCase,
        round,
        trait: null,
        ...(candidate === null ? {} : { showsOf: showsAnswered(candidate, swissCase.edition) }),
      },
      { trials: candidate === null ? MOST_TRIALS : MOST_QUESTIONS, isLate: () => Date.now() > end },
    );
    if (!answer.ok && answer.reason === 'program-failed')
      throw new InputError(
        `${name}: the candidate failed when it was asked for round ${round}: ${answer.failed.note}`,
      );
    if (!answer.ok)
      throw new UsageError(`${name}: ${REFUSALS[answer.reason](round, tournament.pairedRounds)}`);
    writeResult(answer.text, file, io);
    const isOfTeams = tournament.kind === 'team';
    const who = participantsIn({ isOfTeams });
    const { deviation } = answer;
    io.stderr(
      [
        `from ${participants(tournament.players.length, who)} x ${tournament.pairedRounds} rounds to ${sizeWords(answer)}: ${deviation.kind} ${deviation.rule}`,
        explain(deviation, {
          edition: swissCase.edition.id,
          deviations: [deviation],
          people: peopleOf(answer.tournament.players, isOfTeams),
        }),
        `${counted(answer.trials, 'smaller tournament', 'smaller tournaments')} tried${failedWords(answer)}${stopWords(answer, seconds)}`,
        '',
      ].join('\n'),
    );
    return ExitCode.done;
  } finally {
    await candidate?.close();
  }
}

/** A program takes its time for an answer. */
const MOST_QUESTIONS = 8000;
const MOST_TRIALS = 20_000;

type Reason = Exclude<Extract<ShrinkAnswer, { ok: false }>['reason'], 'program-failed'>;

const REFUSALS: Readonly<Record<Reason, (round: number, rounds: number) => string>> = {
  'no-such-round': (round, rounds) => `there is no round ${round}; ${rounds} are paired`,
  'no-deviation': (round) => `round ${round} does not deviate from the rules`,
  'not-writable': (round) => `the rounds up to ${round} alone are no valid tournament`,
  'not-repeated': (round) => `asked for round ${round}, the candidate does not deviate by this rule`,
};

function sizeWords({ tournament }: Extract<ShrinkAnswer, { ok: true }>): string {
  const { players, pairedRounds, teamScores } = tournament;
  const boards = teamScores === undefined ? '' : `, ${counted(teamScores.boards, 'board', 'boards')}`;
  return `${players.length} x ${pairedRounds}${boards}`;
}

function failedWords({ failed }: Extract<ShrinkAnswer, { ok: true }>): string {
  return failed === null
    ? ''
    : `; the candidate failed at ${failed.questions} of them, first: ${failed.note}`;
}

function stopWords({ stoppedBy }: Extract<ShrinkAnswer, { ok: true }>, seconds: number): string {
  if (stoppedBy === 'time')
    return `; stopped after ${seconds} s, so that another run may find a smaller or larger one (--seconds)`;
  return stoppedBy === 'trials' ? '; stopped there' : '; nothing smaller was found';
}
