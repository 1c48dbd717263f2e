import { canAllBePaired } from '../enumerate.js';
import type { Bracket, MayMeet } from './bracket.js';
import type { DutchPlayer } from './player.js';
import type { DutchRound } from './round.js';

/**
 * Who can be left over with the bye when all others of a list are paired: nobody where the number is even, which is
 * written null. Empty: they cannot be paired (2017 A.9, 2026 1.9.1).
 */
export function possibleByes(
  unpaired: readonly DutchPlayer[],
  mayMeet: MayMeet,
  mayReceiveBye: DutchRound['mayReceiveBye'],
): (DutchPlayer | null)[] {
  if (unpaired.length % 2 === 0) return canAllBePaired(unpaired, mayMeet) ? [null] : [];
  return unpaired.filter(
    (player) =>
      mayReceiveBye(player) &&
      canAllBePaired(
        unpaired.filter((other) => other !== player),
        mayMeet,
      ),
  );
}

/**
 * The possible byes when somebody floats down from a bracket and everybody below is left. B6: those who float down
 * will be moved-down players, and do not meet each other any more.
 */
export function byesAfter(
  downfloaters: readonly DutchPlayer[],
  { below }: Bracket,
  { mayMeet, mayReceiveBye }: DutchRound,
): (DutchPlayer | null)[] {
  return possibleByes([...downfloaters, ...below], exceptAmong(downfloaters, mayMeet), mayReceiveBye);
}

/**
 * The possible byes by the letter: "a pairing for all players not yet paired" may pair those who float down with each
 * other, if only one of them had been moved down before (B17).
 */
export function byesByTheLetter(
  downfloaters: readonly DutchPlayer[],
  { mdps, below }: Bracket,
  { mayMeet, mayReceiveBye }: DutchRound,
): (DutchPlayer | null)[] {
  return possibleByes([...downfloaters, ...below], exceptAmong(mdps, mayMeet), mayReceiveBye);
}

function exceptAmong(some: readonly DutchPlayer[], mayMeet: MayMeet): MayMeet {
  return (one, other) => mayMeet(one, other) && !(some.includes(one) && some.includes(other));
}
