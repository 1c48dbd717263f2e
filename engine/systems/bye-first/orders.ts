import type { Player } from '../../model/player.js';
import type { Place } from '../interface/candidate.js';

type Ordered = Pick<Player, 'score' | 'order'>;

/** Possible upfloaters by descending score, then by ascending TPN. */
export function upfloaterOrder(places: readonly Place[], players: readonly Ordered[]): Place[] {
  return [...places].sort(
    (a, b) => players[b].score - players[a].score || players[a].order - players[b].order,
  );
}

/** By ascending TPN. */
export function tpnOrder(places: readonly Place[], players: readonly Ordered[]): Place[] {
  return [...places].sort((a, b) => players[a].order - players[b].order);
}
