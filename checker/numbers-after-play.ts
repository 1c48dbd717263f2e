import type { Tournament } from '../corpus/index.js';
import { pointsOf } from '../engine/index.js';
import type { FoundProblem } from './found-problem.js';
import type { RoundReport } from './report.js';

/**
 * The error of a file that numbers its players by their final ranks; null where the numbers may be the starting ranks. Such
 * exports have lost the numbers by which the rounds were paired, so that no round can be judged. Three signs together say it:
 * by the numbers the points never rise, which a chance numbering gives at most once in ten thousand events; the ratings, where
 * the file has them, do not follow the numbers; and round 1, which nothing but the numbers decides, is not what they give.
 */
export function numbersAfterPlay(
  file: string,
  tournament: Tournament,
  rounds: readonly RoundReport[],
): FoundProblem | null {
  const first = rounds.find(({ round }) => round === 1);
  if (first?.verdict !== 'deviates') return null;
  const players = [...tournament.players].sort((a, b) => a.id - b.id);
  if (ratingsFollow(players.map(({ rating }) => rating))) return null;
  const points = players.map((player) => totalOf(tournament, player));
  const counts = [...countsOf(points).values()];
  const isSorted = points.every((value, index) => index === 0 || value <= points[index - 1]);
  if (!isSorted || counts.length < LEAST_GROUPS || logOrders(counts) < Math.log(LEAST_ORDERS)) return null;
  return {
    severity: 'error',
    code: 'numbers-after-play',
    file,
    line: Math.max(1, players[0].line),
    column: 5,
    text: String(players[0].id),
    found: {
      round: tournament.pairedRounds,
      players: players.map(({ id }, index) => ({ id, points: points[index] })),
    },
  };
}

/** Fewer points than this to tell players apart: favourites who all win leave the same picture. */
const LEAST_GROUPS = 4;

/** So many orders must be possible for one of them to be no chance. */
const LEAST_ORDERS = 10_000;

function totalOf(tournament: Tournament, player: Tournament['players'][number]): number {
  const rounds = Array.from({ length: tournament.pairedRounds }, (_, index) => index + 1);
  return rounds.reduce((sum, round) => sum + pointsOf(tournament, player, round), 0);
}

/** Whether the known ratings never rise with the numbers, and enough of them are known to say so. */
function ratingsFollow(ratings: readonly (number | null)[]): boolean {
  const known = ratings.filter((rating): rating is number => rating !== null && rating > 0);
  return (
    known.length * 2 >= ratings.length && known.every((one, index) => index === 0 || one <= known[index - 1])
  );
}

function countsOf(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The logarithm of the number of orders of players in groups of these sizes. */
function logOrders(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return logFactorial(all) - counts.reduce((sum, count) => sum + logFactorial(count), 0);
}

function logFactorial(n: number): number {
  return Array.from({ length: n }, (_, index) => Math.log(index + 1)).reduce((sum, one) => sum + one, 0);
}
