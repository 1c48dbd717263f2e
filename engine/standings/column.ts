import type { TieBreakItem } from './tie-break-item.js';
import type { TieBreak } from './tie-break.js';

/** A tie-break of a list as it stands in a table. */
export interface StandingsColumn {
  readonly item: TieBreakItem;
  /** Null for a tie-break that C.07 does not define. */
  readonly tieBreak: TieBreak | null;
  /** Why it has no values and decides nothing; null where it does. */
  readonly dropped: DropReason | null;
}

export type DropReason =
  /** Not defined by C.07. */
  | 'not-fide'
  /** Unrated players are present (10). */
  | 'unrated-players'
  /** Article 8, note. */
  | 'not-in-round-robins'
  /** 9.2 */
  | 'only-in-round-robins'
  /** 12, 13: players are ranked. */
  | 'only-for-teams';
