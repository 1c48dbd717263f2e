import type { Place } from '../../interface/candidate.js';
import type { RoundBoard } from './board.js';

/** A bracket about to be paired, in ranking order. */
export interface BracketTask {
  readonly board: RoundBoard;
  readonly residents: readonly Place[];
  /** All who have fewer points and are not paired yet. */
  readonly below: readonly Place[];
}
