import { roundPlace, type Problem, type Tournament } from '../corpus/index.js';
import { entryOf } from '../engine/index.js';
import type { RoundState } from '../engine/index.js';

/**
 * A reminder before the next round is published: players who lost by forfeit in the round before it and are to be paired.
 * Who is absent without notice counts as withdrawn unless the absence is explained before the next pairing is published
 * (C.04.2 D.2 of 2017, the General Regulations for Competitions since 2026). The file cannot say whether it was explained,
 * so the pairing does not depend on it.
 */
export function absenceReminders(tournament: Tournament, { players }: RoundState, file = ''): Problem[] {
  const { pairedRounds } = tournament;
  const present = new Set(players.map(({ id }) => id));
  const absent = tournament.players.filter(
    (player) => present.has(player.id) && entryOf(player, pairedRounds).result === '-',
  );
  const [first] = absent;
  if (pairedRounds === 0 || first === undefined) return [];
  const who = tournament.kind === 'team' ? 'team' : 'player';
  const ids = absent.map(({ id }) => id);
  const many =
    ids.length === 1
      ? `${who} ${first.id}`
      : `the ${who}s ${ids.slice(0, -1).join(', ')} and ${ids.at(-1) ?? ''}`;
  return [
    {
      severity: 'warning',
      code: 'forfeit-before',
      file,
      ...roundPlace(tournament, first, pairedRounds),
      text: String(first.id),
      expected: 'an explanation before the pairing is published, else a withdrawal',
      message: `Round ${pairedRounds}: ${many} lost by forfeit. Who is absent without notice counts as withdrawn unless the absence is explained (C.04.2 D.2).`,
      adjustment: `paired in round ${pairedRounds + 1} all the same`,
    },
  ];
}
