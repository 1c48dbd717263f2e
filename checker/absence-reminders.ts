import { roundPlace, type Tournament } from '../corpus/index.js';
import { entryOf } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';
import type { FoundProblem } from './found-problem.js';

/**
 * A reminder before the next round is published: players who lost by forfeit in the round before it and are to be paired.
 * Who is absent without notice counts as withdrawn unless the absence is explained before the next pairing is published
 * (C.04.2 D.2 of 2017, the General Regulations for Competitions since 2026). The file cannot say whether it was explained,
 * so the pairing does not depend on it.
 */
export function absenceReminders(tournament: Tournament, { players }: RoundState, file = ''): FoundProblem[] {
  const { pairedRounds } = tournament;
  const present = new Set(players.map(({ id }) => id));
  const absent = tournament.players.filter(
    (player) => present.has(player.id) && entryOf(player, pairedRounds).result === '-',
  );
  const [first] = absent;
  if (pairedRounds === 0 || first === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'forfeit-before',
      file,
      ...roundPlace(tournament, first, pairedRounds),
      text: String(first.id),
      found: {
        isOfTeams: tournament.kind === 'team',
        round: pairedRounds,
        ids: absent.map(({ id }) => id),
      },
    },
  ];
}
