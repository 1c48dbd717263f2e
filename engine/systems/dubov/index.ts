import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1997 } from './dubov-1997/to-edition-1997.js';
import { dubov1997 } from './dubov-1997/dubov-1997.js';
import { otherReadings1997 } from './dubov-1997/other-readings-1997.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';
import { otherReadings2018, otherReadings2026 } from './readings/other-readings.js';

/** The editions of the Dubov System, oldest first. */
export const dubovEditions: readonly Edition[] = [
  toEdition1997(dubov1997, otherReadings1997),
  toEdition(dubov2018, otherReadings2018),
  toEdition(dubov2026, otherReadings2026),
];

/** What the system is called. */
export const dubovNames: SystemNames = {
  system: 'dubov',
  title: 'FIDE Dubov',
  code: 'FIDE_DUBOV',
  words: /dubov/,
  congresses: [],
  places: [],
};
