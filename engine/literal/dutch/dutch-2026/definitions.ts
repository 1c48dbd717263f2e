import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { lossValue, winValue } from '../../../model/results.js';
import type { LiteralForm } from '../../reading.js';
import type { Definitions, Float } from '../player.js';

/** Article 1, as far as the editions differ, and article 4 of the Basic Rules. */
export function definitions2026(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const { points } = state;
  return {
    floatOf: otherwise.has('S8') ? floatForEveryUnplayedRound : (past) => floatOf(past, lossValue(points)),
    barsFromBye: (past) => barsFromBye(past, winValue(points)),
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')),
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4
  };
}

/** 1.4.2-1.4.4: the float that a round gave. */
export function floatOf(past: PastRound, lossPoints: number): Float | null {
  if (past.isPlayed) return floatOfGame(past);
  return past.result === 'U' || past.worth > lossPoints ? 'down' : null;
}

/** 2017 A.4.b, and S8 read otherwise: who does not play, for whatever reason, receives a downfloat (D1). */
export function floatForEveryUnplayedRound(past: PastRound): Float | null {
  return past.isPlayed ? floatOfGame(past) : 'down';
}

/** 1.4.2: of two players with different scores. */
function floatOfGame({ scoreDifference }: PastRound): Float | null {
  if (scoreDifference === 0) return null;
  return scoreDifference > 0 ? 'down' : 'up';
}

/** C.04.1, article 4: a pairing-allocated bye before, or as much as for a win without playing. */
function barsFromBye({ isPlayed, result, worth }: PastRound, winPoints: number): boolean {
  return !isPlayed && (result === 'U' || worth >= winPoints);
}

/**
 * 1.8, 2017 A.7: more than half of what could be had, virtual points left out (B3).
 * @param countsFinalRound the final round is in the maximum, too (B3 read otherwise).
 */
export function isTopscorer(
  { standing }: Player,
  { isFinal, totalRounds, points }: RoundState,
  countsFinalRound: boolean,
): boolean {
  const maximum = winValue(points) * (countsFinalRound ? totalRounds : totalRounds - 1);
  return isFinal && 2 * standing > maximum;
}
