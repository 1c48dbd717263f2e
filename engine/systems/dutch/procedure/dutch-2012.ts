import type { RoundState } from '../../../model/player.js';
import { dutchState } from '../player.js';
import type { DutchState } from '../player.js';

/**
 * The players of a round as the edition of 2012 sees them. Points or half points without playing are a downfloat and bar
 * from the bye (A.4, B.1.b); any other unplayed round is neither, whatever the pairing was (I1).
 */
export function dutch2012State(state: RoundState): DutchState {
  const hasPoints = (_result: unknown, worth: number): boolean => worth > 0;
  return dutchState(state, {
    unplayedIsDownfloat: hasPoints,
    barsBye: hasPoints,
    // Somebody has to get the bye: where all are barred, nobody is (I2).
    seeOtherwise: (seen) =>
      seen.players.some(({ mayTakeBye }) => mayTakeBye)
        ? seen
        : { ...seen, players: seen.players.map((player) => ({ ...player, mayTakeBye: true })) },
  });
}
