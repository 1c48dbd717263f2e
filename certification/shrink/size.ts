import type { Tournament } from '../../corpus/index.js';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { ResultCode } from '../../engine/index.js';

/**
 * How large a tournament is: players, rounds played, rounds announced, special settings, byes and absences, unusual
 * results. The first number in which two tournaments differ decides.
 */
export function sizeOf(tournament: Tournament): readonly number[] {
  const { players, pairedRounds, totalRounds, virtualPoints, forbidden, adjustments, points } = tournament;
  const unusual = (weights: Readonly<Partial<Record<ResultCode, number>>>): number =>
    players
      .flatMap(({ rounds }) => rounds.slice(0, pairedRounds))
      .reduce((sum, { result }) => sum + (weights[result] ?? 0), 0);
  const specialPoints = JSON.stringify(points) === JSON.stringify(STANDARD_POINTS) ? 0 : 1;
  return [
    players.length,
    pairedRounds,
    totalRounds,
    (virtualPoints.size > 0 ? 1 : 0) + forbidden.length + adjustments.length + specialPoints,
    unusual(UNPLAYED),
    unusual(PLAYED),
  ];
}

export function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index >= 0 && a[index] < b[index];
}

const UNPLAYED: Readonly<Partial<Record<ResultCode, number>>> = { Z: 1, H: 2, F: 3, U: 3, '+': 4, '-': 4 };
/** A game counts by the result of White and that of Black; the simplest one is a draw. */
const PLAYED: Readonly<Partial<Record<ResultCode, number>>> = {
  '1': 1,
  '0': 1,
  W: 3,
  L: 3,
  D: 3,
  '?': 3,
  '*': 1,
};
