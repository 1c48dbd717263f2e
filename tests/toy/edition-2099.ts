import { dutch2026 as literal2026 } from '../../engine/literal/dutch/dutch-2026/reading.js';
import type { LiteralReading } from '../../engine/literal/reading.js';
import { dutch2026 } from '../../engine/systems/dutch/dutch-2026.js';
import type { DutchEdition } from '../../engine/systems/dutch/edition.js';
import { otherReadings2026 } from '../../engine/systems/dutch/readings/other-readings.js';

/*
 * A toy edition, the example of CONTRIBUTING.md: a congress of 2098 has struck what the Dutch rules say of floats of two
 * rounds before. What is new is data; what stays is taken from the edition before it.
 */
export const STRUCK: readonly string[] = ['C16', 'C17', 'C20', 'C21'];

/** Step 1, the data. */
export const dutch2099: DutchEdition = {
  ...dutch2026,
  id: 'dutch-2099',
  title: 'FIDE (Dutch) System, toy rules of 2099',
  from: '2099-01-01',
  until: null,
  code: 'FIDE_DUTCH_2099',
  years: [],
  criteria: dutch2026.criteria.filter(({ id }) => !STRUCK.includes(id)),
};

/** Step 2: the last day of the edition before it. */
export const LAST_DAY_BEFORE = '2098-12-31';

/** Step 4, by the letter: here the text of 2026 without what was struck. */
export const literal2099: LiteralReading = {
  ...literal2026,
  pair: (state, form) => literal2026.pair(state, { ...form, without: new Set([...form.without, ...STRUCK]) }),
};

/** Step 7, the doubtful places: those of the text before it that are still there. */
export const readings2099 = otherReadings2026;
