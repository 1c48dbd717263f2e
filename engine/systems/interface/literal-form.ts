import { AS_PRINTED, literalReadings } from '../../literal/index.js';
import type { LiteralForm } from '../../literal/index.js';
import type { Edition } from './system.js';

export { AS_PRINTED };
export type { LiteralForm };

/** What the face of an edition says of its reading by the letter. */
export function letterOf(id: string, form: LiteralForm): Pick<Edition, 'byLetter' | 'literalLimit'> {
  const reading = literalReadings[id];
  const literalLimit = reading.takes(form) ? reading.limit : 0;
  return { byLetter: (state) => reading.pair(state, form), literalLimit };
}

/** The form without one rule more. */
export function leavingOut(form: LiteralForm, rule: string): LiteralForm {
  return { ...form, without: new Set([...form.without, rule]) };
}

/** The form with some places more read otherwise. */
export function readingOtherwise(form: LiteralForm, ids: readonly string[]): LiteralForm {
  return { ...form, otherwise: new Set([...form.otherwise, ...ids]) };
}
