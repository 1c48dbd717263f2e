import type { DutchPlayer } from '../../player.js';
import { isPenultimate } from './bracket.js';
import type { ProcedureBracket } from './bracket.js';
import { mdpPairings } from './candidates.js';

/**
 * Whether the following bracket can do with those who float what C.12 asks for (I10): pair all of them with its players, or
 * as many as it has players. If it is the last one, everybody else there is paired, too.
 * @param how "at all" lets one of them get the bye who does not float down as in the previous round (I12).
 */
export function suitsFollowing(
  bracket: ProcedureBracket,
  floaters: readonly DutchPlayer[],
  how: 'at all' | 'all',
): boolean {
  const { next, possible } = bracket;
  const most = Math.min(floaters.length, next.length);
  const arePaired = (mdps: readonly DutchPlayer[]): boolean => {
    for (const { open, limbo } of mdpPairings({ mdps, residents: next, possible }, Math.min(mdps.length, most)))
      if (!isPenultimate(bracket) || possible.canComplete([], [...open, ...limbo])) return true;
    return false;
  };
  if (arePaired(floaters)) return true;
  if (how === 'all' || !isPenultimate(bracket) || floaters.length > next.length) return false;
  return floaters.some(
    (player) =>
      player.mayTakeBye &&
      player.lastFloat !== 'down' &&
      (floaters.length + next.length) % 2 === 1 &&
      arePaired(floaters.filter((other) => other !== player)),
  );
}
