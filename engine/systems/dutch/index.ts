import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1992 } from './dutch-1992/to-edition-1992.js';
import { dutch1992 } from './dutch-1992/dutch-1992.js';
import { otherReadings1992 } from './dutch-1992/other-readings-1992.js';
import { dutch2012 } from './dutch-2012.js';
import { dutch2015Draft } from './dutch-2015-draft.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import {
  otherReadings2012,
  otherReadings2015,
  otherReadings2017,
  otherReadings2026,
} from './readings/other-readings.js';

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
