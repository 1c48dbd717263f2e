import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from '../upfloater-brackets/to-edition.js';
import { commonReadings } from '../upfloater-brackets/readings/other-readings.js';
import { doubleSwiss2026 } from './double-swiss-2026.js';

/** The editions of the Double-Swiss Pairing System. */
export const doubleSwissEditions: readonly Edition[] = [toEdition(doubleSwiss2026, commonReadings)];

/** What the system is called. */
export const doubleSwissNames: SystemNames = {
  system: 'double-swiss',
  title: 'FIDE Double-Swiss',
  code: 'FIDE_DOUBLESWISS',
  words: /double[\s-]*swiss/,
  congresses: [],
  places: [],
};
