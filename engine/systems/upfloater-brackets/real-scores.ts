import type { Tenths } from '../../model/event.js';
import type { Player } from '../../model/player.js';

/** Points, without virtual ones, before the last round. */
export function scoreBefore({ standing, past }: Pick<Player, 'standing' | 'past'>): Tenths {
  return standing - (past.at(-1)?.worth ?? 0);
}
