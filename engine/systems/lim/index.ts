import { AS_PRINTED } from '../interface/literal-form.js';
import type { Reading } from '../interface/readings.js';
import type { Edition } from '../interface/system.js';
import { toEdition } from './to-edition.js';
import { asMaxi } from './edition.js';
import type { LimEdition } from './edition.js';
import { lim1999 } from './lim-1999.js';
import { lim2026 } from './lim-2026.js';
import { otherReadings1999, otherReadings2026, otherReadingsOfMaxi } from './variants/other-readings.js';

/** The editions of the Lim System, oldest first. */
export const limEditions: readonly Edition[] = [
  withMaxi(lim1999, otherReadings1999),
  withMaxi(lim2026, otherReadings2026),
];

function withMaxi(edition: LimEdition, readings: readonly Reading<LimEdition>[]): Edition {
  const form = { ...AS_PRINTED, isMaxi: true };
  const forMaxi = toEdition(asMaxi(edition), [...readings, ...otherReadingsOfMaxi], form);
  return { ...toEdition(edition, readings), forMaxi };
}

export { limNames } from './names.js';
