import type { Tenths } from '../model/event.js';
import type { Fraction } from './fraction.js';

/** How a value of a tie-break comes about: from its parts, and nothing else. */
export interface Tally {
  readonly parts: readonly Part[];
  /** The values of the parts are whole numbers of this fraction of a unit: 10 for tenths of a point. */
  readonly unit: number;
  readonly combination: Combination;
  /** Null where there is none, like the average rating of no opponents. */
  readonly value: Fraction | null;
}

/** One of the elements of the calculation, which usually is a round. */
export interface Part {
  /** Null where the element is no round. */
  readonly round: number | null;
  /** Starting number of the scheduled opponent; null for none. */
  readonly opponent: number | null;
  /** What it adds, in units of the tally. */
  readonly value: number;
  readonly why: PartReason;
  /** The article of C.07 that says so; empty for the points. */
  readonly article: string;
  /** Score of the opponent or of the dummy, as adjusted (16.3, 16.4). */
  readonly score?: Tenths;
  /** What the adjustment added to the score that the opponent really has. */
  readonly adjustment?: Tenths;
  /** Points that the player has from the round. */
  readonly worth?: Tenths;
  /** A voluntary unplayed round of the player (16.1.2). */
  readonly isVoluntary?: boolean;
  /** Left out by a modifier. */
  readonly cut?: Cut;
}

export interface Cut {
  readonly end: 'lowest' | 'highest';
  /** 14.1 to 14.4, or 16.5 where a voluntary unplayed round is cut instead. */
  readonly article: string;
}

export type PartReason =
  /** A game over the board. */
  | 'game'
  /** A forfeit that counts as a game (15.2, or the modifier /P). */
  | 'forfeit-as-game'
  /** A game, the score of the opponent being the one with the final round drawn (8.3). */
  | 'fore-score'
  /** A dummy with the player's own score. */
  | 'dummy-own-score'
  /** A dummy that may not have more than the scheduled opponent (16.4.1). */
  | 'dummy-scheduled-opponent'
  /** A dummy that may not have more than draws in all rounds (16.4.2). */
  | 'dummy-draws'
  /** The virtual opponent of the rules before September 2023. */
  | 'virtual-opponent'
  /** What a round brought. */
  | 'points'
  | 'points-bonus'
  /** The score after a round. */
  | 'progress'
  /** Counted, or not: a win, a game with Black, a round elected to play in. */
  | 'counts'
  | 'counts-not'
  /** A value that the opponent has in another tie-break. */
  | 'opponent-value'
  | 'opponent-rating'
  /** Points against somebody above or below the limit of Koya. */
  | 'above-limit'
  | 'below-limit'
  /** Game points of the boards of a match, as a tie-break of boards counts them (12). */
  | 'boards'
  /** A number of the player: rating, pairing number. */
  | 'own-number';

export type Combination =
  | { readonly kind: 'sum' }
  | { readonly kind: 'average'; readonly isRounded: boolean }
  /** The average of the ratings, rounded, and the rating difference for the percentage of the points (10.2). */
  | {
      readonly kind: 'performance';
      readonly average: number;
      readonly percentage: number;
      readonly difference: number;
    }
  /**
   * The lowest rating with an expected score (in hundredths of a point) not below the score (in points, a win being
   * one); 800 below the lowest opponent for no points (10.3).
   */
  | { readonly kind: 'perfect-performance'; readonly score: Fraction; readonly expected: number };

export const SUM: Combination = { kind: 'sum' };
