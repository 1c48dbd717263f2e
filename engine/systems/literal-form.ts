import { AS_PRINTED, literalReadings } from '../literal/index.js';
import type { LiteralForm } from '../literal/index.js';
import type { Edition } from './system.js';

export { AS_PRINTED };
export type { LiteralForm };

/** An edition by the letter, in a form; null: it has no such reading. */
export function byLetterOf(id: string, form: LiteralForm): Edition['byLetter'] {
  if (!Object.hasOwn(literalReadings, id)) return null;
  const reading = literalReadings[id];
  return (state) => reading.pair(state, form);
}

/** The form without one rule more. */
export function leavingOut(form: LiteralForm, rule: string): LiteralForm {
  return { ...form, without: new Set([...form.without, rule]) };
}

/** The form with some places more read otherwise. */
export function readingOtherwise(form: LiteralForm, ids: readonly string[]): LiteralForm {
  return { ...form, otherwise: new Set([...form.otherwise, ...ids]) };
}
