import type { PastRound, RoundState } from '../../../model/player.js';
import { lossValue } from '../../../model/results.js';
import type { LiteralForm } from '../../reading.js';
import { floatForEveryUnplayedRound, floatOf, isTopscorer } from '../dutch-2026/definitions.js';
import type { Definitions } from '../player.js';

/** Section A, as far as the editions differ, and C.04.1.d; A.4 but for unplayed rounds, and A.7, are as in 2026. */
export function definitions2017(state: RoundState, { otherwise }: LiteralForm): Definitions {
  const { points } = state;
  return {
    floatOf: otherwise.has('D1') ? (past) => floatOf(past, lossValue(points)) : floatForEveryUnplayedRound, // D1
    barsFromBye: (past) => barsFromBye(past, otherwise.has('D2')),
    isTopscorer: (player) => isTopscorer(player, state, otherwise.has('B3')),
    pairingNumberOf: ({ id, parityNumber }) => (otherwise.has('B4') ? id : parityNumber), // B4
  };
}

/**
 * C.04.1.d: a pairing-allocated bye before, or a win because the opponent did not appear.
 * @param fullPointByeBars so does a full-point bye that was asked for (D2 read otherwise).
 */
function barsFromBye({ result }: PastRound, fullPointByeBars: boolean): boolean {
  return result === 'U' || result === '+' || (fullPointByeBars && result === 'F');
}
