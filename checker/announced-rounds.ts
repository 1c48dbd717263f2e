import type { Tournament } from '../corpus/index.js';
import type { FoundProblem } from './found-problem.js';

/**
 * The warning before round 1 that the announced rounds cannot all be paired without two players meeting twice; none where they
 * can, or later.
 * @param rounds of the whole event.
 */
export function tooManyRounds(
  { players, pairedRounds, kind }: Tournament,
  rounds: number,
  file = '',
): FoundProblem[] {
  const most = players.length % 2 === 0 ? players.length - 1 : players.length;
  if (pairedRounds > 0 || rounds <= most) return [];
  return [
    {
      severity: 'warning',
      code: 'too-many-rounds',
      file,
      line: 1,
      column: 1,
      text: String(rounds),
      found: { isOfTeams: kind === 'team', rounds, count: players.length, most },
    },
  ];
}
