import { AS_PRINTED, literalReadings } from '../literal/index.js';
import type { LiteralForm } from '../literal/index.js';
import type { Edition } from './system.js';

export { AS_PRINTED };
export type { LiteralForm };

/**
 * What the face of an edition says of its reading by the letter.
 * @param limit of an edition that has none.
 */
export function letterOf(
  id: string,
  form: LiteralForm,
  limit: number,
): Pick<Edition, 'byLetter' | 'literalLimit'> {
  if (!Object.hasOwn(literalReadings, id)) return { byLetter: null, literalLimit: limit };
  const reading = literalReadings[id];
  return { byLetter: (state) => reading.pair(state, form), literalLimit: reading.limit };
}

/** The form without one rule more. */
export function leavingOut(form: LiteralForm, rule: string): LiteralForm {
  return { ...form, without: new Set([...form.without, rule]) };
}

/** The form with some places more read otherwise. */
export function readingOtherwise(form: LiteralForm, ids: readonly string[]): LiteralForm {
  return { ...form, otherwise: new Set([...form.otherwise, ...ids]) };
}
