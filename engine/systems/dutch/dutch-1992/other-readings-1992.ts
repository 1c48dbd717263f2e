import type { OtherReading } from '../../system.js';
import { hasPoints } from '../unplayed-rules.js';
import { aboutFacts } from '../variants/fact-readings.js';
import { asEdition1992 } from './as-edition-1992.js';
import { dutch1992 } from './dutch-1992.js';
import type { Edition1992 } from './edition-1992.js';

/** The rules of 1992 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1992: readonly OtherReading[] = [
  ...aboutFacts(dutch1992, asEdition1992),
  // As in 2012 (I1).
  otherwise('J1', {
    floatOf: (past) => (past !== null && !past.isPlayed && past.worth > 0 ? 'down' : dutch1992.floatOf(past)),
  }),
  otherwise('J2', {
    floatOf: (past) =>
      past === null || past.isPlayed || past.result === 'U' ? dutch1992.floatOf(past) : null,
  }),
  // As in 2012 (I1).
  otherwise('J3', { barsBye: hasPoints }),
  // As in 2012 (I18).
  otherwise('J4', { topscorersKeepFloats: true }),
  // As the program endorsed for 2012 (I9).
  otherwise('J9', { halfIsHomogeneous: false }),
  otherwise('J10', { backtracks: 'without-opponent' }),
];

function otherwise(id: string, change: Partial<Edition1992>): OtherReading {
  return { id, edition: asEdition1992({ ...dutch1992, ...change }), omitsRounds: false };
}
