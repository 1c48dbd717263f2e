import type { PastRound } from '../../../model/player.js';
import { smallestBy } from '../../enumerate.js';
import type { LiteralForm } from '../../reading.js';
import type { BursteinPlayer } from './definitions.js';
import type { RoundPosition } from './position.js';

/**
 * 4.2, 4.3: the player with the bye, of the lowest score group the one who comes last by 3.2; BA16: whose bye leaves the
 * others to be paired. Null when there is nobody.
 */
export function chooseBye(position: RoundPosition): BursteinPlayer | null {
  const { players, form } = position;
  const mayHaveIt = players.filter(
    (player) =>
      (form.without.has('4.1') || !isBarred(position, player)) &&
      position.canBePaired(players.filter((other) => other !== player)),
  );
  const [last] = smallestBy(mayHaveIt, (player) => [player.score, ...placeOf(player, form), -player.order]);
  return last ?? null;
}

/** 4.2, 4.3: what is the lowest first. */
function placeOf({ values }: BursteinPlayer, { without }: LiteralForm): number[] {
  return [
    { id: '4.2', value: values.sonnebornBerger },
    { id: '4.3.buchholz', value: values.buchholz },
    { id: '4.3.median', value: values.median },
    { id: '4.3.rating', value: values.rating },
  ]
    .filter(({ id }) => !without.has(id))
    .map(({ value }) => value);
}

/** 4.1, BA12: a point without playing. */
function isBarred({ state, form }: RoundPosition, { past }: BursteinPlayer): boolean {
  const win = Math.min(state.points.whiteWin, state.points.blackWin);
  const hasPoint = ({ result, isPlayed, worth }: PastRound): boolean => {
    if (result === 'U' || result === '+') return true;
    return !form.otherwise.has('BA12') && !isPlayed && worth >= win; // BA12
  };
  return past.some(hasPoint);
}
