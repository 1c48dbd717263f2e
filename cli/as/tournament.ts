import { readFileSync } from 'node:fs';
import { checkFile, decideCase, pairTournamentRound, readForEdition } from '../../checker/index.js';
import type { Board, RoundReport } from '../../checker/index.js';
import { GIVEN_BYE } from '../../checker/pairing-warnings.js';
import { boardsOf } from '../../checker/judge/published-round.js';
import type { Tournament } from '../../corpus/index.js';
import { entryOf, pointsOf } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { faultWords, problemLine, refusedEditionWords, unpairedWords } from '../../reports/index.js';
import type { RoundBlock } from '../../reports/as/round-blocks.js';

/** Why a file cannot be read or paired, in the words that follow "Error parsing file X: ". */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/**
 * Reads a file for an edition. Throws Unusable for no tournament; what the system says where it cannot be opened.
 * @param warn receives a line for each warning.
 */
export function readTournament(
  path: string,
  edition: Edition,
  warn: (line: string) => void = () => undefined,
): Tournament {
  const { tournament, problems } = readForEdition(readFileSync(path), edition, { file: path });
  const error = problems.find(({ severity }) => severity === 'error');
  if (tournament === null || error !== undefined)
    throw new Unusable(error === undefined ? 'it holds no tournament' : problemLine(path, error));
  for (const problem of problems) warn(problemLine(path, problem));
  return tournament;
}

/**
 * Pairs the next round, in the order in which its boards are printed, the bye last; null: no pairing is legal.
 * @param warn receives a line where the bye that was given beforehand is not the one of the rules.
 */
export function nextBoards(
  tournament: Tournament,
  edition: Edition,
  path: string,
  warn: (line: string) => void,
): readonly Board[] | null {
  const decision = decideCase(tournament, edition);
  if (!decision.ok) throw new Unusable(refusedEditionWords(decision));
  const options = { round: null, ifUnknown: 'white', file: path } as const;
  const answer = pairTournamentRound(decision.swissCase, options);
  if (!answer.ok) throw new Unusable(faultWords(answer.why));
  const { round, outcome, warnings } = answer;
  for (const warning of warnings) if (warning.code === GIVEN_BYE) warn(problemLine(path, warning));
  if (outcome.kind === 'impossible') return null;
  if (outcome.kind !== 'paired') throw new Unusable(unpairedWords(outcome, { round, edition: edition.id }));
  return inOrder(boardsOf(outcome.pairs, outcome.bye), tournament, round);
}

/** Which rounds are listed. */
export interface AskedRounds {
  /** Null: all. */
  readonly only: number | null;
  /** Rounds with nothing but byes are listed as well. */
  readonly withByeRounds: boolean;
}

/**
 * What `swissproof check` finds in every round of a file, or in one, in the form of another checker.
 * @throws Unusable for no tournament; what the system says where the file cannot be opened.
 */
export function blocksOf(path: string, edition: Edition, { only, withByeRounds }: AskedRounds): RoundBlock[] {
  const tournament = readTournament(path, edition);
  const blocks = tournament.pairedRounds === 0 ? [] : checkedBlocks(path, tournament, edition, only);
  if (!withByeRounds) return blocks;
  const last = Math.max(0, ...tournament.players.map(({ rounds }) => rounds.length));
  return Array.from(
    { length: last },
    (_, index) => blocks.find(({ round }) => round === index + 1) ?? withoutBoards(index + 1),
  );
}

function checkedBlocks(
  path: string,
  tournament: Tournament,
  edition: Edition,
  only: number | null,
): RoundBlock[] {
  const rounds = only === null ? null : (round: number) => round === only;
  const report = checkFile(readFileSync(path), path, { edition, rounds, standings: null });
  const error = report.problems.find(({ severity }) => severity === 'error');
  if (report.verdict === 'invalid' && error !== undefined) throw new Unusable(problemLine(path, error));
  return report.rounds.map((round) => block(round, tournament));
}

function withoutBoards(round: number): RoundBlock {
  return { round, checker: [], published: [], isImpossible: false };
}

function block({ round, verdict, published, reference }: RoundReport, tournament: Tournament): RoundBlock {
  const none = { ...withoutBoards(round), isImpossible: verdict === 'impossible' };
  if (verdict !== 'deviates') return none;
  const [right, given] = [reference, published].map((boards) => inOrder(boards, tournament, round));
  const isIn = (boards: readonly Board[], board: Board): boolean =>
    boards.some((other) => isSame(board, other, tournament, round));
  return {
    ...none,
    checker: right.filter((board) => !isIn(given, board)),
    published: given.filter((board) => !isIn(right, board)),
  };
}

/** Colours count where the file tells them. */
function isSame(one: Board, other: Board, { players }: Tournament, round: number): boolean {
  if ('bye' in one || 'bye' in other) return 'bye' in one && 'bye' in other && one.bye === other.bye;
  if (one.white === other.white) return one.black === other.black;
  const white = players.find(({ id }) => id === one.white);
  const hasColour = white !== undefined && entryOf(white, round).colour !== null;
  return !hasColour && one.white === other.black && one.black === other.white;
}

/** By the points before a round, without virtual ones, then by starting number; the bye last. */
function inOrder(boards: readonly Board[], tournament: Tournament, round: number): Board[] {
  const { players } = tournament;
  const places = new Map(players.map(({ id }, index) => [id, index]));
  const scores = players.map((player) => {
    let sum = 0;
    for (let before = 1; before < round; before++) sum += pointsOf(tournament, player, before);
    return sum;
  });
  const keyed = boards.map((board) => {
    const ids = 'bye' in board ? [board.bye] : [board.white, board.black];
    const [high, low = high] = ids
      .map((id) => places.get(id) ?? 0)
      .sort((a, b) => scores[b] - scores[a] || a - b);
    return { board, high, low };
  });
  keyed.sort(
    (a, b) =>
      Number('bye' in a.board) - Number('bye' in b.board) ||
      scores[b.high] - scores[a.high] ||
      scores[b.low] - scores[a.low] ||
      a.high - b.high,
  );
  return keyed.map(({ board }) => board);
}
