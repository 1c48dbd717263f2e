import type { TieBreakItem } from './tie-break-item.js';
import type { TieBreak } from './tie-break.js';

/** A tie-break of a list as it stands in a table. */
export interface StandingsColumn {
  readonly item: TieBreakItem;
  /** Null for a tie-break that C.07 does not define. */
  readonly tieBreak: TieBreak | null;
  /** Why it has no values and decides nothing; null where it does. */
  readonly dropped: DropReason | null;
  /** Its articles, "8.1, 14.1" for BH/C1; empty for points, and where the edition has no article numbers to cite. */
  readonly article: string;
  /** The edition has no article numbers: nothing in the column cites one. Absent: it has. */
  readonly hasArticleNumbers?: false;
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
