import type { SystemNames } from '../interface/names.js';
import { AS_PRINTED } from '../interface/literal-form.js';
import type { Reading } from '../interface/readings.js';
import type { Edition } from '../interface/system.js';
import { toEdition } from './to-edition.js';
import { asMaxi } from './edition.js';
import type { LimEdition } from './edition.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { otherReadings1999, otherReadings2026, otherReadingsOfMaxi } from './readings/other-readings.js';

/** The editions of the Lim System, oldest first. */
export const limEditions: readonly Edition[] = [
  withMaxi(lim1999, otherReadings1999),
  withMaxi(lim2026, otherReadings2026),
];

/** What the system is called. */
export const limNames: SystemNames = {
  system: 'lim',
  title: 'FIDE Lim',
  // The lists of codes have none for this system: made like the others.
  code: 'FIDE_LIM',
  words: /lim/,
  isSurname: true,
  congresses: [],
  places: [],
};

function withMaxi(edition: LimEdition, readings: readonly Reading<LimEdition>[]): Edition {
  const form = { ...AS_PRINTED, isMaxi: true };
  const forMaxi = toEdition(asMaxi(edition), [...readings, ...otherReadingsOfMaxi], form);
  return { ...toEdition(edition, readings), forMaxi };
}
