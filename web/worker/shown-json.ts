import { visible } from '../../reports/words/visible.js';

/** An answer for the page as JSON: what cannot be seen in names is written out, as in reports. Maps travel as their entries. */
export function shownJson(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => {
    if (value instanceof Map) return { [ENTRIES]: [...value] };
    return typeof value === 'string' ? visible(value) : value;
  });
}

/** The answer again. */
export function fromJson(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && ENTRIES in value
      ? new Map(value[ENTRIES] as [unknown, unknown][])
      : value,
  );
}

/** The only property of an object that stands for a map; nothing else has it. */
const ENTRIES = 'entries of a map';
