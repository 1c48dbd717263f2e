import { gamesOfMatch, matchPoints, matchSystem } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { STANDARD_POINTS, winValue } from '../../engine/index.js';
import type { PointSystem } from '../../engine/index.js';

/** The parts of a tournament that say what games, matches and byes are worth, as they usually are. */
export function usualPoints({ teams, teamScores, twoGames }: Tournament): Partial<Tournament> {
  if (teams !== undefined && teamScores !== undefined) {
    const { primary, boards } = teamScores;
    const matches = matchSystem(20, 10, 0, 10);
    const games = gamesOfMatch(STANDARD_POINTS, boards);
    const [points, secondary] = primary === 'match-points' ? [matches, games] : [games, matches];
    return {
      points,
      teamScores: { ...teamScores, secondary, gameWin: winValue(STANDARD_POINTS) },
      teams: { ...teams, games: STANDARD_POINTS, matches },
    };
  }
  if (twoGames === undefined) return { points: STANDARD_POINTS };
  const points = matchPoints(STANDARD_POINTS, false);
  const { pairingAllocatedBye } = points;
  return { points, twoGames: { ...STANDARD_POINTS, pairingAllocatedBye } };
}

/** True where everything is worth what it usually is. */
export function hasUsualPoints(tournament: Tournament): boolean {
  const usual = usualPoints(tournament);
  return systemsOf(tournament).every((system, place) => isSame(system, systemsOf(usual)[place]));
}

function systemsOf({ points, teamScores, teams }: Partial<Tournament>): (PointSystem | undefined)[] {
  return [points, teamScores?.secondary, teams?.games, teams?.matches];
}

function isSame(one: PointSystem | undefined, other: PointSystem | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (Object.keys(one) as (keyof PointSystem)[]).every((result) => one[result] === other[result]);
}
