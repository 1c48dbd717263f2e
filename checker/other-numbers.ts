import type { Problem, Tournament } from '../corpus/index.js';
import { publishedRound } from './judge/published-round.js';
import type { RoundReport } from './report.js';
import { foldOf, reorderings } from './round-one-order.js';

/** Of the rounds that can be checked, which agree with the numbers of a tournament. */
export type Agreement = (tournament: Tournament) => ReadonlyMap<number, boolean>;

/**
 * The error of a file whose numbers are probably not those by which its rounds were paired, as exports with the ratings of a
 * later day have them; null where nothing speaks for that. There are two signs, and each needs round 1, which nothing but the
 * numbers decides:
 * - Few players are out of place: with them elsewhere round 1 agrees, and so does another round that deviated, and no round
 *   that agreed deviates.
 * - Most are: the boards of round 1 lie near those that the numbers give, but most of them differ, and most later rounds
 *   deviate.
 * A round that was paired wrongly for itself leaves neither: the others agree with the numbers of the file.
 */
export function otherNumbers(
  file: string,
  tournament: Tournament,
  rounds: readonly RoundReport[],
  agreement: Agreement,
): Problem | null {
  const [first, ...later] = rounds.filter(({ verdict }) => verdict !== 'not-checked');
  if (first?.round !== 1 || first.verdict !== 'deviates') return null;
  const wrong = later.filter(({ verdict }) => verdict === 'deviates');
  if (wrong.length === 0) return null;
  const moved = movedPlayers(tournament, rounds, agreement);
  if (moved !== null) {
    const { ids, agreeing } = moved;
    const who = ids.length === 1 ? `player ${ids[0]}` : `the players ${ids.join(', ')}`;
    return problemOf(
      file,
      tournament,
      `with ${who} at another place the rounds ${agreeing.join(', ')} agree, which deviate by the numbers of the file`,
    );
  }
  if (!isFar(tournament, first) || wrong.length * 2 <= later.length || later.length < LEAST_LATER)
    return null;
  const words = `most boards of round 1 lie near those that the numbers give and are others, and ${wrong.length} of ${later.length} later rounds deviate`;
  return problemOf(file, tournament, words);
}

/** Fewer later rounds than this say nothing about most of them. */
const LEAST_LATER = 3;

/**
 * Returns the players that have to move so that round 1 and at least one later round agree, and no right round deviates. Null
 * if no order does that.
 */
function movedPlayers(
  tournament: Tournament,
  rounds: readonly RoundReport[],
  agreement: Agreement,
): { readonly ids: readonly number[]; readonly agreeing: readonly number[] } | null {
  const deviating = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round);
  const right = rounds.filter(({ verdict }) => verdict === 'agrees').map(({ round }) => round);
  for (const { players, moved } of reorderings(tournament)) {
    const agrees = agreement({ ...tournament, players });
    const agreeing = deviating.filter((round) => agrees.get(round) === true);
    const isBroken = right.some((round) => agrees.get(round) === false);
    if (agreeing.includes(1) && agreeing.length > 1 && !isBroken) return { ids: moved, agreeing };
  }
  return null;
}

/**
 * Most boards of round 1 differ from those of the numbers, and all the same it is a fold of nearly the same halves: opponents
 * lie about half the field apart. A random draw, and one by an acceleration, have about half of that distance.
 */
function isFar(tournament: Tournament, { reference }: RoundReport): boolean {
  const published = publishedRound(tournament, 1);
  const { pairs } = published;
  const given = new Set(
    reference.flatMap((board) =>
      'bye' in board ? [] : [`${board.white}-${board.black}`, `${board.black}-${board.white}`],
    ),
  );
  const others = pairs.filter(({ white, black }) => !given.has(`${white}-${black}`)).length;
  const { half, distances } = foldOf(tournament);
  const off = distances.reduce((sum, distance) => sum + Math.abs(distance - half), 0);
  return (
    pairs.length >= LEAST_BOARDS && others * 2 > pairs.length && off < MOST_OFF * half * distances.length
  );
}

/** In a smaller field a few exchanges by hand leave the same picture. */
const LEAST_BOARDS = 12;
/** Mean difference from half the field, as a part of it. */
const MOST_OFF = 0.25;

function problemOf(file: string, { players }: Tournament, because: string): Problem {
  const [{ line, id }] = players;
  return {
    severity: 'error',
    code: 'other-numbers',
    file,
    line: Math.max(1, line),
    column: 5,
    text: String(id),
    expected: 'the starting numbers, those by which the rounds were paired',
    message: `The numbers in the file are probably not those by which the rounds were paired: ${because}. No round is judged by them.`,
  };
}
