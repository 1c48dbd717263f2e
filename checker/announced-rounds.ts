import type { Problem, Tournament } from '../corpus/index.js';

/**
 * The warning before round 1 that the announced rounds cannot all be paired without two players meeting twice; none where they
 * can, or later.
 * @param rounds of the whole event.
 */
export function tooManyRounds(
  { players, pairedRounds, kind }: Tournament,
  rounds: number,
  file = '',
): Problem[] {
  const most = players.length % 2 === 0 ? players.length - 1 : players.length;
  if (pairedRounds > 0 || rounds <= most) return [];
  const who = kind === 'team' ? 'teams' : 'players';
  return [
    {
      severity: 'warning',
      code: 'too-many-rounds',
      file,
      line: 1,
      column: 1,
      text: String(rounds),
      expected: `${most} rounds at most`,
      message: `The event has ${rounds} rounds, but ${players.length} ${who} can play only ${most} without meeting anybody twice (C.04.1, article 2).`,
      adjustment: 'the rounds are paired as long as a legal pairing exists',
    },
  ];
}
