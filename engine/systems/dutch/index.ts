import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1992 } from './dutch-1992/to-edition-1992.js';
import { dutch1992 } from './dutch-1992/dutch-1992.js';
import { dutch2012 } from './dutch-2012.js';
import { dutch2015Draft } from './dutch-2015-draft.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import {
  otherReadings2012,
  otherReadings2015,
  otherReadings2017,
  otherReadings2026,
} from './variants/other-readings.js';
import { otherwise } from '../interface/readings.js';
import type { Reading } from '../interface/readings.js';
import { hasPoints } from './unplayed-rules.js';
import { aboutFacts } from './variants/fact-readings.js';
import type { Edition1992 } from './dutch-1992/edition-1992.js';

/** The rules of 1992 with one doubtful place read otherwise than in `corpus/readings.md`. */
const otherReadings1992: readonly Reading<Edition1992>[] = [
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

/** The edition in force, by which other systems pair rounds, too. */
export const dutch2026Edition: Edition = toEdition(dutch2026, otherReadings2026);

/** The editions of the FIDE (Dutch) System, oldest first. */
export const dutchEditions: readonly Edition[] = [
  toEdition1992(dutch1992, otherReadings1992),
  toEdition(dutch2012, otherReadings2012),
  toEdition(dutch2015Draft, otherReadings2015),
  toEdition(dutch2017, otherReadings2017),
  dutch2026Edition,
];

/** What the system is called. */
export const dutchNames: SystemNames = {
  system: 'dutch',
  title: 'FIDE (Dutch)',
  code: 'FIDE_DUTCH',
  words: /dutch/,
  congresses: [{ place: 'baku', year: '2016', edition: 'dutch-2017' }],
  // In English and Spanish.
  places: [{ place: /istanbul|estambul/, edition: 'dutch-2012' }],
};
