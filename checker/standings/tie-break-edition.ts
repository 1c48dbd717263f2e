import type { EventDate, Tournament } from '../../corpus/index.js';
import { defaultTieBreakEdition, tieBreakEditionInForce, tieBreakEditions } from '../../engine/index.js';
import type { TieBreakEdition } from '../../engine/index.js';

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
  const isTold = fitting.length > 0 && fitting.length < open.length;
  return isTold
    ? { edition: fitting[0], chosenBy: 'fit', day: null, unclear: startDate }
    : { edition: first, chosenBy: 'default', day: null, unclear: startDate };
}
