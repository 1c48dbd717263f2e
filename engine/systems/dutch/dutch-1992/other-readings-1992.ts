import { otherwise } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { hasPoints } from '../unplayed-rules.js';
import { aboutFacts } from '../readings/fact-readings.js';
import { dutch1992 } from './dutch-1992.js';
import type { Edition1992 } from './edition-1992.js';

/** The rules of 1992 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1992: readonly Reading<Edition1992>[] = [
  ...aboutFacts<Edition1992>(),
  // As in 2012 (I1).
  otherwise<Edition1992>('J1', {
    floatOf: (past) => (past !== null && !past.isPlayed && past.worth > 0 ? 'down' : dutch1992.floatOf(past)),
  }),
  otherwise<Edition1992>('J2', {
    floatOf: (past) =>
      past === null || past.isPlayed || past.result === 'U' ? dutch1992.floatOf(past) : null,
  }),
  // As in 2012 (I1).
  otherwise<Edition1992>('J3', { barsBye: hasPoints }),
  // As in 2012 (I18).
  otherwise<Edition1992>('J4', { topscorersKeepFloats: true }),
  // As the program endorsed for 2012 (I9).
  otherwise<Edition1992>('J9', { halfIsHomogeneous: false }),
  otherwise<Edition1992>('J10', { backtracks: 'without-opponent' }),
  otherwise<Edition1992>('J22', { backtracks: 'for-all-pairs-everywhere' }),
];
