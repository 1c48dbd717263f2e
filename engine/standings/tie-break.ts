import { cutArticle } from './cuts.js';
import type { Field } from './field.js';
import type { Fraction } from './fraction.js';
import type { Tally } from './part.js';
import type { ModifierLetter, TieBreakItem } from './tie-break-item.js';

/** The tie-breaks of team knock-outs (12). */
export type KnockOutCode = 'BC' | 'TBR' | 'BBE';

/** A tie-break of C.07. */
export interface TieBreak {
  /** Acronym in capitals. */
  readonly code: string;
  readonly name: string;
  /** Article of C.07; empty for the points, which it does not define. */
  readonly article: string;
  /** 4.3; one letter for what it is based on, two where it is a combination. */
  readonly type: 'A' | 'B' | 'C' | 'D' | 'BC' | 'CC' | 'DB' | 'DC';
  readonly modifiers: readonly ModifierLetter[];
  readonly isSmallerBetter?: boolean;
  /** Tournaments for which it is made (8 note, 9.2); all where nothing stands here. */
  readonly only?: 'swiss' | 'round-robin';
  /** Dropped where unrated players are present (10). */
  readonly isRatingsBased?: boolean;
  /**
   * The value of a player; null for the direct encounter, which is no value of one player but separates several (6).
   */
  readonly tally: ((field: Field, place: number, item: TieBreakItem) => Tally) | null;
  /** The value of the tally where it is known without its parts. */
  readonly value?: (field: Field, place: number) => Fraction;
  /** Made for teams only (12, 13). */
  readonly isForTeams?: true;
  /** Teams may have it by match points or by game points (13). */
  readonly hasScores?: true;
  /** The values that decide one after the other, where that of `tally` does not (12.2, 12.3); in units of the tally. */
  readonly series?: (field: Field, place: number) => readonly number[];
  /** Only for tied teams with as many game points as each other (12.1). */
  readonly needsEqualGamePoints?: true;
  /** The Extended Direct Encounter, with the tie-breaks of knock-outs that follow between two teams (13.3). */
  readonly knockOut?: readonly KnockOutCode[];
}

/** True where the smaller value ranks higher: by nature, or reversed by /R, not by both. */
export function prefersSmaller({ isSmallerBetter = false }: TieBreak, { isReversed }: TieBreakItem): boolean {
  return isSmallerBetter !== isReversed;
}

/** The articles of an entry of a list, "8.1, 14.1" for BH/C1; empty for the points. */
export function articlesOf({ article }: TieBreak, { cuts, limit }: TieBreakItem): string {
  const modifiers = [...(cuts.lowest > 0 ? [cutArticle(cuts)] : []), ...(limit === 0 ? [] : ['14.5'])];
  return [article, ...modifiers].join(', ');
}
