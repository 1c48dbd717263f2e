import type { Edition } from '../system.js';
import { asEdition } from './as-edition.js';
import { asEdition1998 } from './burstein-1998/as-edition-1998.js';
import { burstein1998 } from './burstein-1998/burstein-1998.js';
import { otherReadings1998 } from './burstein-1998/other-readings-1998.js';
import { burstein2026 } from './burstein-2026.js';
import { otherReadings2026 } from './variants/other-readings.js';

/** The editions of the Burstein System, oldest first. */
export const bursteinEditions: readonly Edition[] = [
  asEdition1998(burstein1998, otherReadings1998),
  asEdition(burstein2026, otherReadings2026),
];

export { bursteinNames } from './names.js';
