import type { Tournament } from '../corpus/index.js';
import type { FoundFacts, FoundProblem } from './found-problem.js';
import { publishedRound } from './judge/published-round.js';
import type { RoundReport } from './report.js';
import { foldOf, reorderings } from './round-one-order.js';

/** Of the rounds that can be checked, which agree with the numbers of a tournament. */
export type Agreement = (tournament: Tournament) => ReadonlyMap<number, boolean>;

/**
 * The error of a file whose numbers are probably not those by which its rounds were paired, as exports with the ratings of a
 * later day have them; null where nothing speaks for that. There are two signs, and each needs round 1, which nothing but the
 * numbers decides:
 * - Few players are out of place: with them elsewhere round 1 agrees, and so do all or most of the other rounds that deviated,
 *   and no round that agreed deviates.
 * - Most are: the boards of round 1 lie near those that the numbers give, but most of them differ, and most later rounds
 *   deviate.
 * A round 1 that was paired wrongly leaves neither. Later rounds can deviate because of it: its pairs may not meet again, and
 * some systems count the ratings of the opponents. Then another order explains one of them by chance, but not most.
 */
export function otherNumbers(
  file: string,
  tournament: Tournament,
  rounds: readonly RoundReport[],
  agreement: Agreement,
): FoundProblem | null {
  const [first, ...later] = rounds.filter(({ verdict }) => verdict !== 'not-checked');
  if (first?.round !== 1 || first.verdict !== 'deviates') return null;
  const wrong = later.filter(({ verdict }) => verdict === 'deviates');
  if (wrong.length === 0) return null;
  const moved = movedPlayers(tournament, rounds, agreement);
  if (moved !== null) return problemOf(file, tournament, { kind: 'moved', ...moved });
  if (!isFar(tournament, first) || wrong.length * 2 <= later.length || later.length < LEAST_LATER)
    return null;
  return problemOf(file, tournament, { kind: 'near', deviating: wrong.length, later: later.length });
}

/** Fewer later rounds than this say nothing about most of them. */
const LEAST_LATER = 3;

/**
 * Returns the players that have to move so that round 1 and enough of the later rounds that deviate agree, and no right round
 * deviates. Null if no order does that.
 */
function movedPlayers(
  tournament: Tournament,
  rounds: readonly RoundReport[],
  agreement: Agreement,
): { readonly ids: readonly number[]; readonly rounds: readonly number[] } | null {
  const deviating = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round);
  const right = rounds.filter(({ verdict }) => verdict === 'agrees').map(({ round }) => round);
  for (const { players, moved } of reorderings(tournament)) {
    const agrees = agreement({ ...tournament, players });
    const agreeing = deviating.filter((round) => agrees.get(round) === true);
    const isBroken = right.some((round) => agrees.get(round) === false);
    if (!agreeing.includes(1) || isBroken) continue;
    const [explained, left] = [agreeing.length - 1, deviating.length - agreeing.length];
    if (isEnough(explained, left, deviating.length + right.length)) return { ids: moved, rounds: agreeing };
  }
  return null;
}

/**
 * Whether another order explains enough to be no chance: all later rounds that deviate, or at least two and half of them, with
 * few rounds left that deviate. In small fields the order that turns an altered round 1 into a right one explains one
 * later round of three or more in about one of a hundred events.
 * @param left rounds that deviate by the other order as well.
 * @param all rounds that were checked.
 */
function isEnough(explained: number, left: number, all: number): boolean {
  if (left === 0) return explained > 0;
  return explained > 1 && left <= explained && left <= MOST_LEFT * all;
}

/** Of all rounds. */
const MOST_LEFT = 0.25;

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

function problemOf(
  file: string,
  { players }: Tournament,
  found: FoundFacts['other-numbers'],
): FoundProblem<'other-numbers'> {
  const [{ line, id }] = players;
  return {
    severity: 'error',
    code: 'other-numbers',
    file,
    line: Math.max(1, line),
    column: 5,
    text: String(id),
    found,
  };
}
