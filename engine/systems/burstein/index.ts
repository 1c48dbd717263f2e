import type { Edition } from '../system.js';
import { asEdition } from './as-edition.js';
import { burstein2026 } from './burstein-2026.js';
import { otherReadings2026 } from './variants/other-readings.js';

/** The editions of the Burstein System, oldest first. */
export const bursteinEditions: readonly Edition[] = [asEdition(burstein2026, otherReadings2026)];

export { bursteinNames } from './names.js';
