import type { DutchState } from './player.js';

/** Somebody has to get the bye: where all who are there are barred, nobody is (I2, K18). */
export function liftByeBar(seen: DutchState): DutchState {
  if (seen.players.some(({ mayTakeBye }) => mayTakeBye)) return seen;
  return { ...seen, players: seen.players.map((player) => ({ ...player, mayTakeBye: true })) };
}
