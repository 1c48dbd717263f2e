import type { Edition } from '../system.js';
import { asEdition } from '../upfloater-brackets/as-edition.js';
import { commonReadings } from '../upfloater-brackets/variants/other-readings.js';
import { doubleSwiss2026 } from './double-swiss-2026.js';

/** The editions of the Double-Swiss Pairing System. */
export const doubleSwissEditions: readonly Edition[] = [asEdition(doubleSwiss2026, commonReadings)];

export { doubleSwissNames } from './names.js';
