import type { RoundState } from '../../model/player.js';
import { winValue } from '../../model/results.js';
import { canAllBePaired } from '../enumerate.js';
import type { MayMeet } from './compatibility.js';
import { without } from './compatibility.js';
import type { LimPlayer } from './definitions.js';

/**
 * 1, 7.1: the player of the lowest rank in the lowest scoregroup; L29: who may have the bye and leaves the others to be
 * paired, else the next one, in the lowest group first. Null when there is nobody.
 */
export function chooseBye(
  players: readonly LimPlayer[],
  isBarred: (player: LimPlayer) => boolean,
  mayMeet: MayMeet,
): LimPlayer | null {
  const inOrder = players.toSorted((one, other) => one.score - other.score || other.number - one.number);
  return (
    inOrder.find((player) => !isBarred(player) && canAllBePaired(without(players, player), mayMeet)) ?? null
  );
}

/** C.04.1.d of 1999 (L22): the bye, or a win because the opponent did not appear. */
export function hadByeOrForfeitWin({ past }: LimPlayer): boolean {
  return past.some(({ result }) => result === 'U' || result === '+');
}

/** Basic Rule 4: or as much as for a win without playing. */
export function hadWinWithoutPlaying({ points }: Pick<RoundState, 'points'>, player: LimPlayer): boolean {
  return (
    hadByeOrForfeitWin(player) ||
    player.past.some(({ isPlayed, worth }) => !isPlayed && worth >= winValue(points))
  );
}
