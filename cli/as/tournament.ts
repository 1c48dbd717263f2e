import { readFileSync } from 'node:fs';
import { chooseEdition, pairTournamentRound, readForEdition } from '../../checker/index.js';
import type { Board } from '../../checker/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { tournamentBefore } from '../../certification/program/index.js';
import type { Tournament } from '../../corpus/index.js';
import { pointsOf } from '../../engine/index.js';
import type { Colour, ColouredPair, Edition } from '../../engine/index.js';
import { problemLine } from '../../reports/index.js';
import type { RoundBlock } from '../../reports/as/round-blocks.js';

/** Why a file cannot be read or paired, in the words that follow "Error parsing file X: ". */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Reads a file for an edition. Throws Unusable for no tournament; what the system says where it cannot be opened. */
export function readTournament(path: string, edition: Edition): Tournament {
  const { tournament, problems } = readForEdition(readFileSync(path), edition, { file: path });
  const error = problems.find(({ severity }) => severity === 'error');
  if (tournament !== null && error === undefined) return tournament;
  throw new Unusable(error === undefined ? 'it holds no tournament' : problemLine(path, error));
}

/** Pairs in the order in which the boards are printed, the bye last; null: no pairing is legal. */
export function nextBoards(
  tournament: Tournament,
  edition: Edition,
  ifUnknown: Colour | null,
): readonly Board[] | null {
  const decision = chooseEdition(tournament, edition);
  if (!decision.ok) throw new Unusable(decision.message);
  const nothing = { round: null, firstColour: null, totalRounds: null };
  const options = { ...nothing, edition: decision.edition, baku: decision.baku, ifUnknown };
  const answer = pairTournamentRound(tournament, options);
  if (!answer.ok) throw new Unusable(answer.message);
  if (answer.outcome.kind !== 'paired') return null;
  return inOrder(tournament, answer.outcome.pairs, answer.outcome.bye);
}

/** What checking says of every round, or of one. */
export function blocksOf(tournament: Tournament, edition: Edition, only: number | null): RoundBlock[] {
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  return rounds
    .filter((round) => only === null || round === only)
    .map((round) => block(tournament, edition, round));
}

function block(tournament: Tournament, edition: Edition, round: number): RoundBlock {
  const before = tournamentBefore(tournament, round);
  const right = nextBoards({ ...before, virtualPoints: tournament.virtualPoints }, edition, 'white');
  if (right === null) return { round, checker: [], published: [], isImpossible: true };
  const { pairs, bye } = publishedRound(tournament, round);
  const told = inOrder(before, pairs, bye);
  const [names, toldNames] = [right, told].map((boards) => new Set(boards.map(nameOf)));
  return {
    round,
    checker: right.filter((board) => !toldNames.has(nameOf(board))),
    published: told.filter((board) => !names.has(nameOf(board))),
    isImpossible: false,
  };
}

function nameOf(board: Board): string {
  return 'bye' in board ? `${board.bye}` : `${board.white}-${board.black}`;
}

/** By the points without virtual ones, then by starting number. */
function inOrder(
  tournament: Tournament,
  pairs: readonly Pick<ColouredPair, 'white' | 'black'>[],
  bye: number | null,
): Board[] {
  const places = new Map(tournament.players.map(({ id }, index) => [id, index]));
  const scores = tournament.players.map((player) =>
    Array.from({ length: tournament.pairedRounds }, (_, index) =>
      pointsOf(tournament, player, index + 1),
    ).reduce((sum, one) => sum + one, 0),
  );
  const keyed = pairs.map(({ white, black }) => {
    const [high, low] = [white, black]
      .map((id) => places.get(id) ?? 0)
      .sort((a, b) => scores[b] - scores[a] || a - b);
    return { board: { white, black }, high, low };
  });
  keyed.sort((a, b) => scores[b.high] - scores[a.high] || scores[b.low] - scores[a.low] || a.high - b.high);
  return [...keyed.map(({ board }) => board), ...(bye === null ? [] : [{ bye }])];
}
