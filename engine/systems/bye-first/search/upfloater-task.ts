import type { Player } from '../../../model/player.js';
import type { Place } from '../../interface/candidate.js';

/** A bracket that needs upfloaters, perhaps. */
export interface UpfloaterTask<P> {
  readonly board: UpfloaterBoard<P>;
  /** In ranking order. */
  readonly residents: readonly Place[];
  /** All who have fewer points and are not paired yet, in ranking order. */
  readonly below: readonly Place[];
  /** In order of priority; the first one counts upfloaters. */
  readonly criteria: readonly UpfloaterCriterion<P>[];
}

/** Who may meet whom among those not yet paired. */
export interface UpfloaterBoard<P> {
  readonly players: readonly (P & Player)[];
  mayMeet(a: Place, b: Place): boolean;
  /** All of them can be paired with each other. */
  isCompletable(places: readonly Place[]): boolean;
}

/**
 * What the choice of upfloaters is judged by: the list of numbers that upfloaters and pairs contribute, in descending
 * order, or their sum. Less is better.
 */
export interface UpfloaterCriterion<P> {
  /** The contributions are added up; absent: they are not. */
  readonly addsUp?: boolean;
  /** What an upfloater contributes who is to meet a resident; null: nothing. */
  readonly upfloater?: (upfloater: P, resident: P) => number | null;
  /** What a pair with a resident contributes; null: nothing. */
  readonly pair?: (a: P, b: P) => 1 | null;
  /** What a pair of two below, the higher ranked first, contributes, who are paired later; null: nothing. */
  readonly pairBelow?: (a: P, b: P) => 1 | null;
}
