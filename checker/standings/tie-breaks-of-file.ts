import type { Tournament } from '../../corpus/index.js';
import { parseTieBreakList, standingsList } from '../../engine/index.js';
import type { TieBreakItem, TieBreakListProblem } from '../../engine/index.js';

/** The tie-breaks that rank, points first, and who says so. */
export interface ChosenTieBreaks {
  readonly list: readonly TieBreakItem[];
  readonly from: 'option' | 'file' | 'default';
  /** The record of the file that announces them; null for none. */
  readonly record: TieBreakRecord | null;
}

/** The list of a file that cannot be read. */
export interface WrongTieBreaks {
  readonly record: TieBreakRecord;
  readonly text: string;
  /** Its position counts in the text, which begins in column 5 of the record. */
  readonly problem: TieBreakListProblem;
}

export type TieBreakRecord = '202' | '212';

/**
 * The tie-breaks asked for, else those of record 212 (which defines the standings), else those of record 202 (which
 * breaks ties); points alone where the file announces none.
 */
export function chooseTieBreaks(
  { header, teams }: Tournament,
  asked: readonly TieBreakItem[] | null,
): ChosenTieBreaks | WrongTieBreaks {
  if (asked !== null) return { list: standingsList(asked), from: 'option', record: null };
  for (const record of ['212', '202'] as const) {
    const text = header.find(({ tag }) => tag === record)?.text ?? '';
    if (text.trim() === '') continue;
    const result = parseTieBreakList(text, teams === undefined ? 'players' : 'teams');
    if (!result.ok) return { record, text, problem: result.problem };
    return { list: standingsList(result.list), from: 'file', record };
  }
  return { list: standingsList([]), from: 'default', record: null };
}
