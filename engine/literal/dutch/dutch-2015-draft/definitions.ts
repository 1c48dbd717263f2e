import type { PastRound, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import { floatOf, isTopscorer } from '../dutch-2026/definitions.js';
import type { Definitions } from '../player.js';

/** Section A, as far as the editions differ, and C.04.1.d; games, A.7 and A.10 are as in 2017 and 2026. */
export function definitions2015(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const isEverybodyBarred = state.players.every(({ past }) => past.some(broughtPointsWithoutPlaying));
  return {
    floatOf: (past) => (broughtPointsWithoutPlaying(past) ? 'down' : past.isPlayed ? floatOf(past, 0) : null),
    barsFromBye: (past) => !isEverybodyBarred && broughtPointsWithoutPlaying(past), // K18
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')),
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4, K19
  };
}

/** A.4 and C.04.1.d: half a point or more, for whatever reason (K2). */
function broughtPointsWithoutPlaying({ isPlayed, worth }: PastRound): boolean {
  return !isPlayed && worth >= HALF_A_POINT;
}

const HALF_A_POINT = 5;
