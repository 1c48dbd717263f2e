import { parseTieBreakList } from '../engine/index.js';
import type { TieBreakItem } from '../engine/index.js';
import { listProblemWords } from '../reports/standings/list-words.js';

/** The list that a text names; null for none. Throws a RangeError for a text that is no list of tie-breaks. */
export function tieBreaksNamed(text: string | undefined): readonly TieBreakItem[] | null {
  if (text === undefined) return null;
  const result = parseTieBreakList(text, 'teams');
  if (!result.ok) throw new RangeError(`tie-breaks "${text}": ${listProblemWords(result.problem)}`);
  return result.list;
}
