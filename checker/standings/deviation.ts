import type { Fraction, Tenths, TieBreakItem } from '../../engine/index.js';

/** One printed value that is wrong. */
export type StandingsDeviation = PointsDeviation | RankDeviation;

export interface PointsDeviation {
  readonly field: 'points';
  /** Starting number. */
  readonly player: number;
  readonly published: Tenths;
  readonly reference: Tenths;
}

export interface RankDeviation {
  readonly field: 'rank';
  readonly player: number;
  readonly published: number;
  /**
   * The rank by the rules; of those who remain tied the best, which all of them may have, or the one that is left by how
   * the file parts them.
   */
  readonly reference: number;
  /** The worst rank that lots may give (4.2). */
  readonly last: number;
  /** How many of those who remain tied with the player the file puts before it, where they leave only one rank; else 0. */
  readonly aheadByLot: number;
  /** The tie-break that parts the player from another whose printed rank says otherwise; null: only the number is wrong. */
  readonly decided: DecidedRank | null;
}

/** What decides about a printed value: the tie-break ("PTS" for the points), or the field where only that is wrong. */
export function ruleOfStandings(deviation: StandingsDeviation): string {
  return deviation.field === 'rank' ? (deviation.decided?.item.text ?? 'rank') : deviation.field;
}

/** Two players whom a tie-break parts, and whose printed ranks say otherwise. */
export interface DecidedRank {
  readonly item: TieBreakItem;
  /** Article of C.07; empty for the points, and for an edition without article numbers. */
  readonly article: string;
  readonly own: Fraction | null;
  /** The other player. */
  readonly against: number;
  readonly theirs: Fraction | null;
  /** Whether the player is ahead of the other by the rules. */
  readonly isAhead: boolean;
  /** False where the values do not tell who is ahead: of the direct encounter, or where single boards decide. */
  readonly isByValue: boolean;
}
