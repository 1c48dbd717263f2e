import { dutchReadings } from '../../dutch/index.js';
import { literalReading } from '../../form.js';
import { AS_PRINTED } from '../../reading.js';
import { seedingRounds } from './definitions.js';
import { positionOf } from './position.js';
import { pairRound } from './round.js';

const SUPPORTED = {
  without: [
    ...['C1', 'C2', 'prohibited-pair', '3.1.3', '3.1.4', 'C6', 'C7', 'C8'],
    ...['5.2.3', '5.2.4', 'board-order'],
  ],
  // BB8 is a reading of what happened, which the state has already.
  otherwise: ['BB1', 'BB2', 'BB3', 'BB4', 'BB5', 'BB6', 'BB7', 'BB8', 'BB9'],
};

/** C.04.4.2, edition 2026. */
export const burstein2026 = literalReading(14, SUPPORTED, (state, form) =>
  // 1.6.1, BB10: wholly by the Dutch System of the same days.
  state.round <= seedingRounds(state, form)
    ? dutchReadings['dutch-2026'].pair(state, AS_PRINTED)
    : pairRound(positionOf(state, form)),
);
