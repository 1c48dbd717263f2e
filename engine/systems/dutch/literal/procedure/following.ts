import type { DutchPlayer } from '../../player.js';
import { isPenultimate } from './bracket.js';
import type { ProcedureBracket } from './bracket.js';
import { mdpPairings } from './candidates.js';

/**
 * Whether the following bracket can do with those who float what C.12 asks for (I10): pair all of them with its players, or
 * as many as it has players. If it is the last one, everybody else there is paired, too (I12).
 */
export function suitsFollowing(bracket: ProcedureBracket, floaters: readonly DutchPlayer[]): boolean {
  const { next, possible } = bracket;
  const most = Math.min(floaters.length, next.length);
  for (const { open, limbo } of mdpPairings({ mdps: floaters, residents: next, possible }, most))
    if (!isPenultimate(bracket) || possible.canComplete([], [...open, ...limbo])) return true;
  return false;
}
