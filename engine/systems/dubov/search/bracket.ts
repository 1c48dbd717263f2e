import type { Candidate, Place } from '../../candidate.js';
import { shifted } from './shifters.js';
import { transposition } from './transposition.js';
import { upfloatersFor } from './upfloaters.js';
import type { RoundBoard } from './board.js';

/** A bracket about to be paired, in ranking order. */
export interface BracketTask {
  readonly board: RoundBoard;
  readonly residents: readonly Place[];
  /** All who have fewer points and are not paired yet. */
  readonly below: readonly Place[];
}

/** Pairs a bracket (3.2); null when those not yet paired cannot all be paired. */
export function pairBracket(task: BracketTask): Candidate | null {
  const { board, residents } = task;
  const upfloaters = upfloatersFor(task);
  if (upfloaters === null) return null;
  return { pairs: transposition(board, shifted(board, [...residents, ...upfloaters])), floaters: [] };
}
