import { roundPlace, type Problem, type Tournament } from '../corpus/index.js';
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
): Problem[] {
  const right = new Set(rounds.filter(isRight).map(({ round }) => round));
  return tournament.players.flatMap((player): Problem[] => {
    const results = player.rounds.map(({ result }) => result);
    const allocated = results.findIndex((result, index) => result === 'U' && right.has(index + 1));
    const requested = results.indexOf('F');
    if (allocated < 0 || requested < 0 || requested > allocated) return [];
    const who = tournament.kind === 'team' ? 'Team' : 'Player';
    return [
      {
        severity: 'warning',
        code: 'bye-after-full-point-bye',
        file,
        ...roundPlace(tournament, player, requested + 1),
        text: '0000 - F',
        expected: 'F only for a full-point bye that was requested',
        message: `${who} ${player.id} has the pairing-allocated bye in round ${allocated + 1} after a full-point bye (F) in round ${requested + 1}. If that F is a mistyped U, the second bye is not allowed.`,
        adjustment: 'the bye of the earlier round is taken for a requested one',
      },
    ];
  });
}
