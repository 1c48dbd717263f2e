import { parseTieBreakList, tieBreakEditions } from '../engine/index.js';
import type { TieBreakEdition, TieBreakItem } from '../engine/index.js';
import { listProblemWords } from '../reports/standings/list-words.js';

/** The list that a text names; null for none. Throws a RangeError for a text that is no list of tie-breaks. */
export function tieBreaksNamed(text: string | undefined): readonly TieBreakItem[] | null {
  if (text === undefined) return null;
  const result = parseTieBreakList(text, 'teams');
  if (!result.ok) throw new RangeError(`tie-breaks "${text}": ${listProblemWords(result.problem)}`);
  return result.list;
}

/** The edition of C.07 with a name; null for none. Throws a RangeError when there is none of that name. */
export function tieBreakEditionNamed(name: string | undefined): TieBreakEdition | null {
  if (name === undefined || name === 'auto') return null;
  const edition = tieBreakEditions.find(({ id }) => id === name);
  if (edition !== undefined) return edition;
  const possible = tieBreakEditions.map(({ id }) => id).join(', ');
  throw new RangeError(`there is no edition "${name}" of C.07; possible: ${possible}, auto`);
}
