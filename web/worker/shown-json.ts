import { visible } from '../../reports/words/visible.js';

/** An answer for the page as JSON: what cannot be seen in names is written out, as in reports. */
export function shownJson(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'string' ? visible(value) : value));
}
