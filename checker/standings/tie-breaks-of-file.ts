import type { Tournament, EventDate } from '../../corpus/index.js';
import {
  parseTieBreakList,
  standingsList,
  defaultTieBreakEdition,
  tieBreakEditionInForce,
  tieBreakEditions,
} from '../../engine/index.js';
import type { TieBreakItem, TieBreakListProblem, TieBreakEdition } from '../../engine/index.js';

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

export interface TieBreakEditionChoice {
  readonly edition: TieBreakEdition;
  /** `fit`: of those that the date leaves open the newest by which the printed ranks are right. */
  readonly chosenBy: 'option' | 'date' | 'default' | 'fit';
  /** The start date, YYYY-MM-DD, where it decided. */
  readonly day: string | null;
  /** A date that leaves the edition open; absent where there is none, or it does not. */
  readonly unclear?: EventDate;
}

/**
 * The edition of C.07 asked for, else the one in force on the start date, else the newest.
 * @param fits whether all printed ranks are right by an edition: asked where the date can mean days of several, or none.
 */
export function chooseTieBreakEdition(
  { startDate }: Pick<Tournament, 'startDate'>,
  asked: TieBreakEdition | null,
  fits: (edition: TieBreakEdition) => boolean,
): TieBreakEditionChoice {
  if (asked !== null) return { edition: asked, chosenBy: 'option', day: null };
  if (startDate === null) return { edition: defaultTieBreakEdition, chosenBy: 'default', day: null };
  const days = startDate.iso === null ? (startDate.readings ?? []) : [startDate.iso];
  const inForce = new Set(days.map(tieBreakEditionInForce));
  const open = tieBreakEditions.filter((edition) => days.length === 0 || inForce.has(edition));
  const [first] = open;
  if (open.length === 1) return { edition: first, chosenBy: 'date', day: days[0] };
  const fitting = open.filter(fits);
  const isNarrowed = fitting.length > 0 && fitting.length < open.length;
  return isNarrowed
    ? { edition: fitting[0], chosenBy: 'fit', day: null, unclear: startDate }
    : { edition: first, chosenBy: 'default', day: null, unclear: startDate };
}
