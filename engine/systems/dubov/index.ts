import type { Edition } from '../system.js';
import { asEdition } from './as-edition.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';
import { otherReadings2018, otherReadings2026 } from './variants/other-readings.js';

/** The editions of the Dubov System, oldest first. */
export const dubovEditions: readonly Edition[] = [
  asEdition(dubov2018, otherReadings2018),
  asEdition(dubov2026, otherReadings2026),
];

export { dubovNames } from './names.js';
