import type { DutchPlayer } from '../../../player.js';
import { isPenultimate } from './bracket.js';
import type { ProcedureBracket } from './bracket.js';
import { acrossPairings } from './candidates.js';

/**
 * Whether the following bracket can do with those who float what C.12 asks for (I10): pair all of them with its players, or
 * as many as it has players. If it is the last one, everybody else there is paired, too (I12).
 */
export function suitsFollowing(bracket: ProcedureBracket, floaters: readonly DutchPlayer[]): boolean {
  const { next, possible } = bracket;
  const most = Math.min(floaters.length, next.length);
  for (const left of acrossPairings(floaters, next, most, (a, b) => possible.mayMeet(a, b)))
    if (!isPenultimate(bracket) || possible.canComplete([], left)) return true;
  return false;
}
