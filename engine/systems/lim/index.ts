import type { Edition } from '../system.js';
import { asEdition } from './as-edition.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { otherReadings1999, otherReadings2026 } from './variants/other-readings.js';

/** The editions of the Lim System, oldest first. */
export const limEditions: readonly Edition[] = [
  asEdition(lim1999, otherReadings1999),
  asEdition(lim2026, otherReadings2026),
];

export { limNames } from './names.js';
