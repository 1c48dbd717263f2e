import { roundPlace, type Tournament } from '../corpus/index.js';
import type { FoundProblem } from './found-problem.js';
import type { RoundReport } from './report.js';
import { isRight } from './tournament-report.js';

/**
 * Warnings about players with the pairing-allocated bye (U) who had a full-point bye (F) before, where the round agrees: the
 * second bye is only legal because the first one is an F, which may be a mistyped U.
 */
export function mistypedByes(
  tournament: Tournament,
  rounds: readonly RoundReport[],
  file: string,
): FoundProblem[] {
  const right = new Set(rounds.filter(isRight).map(({ round }) => round));
  return tournament.players.flatMap((player): FoundProblem[] => {
    const results = player.rounds.map(({ result }) => result);
    const allocated = results.findIndex((result, index) => result === 'U' && right.has(index + 1));
    const requested = results.indexOf('F');
    if (allocated < 0 || requested < 0 || requested > allocated) return [];
    return [
      {
        severity: 'warning',
        code: 'bye-after-full-point-bye',
        file,
        ...roundPlace(tournament, player, requested + 1),
        text: '0000 - F',
        found: {
          isOfTeams: tournament.kind === 'team',
          id: player.id,
          allocated: allocated + 1,
          requested: requested + 1,
        },
      },
    ];
  });
}
