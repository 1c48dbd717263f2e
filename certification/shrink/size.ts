import type { Tournament } from '../../corpus/index.js';
import type { ResultCode } from '../../engine/index.js';
import { isMixed } from './fewer-games.js';
import { hasUsualPoints } from './usual-points.js';

/**
 * How large a tournament is: players (or teams), rounds played, boards of a match, rounds announced, special settings, byes
 * and absences, unusual results, matches whose boards ended differently. The first number in which two tournaments differ
 * decides.
 */
export function sizeOf(tournament: Tournament): readonly number[] {
  const { players, pairedRounds, totalRounds, virtualPoints, forbidden, teams, teamScores } = tournament;
  const adjustments = teams?.adjustments ?? tournament.adjustments;
  const entries = players.flatMap(({ rounds }) => rounds.slice(0, pairedRounds));
  const unusual = (weights: Readonly<Partial<Record<ResultCode, number>>>): number =>
    entries.reduce((sum, { result }) => sum + (weights[result] ?? 0), 0);
  const specialPoints = hasUsualPoints(tournament) ? 0 : 1;
  return [
    players.length,
    pairedRounds,
    teamScores?.boards ?? 1,
    totalRounds,
    (virtualPoints.size > 0 ? 1 : 0) + forbidden.length + adjustments.length + specialPoints,
    unusual(UNPLAYED),
    unusual(PLAYED),
    entries.filter(isMixed).length,
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
