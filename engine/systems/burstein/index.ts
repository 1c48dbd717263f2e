import type { Edition } from '../interface/system.js';
import type { SystemNames } from '../interface/names.js';
import { toEdition } from './to-edition.js';
import { toEdition1998 } from './burstein-1998/to-edition-1998.js';
import { burstein1998 } from './burstein-1998/burstein-1998.js';
import { otherReadings1998 } from './burstein-1998/other-readings-1998.js';
import { burstein2026 } from './burstein-2026.js';
import { otherReadings2026 } from './readings/other-readings.js';

/** The editions of the Burstein System, oldest first. */
export const bursteinEditions: readonly Edition[] = [
  toEdition1998(burstein1998, otherReadings1998),
  toEdition(burstein2026, otherReadings2026),
];

/** What the system is called. */
export const bursteinNames: SystemNames = {
  system: 'burstein',
  title: 'FIDE Burstein',
  code: 'FIDE_BURSTEIN',
  words: /burstein/,
  congresses: [],
  places: [],
};
