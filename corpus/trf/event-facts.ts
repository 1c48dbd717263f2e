import { readDate } from './dates/date.js';
import { startDateOf, type HeaderRecord } from './dates/start-date.js';

/** Where and when an event was played, and who was responsible for it, as its file describes it. */
export interface EventFacts {
  /** Record 022; empty: not given. */
  readonly place: string;
  /** Record 032; empty: not given. */
  readonly federation: string;
  /** The day of the start (`startDateOf`): YYYY-MM-DD, or as the file writes it; empty: not given. */
  readonly from: string;
  /** Record 052 in the same form; empty: not given. */
  readonly until: string;
  /** Record 102; empty: not given. */
  readonly chiefArbiter: string;
}

/** Returns the facts that the records 022, 032, 042, 052 and 102 give. */
export function eventFacts(header: readonly HeaderRecord[]): EventFacts {
  const textOf = (tag: string): string => header.find((record) => record.tag === tag)?.text.trim() ?? '';
  const start = startDateOf(header);
  const end = textOf('052');
  const days = readDate(end);
  return {
    place: textOf('022'),
    federation: textOf('032'),
    from: start === null || start.record === '052' ? '' : (start.iso ?? start.raw),
    until: days.length === 1 ? days[0].iso : end,
    chiefArbiter: textOf('102'),
  };
}
