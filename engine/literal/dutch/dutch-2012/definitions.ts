import type { PastRound, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { floatOf, isTopscorer } from '../dutch-2026/definitions.js';
import type { Definitions } from '../player.js';

/** A.4, A.10 and B.1.b, as far as the editions differ. */
export function definitions2012(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const isEverybodyBarred = state.players.every(({ past }) => past.some(broughtPointsWithoutPlaying));
  return {
    // I1: the loser of a game that was not played has no float.
    floatOf: (past) => (broughtPointsWithoutPlaying(past) ? 'down' : past.isPlayed ? floatOf(past, 0) : null),
    barsFromBye: (past) => !isEverybodyBarred && broughtPointsWithoutPlaying(past), // I2
    isTopscorer: (player) => isTopscorer(player, state, false),
    // E.5, I19: in round 1 the place among those present, later the number that was given before it (A.2).
    pairingNumberOf: ({ id, parityNumber }) =>
      !otherwise.has('B4') && (state.round === 1 || otherwise.has('I19')) ? parityNumber : id, // B4, I19
  };
}

/** B.1.b: a point or half a point, through a bye or because the opponent did not appear (I1). */
function broughtPointsWithoutPlaying({ isPlayed, worth }: PastRound): boolean {
  return !isPlayed && worth >= HALF_A_POINT;
}

const HALF_A_POINT = 5;
