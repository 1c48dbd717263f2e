import type { Edition } from '../system.js';
import { asEdition } from './as-edition.js';
import { asEdition1997 } from './dubov-1997/as-edition-1997.js';
import { dubov1997 } from './dubov-1997/dubov-1997.js';
import { otherReadings1997 } from './dubov-1997/other-readings-1997.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';
import { otherReadings2018, otherReadings2026 } from './variants/other-readings.js';

/** The editions of the Dubov System, oldest first. */
export const dubovEditions: readonly Edition[] = [
  asEdition1997(dubov1997, otherReadings1997),
  asEdition(dubov2018, otherReadings2018),
  asEdition(dubov2026, otherReadings2026),
];

export { dubovNames } from './names.js';
