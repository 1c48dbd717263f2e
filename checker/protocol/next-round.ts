import type { Problem, Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { decideCase } from '../case/decide-case.js';
import { readForEdition } from '../edition/read-for-edition.js';
import { boardsOf } from '../judge/published-round.js';
import { pairTournamentRound } from '../pair-next.js';
import type { Board, TournamentReport } from '../report.js';
import { checkAlteredRounds } from './altered-rounds.js';
import { answerFile } from './answer-file.js';
import { compareFiles, repairedRounds } from './compare.js';
import type { Difference } from './difference.js';
import { declareKnownLater } from './known-later.js';
import { openWords } from './open-games.js';
import { otherEventWords } from './same-event.js';

/** A tournament on its way through the server: the file that was answered last, and the one that comes now. */
export interface RoundRequest {
  readonly before: string;
  readonly file: string;
  /** Name of the edition that the event was registered with; null: chosen from the file. */
  readonly edition: string | null;
  /** The files as they were answered, by round, where earlier results were corrected since; absent: `before` tells them. */
  readonly answers?: Readonly<Record<number, string>>;
  /** False: the answer has no comments that declare what was known later, as earlier versions gave it. Absent: it has them. */
  readonly declares?: boolean;
}

export type RoundAnswer = GivenRound | RefusedRound;

export interface GivenRound {
  readonly ok: true;
  /** True where all rounds are there with their results: the event is closed, and no round is given out. */
  readonly isClosed: boolean;
  /** 1-based; of an event that is closed its last one. */
  readonly round: number;
  readonly edition: string;
  /** In board order, the bye last. */
  readonly boards: readonly Board[];
  /**
   * The same file with the round in its column, and with comments that declare what was known otherwise when earlier rounds
   * were given out; of an event that is closed the file with these comments alone.
   */
  readonly answer: string;
  readonly differences: readonly Difference[];
  /** The check of the rounds whose pairings are not those given out; null where there are none. */
  readonly check: TournamentReport | null;
  readonly warnings: readonly Problem[];
}

export interface RefusedRound {
  readonly ok: false;
  /**
   * `invalid`: no tournament, or one that cannot be paired (`problems`, or `message`); `another`: it is of another event;
   * `behind`: it has fewer rounds
   * than were given out; `results`: games of the last round have no result; `impossible`: no legal pairing exists;
   * `arbiter`: the rules leave the round to the arbiter; `untold`: the round is paired, but the file cannot tell it.
   */
  readonly why: 'invalid' | 'another' | 'behind' | 'results' | 'impossible' | 'arbiter' | 'untold';
  readonly message: string;
  readonly problems: readonly Problem[];
}

/**
 * Compares a file with the one answered last, pairs its next round and puts that into the columns. After the last round there
 * is none to pair: the file with its results closes the event.
 * Throws an Error where `before` is no valid tournament: it was one when it was answered.
 */
export function nextRound(request: RoundRequest): RoundAnswer {
  const { before, file, edition: name, answers = {}, declares = true } = request;
  const asked = name === null ? null : editionById(name);
  const { tournament, problems } = readForEdition(file, asked);
  if (tournament === null) return refused('invalid', 'the file is not a valid tournament', problems);
  const earlier = readForEdition(before, asked).tournament;
  if (earlier === null) throw new Error('the file that was answered last cannot be read any more');
  const other = otherKind(earlier, tournament);
  if (other !== null) return refused('invalid', other);
  const another = otherEventWords(earlier, tournament);
  if (another !== null) return refused('another', `the file is of another event: ${another}`);
  const { pairedRounds } = tournament;
  if (pairedRounds < earlier.pairedRounds)
    return refused(
      'behind',
      `the file holds ${pairedRounds} paired rounds, but ${earlier.pairedRounds} were given out: it must hold them with their results`,
    );
  const open = openWords(tournament);
  if (open !== null) return refused('results', open);
  const decision = decideCase(tournament, asked);
  if (!decision.ok) return refused('invalid', decision.message);
  const differences = compareFiles(earlier, tournament);
  const declared = declares ? declareKnownLater(file, earlier, tournament) : file;
  const given = (one: number): Tournament | null => {
    if (one > earlier.pairedRounds) return null;
    const answer = answers[one];
    return (answer === undefined ? null : readForEdition(answer, asked).tournament) ?? earlier;
  };
  const found = {
    differences,
    check: checkAlteredRounds(tournament, repairedRounds(differences), given, asked),
    warnings: problems,
  };
  if (pairedRounds > 0 && tournament.roundsFrom !== 'played' && pairedRounds >= tournament.totalRounds) {
    const edition = decision.swissCase.edition.id;
    return { ok: true, isClosed: true, round: pairedRounds, edition, boards: [], answer: declared, ...found };
  }
  const answer = pairTournamentRound(decision.swissCase);
  if (!answer.ok) return refused('invalid', answer.message);
  const { round, outcome } = answer;
  if (outcome.kind === 'impossible')
    return refused(
      'impossible',
      `round ${round} cannot be paired: no pairing of these ${manyOf(tournament)} is legal`,
    );
  if (outcome.kind === 'left-to-arbiter')
    return refused('arbiter', `rule ${outcome.rule.id} leaves round ${round} to the arbiter`);
  const answered = answerFile(declared, tournament, outcome, asked);
  if (!answered.ok) return refused('untold', answered.message, answered.problems);
  return {
    ok: true,
    isClosed: false,
    round,
    edition: decision.swissCase.edition.id,
    boards: boardsOf(outcome.pairs, outcome.bye),
    answer: answered.text,
    ...found,
    warnings: [...problems, ...answer.warnings],
  };
}

/** Why two files cannot be of one event; null: they can. */
function otherKind(before: Tournament, now: Tournament): string | null {
  if (before.kind !== now.kind)
    return `${manyOf(now)} are paired in the file, and ${manyOf(before)} in the one before it`;
  if ((before.twoGames === undefined) === (now.twoGames === undefined)) return null;
  return 'record 192 announces matches of two games in one of the file and the one before it only';
}

function manyOf({ kind }: Tournament): string {
  return kind === 'team' ? 'teams' : 'players';
}

function refused(why: RefusedRound['why'], message: string, problems: readonly Problem[] = []): RefusedRound {
  return { ok: false, why, message, problems };
}
