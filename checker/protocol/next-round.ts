import type { Tournament } from '../../corpus/index.js';
import { editionById } from '../../engine/index.js';
import { decideCase } from '../case/decide-case.js';
import type { RefusedEdition } from '../edition/choice-source.js';
import { readForEdition } from '../edition/read-for-edition.js';
import type { FileProblem } from '../found-problem.js';
import { boardsOf } from '../judge/published-round.js';
import { pairTournamentRound } from '../pair-next.js';
import type { PairFault } from '../pair-next.js';
import type { Board } from '../report.js';
import type { TournamentReport } from '../tournament-report.js';
import { checkAlteredRounds } from './altered-rounds.js';
import { answerFile } from './answer-file.js';
import type { AnswerFault } from './answer-file.js';
import { compareFiles, repairedRounds } from './compare.js';
import type { Difference } from './difference.js';
import { declareKnownLater } from './known-later.js';
import { openGamesOf } from '../open-games.js';
import type { OpenGames } from '../open-games.js';
import { otherEvent } from './same-event.js';
import type { OtherEvent } from './same-event.js';

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
  readonly warnings: readonly FileProblem[];
}

export interface RefusedRound {
  readonly ok: false;
  readonly why: RoundFault;
  readonly problems: readonly FileProblem[];
}

/** The reason why a round is not given out; the sentences are in `reports/protocol/refusal-words.ts`. */
export type RoundFault =
  /** The file is no tournament, or one that cannot be paired. */
  | { readonly kind: 'invalid'; readonly fault: InvalidFault }
  /** It is of another event. */
  | { readonly kind: 'another'; readonly how: OtherEvent; readonly isOfTeams: boolean }
  /** It has fewer rounds than were given out. */
  | { readonly kind: 'behind'; readonly rounds: number; readonly given: number }
  /** Games of the last round have no result. */
  | { readonly kind: 'results'; readonly open: OpenGames }
  /** No legal pairing exists. */
  | { readonly kind: 'impossible'; readonly round: number; readonly isOfTeams: boolean }
  /** A rule leaves the round to the arbiter. */
  | { readonly kind: 'arbiter'; readonly round: number; readonly rule: string }
  /** The round is paired, but its form of file cannot hold it. */
  | { readonly kind: 'untold'; readonly fault: AnswerFault };

export type InvalidFault =
  | { readonly kind: 'no-tournament' }
  /** Teams are paired in the file and players in the one before it, or the other way round. */
  | { readonly kind: 'participants'; readonly isOfTeams: boolean }
  /** Matches of two games are announced in one of the files only. */
  | { readonly kind: 'two-games' }
  | { readonly kind: 'edition'; readonly refused: RefusedEdition }
  | { readonly kind: 'pairing'; readonly why: PairFault };

/**
 * Compares a file with the one answered last, pairs its next round and puts that into the columns. After the last round there
 * is none to pair: the file with its results closes the event.
 * Throws an Error where `before` is no valid tournament: it was one when it was answered.
 */
export function nextRound(request: RoundRequest): RoundAnswer {
  const { before, file, edition: name, answers = {}, declares = true } = request;
  const asked = name === null ? null : editionById(name);
  const { tournament, problems } = readForEdition(file, asked);
  if (tournament === null) return invalid({ kind: 'no-tournament' }, problems);
  const earlier = readForEdition(before, asked).tournament;
  if (earlier === null) throw new Error('the file that was answered last cannot be read any more');
  const other = otherKind(earlier, tournament);
  if (other !== null) return invalid(other);
  const { pairedRounds } = tournament;
  const isOfTeams = tournament.kind === 'team';
  const how = otherEvent(earlier, tournament);
  if (how !== null) return refused({ kind: 'another', how, isOfTeams });
  if (pairedRounds < earlier.pairedRounds)
    return refused({ kind: 'behind', rounds: pairedRounds, given: earlier.pairedRounds });
  const open = openGamesOf(tournament);
  if (open !== null) return refused({ kind: 'results', open });
  const decision = decideCase(tournament, asked);
  if (!decision.ok) return invalid({ kind: 'edition', refused: decision });
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
  if (!answer.ok) return invalid({ kind: 'pairing', why: answer.why });
  const { round, outcome } = answer;
  if (outcome.kind === 'impossible') return refused({ kind: 'impossible', round, isOfTeams });
  if (outcome.kind === 'left-to-arbiter') return refused({ kind: 'arbiter', round, rule: outcome.rule.id });
  const answered = answerFile(declared, tournament, outcome, asked);
  if (!answered.ok) return refused({ kind: 'untold', fault: answered.why }, answered.problems);
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
function otherKind(before: Tournament, now: Tournament): InvalidFault | null {
  if (before.kind !== now.kind) return { kind: 'participants', isOfTeams: now.kind === 'team' };
  return (before.twoGames === undefined) === (now.twoGames === undefined) ? null : { kind: 'two-games' };
}

function invalid(fault: InvalidFault, problems: readonly FileProblem[] = []): RefusedRound {
  return refused({ kind: 'invalid', fault }, problems);
}

function refused(why: RoundFault, problems: readonly FileProblem[] = []): RefusedRound {
  return { ok: false, why, problems };
}
