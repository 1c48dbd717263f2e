import type { DutchState } from '../../player.js';
import { Board1992 } from '../board-1992.js';
import type { BracketSearch } from '../bracket.js';
import { pairByProcedure1992 } from '../procedure.js';
import type { PairedBracket } from '../procedure.js';
import { firstByTrying } from './bracket.js';
import { Demands } from './demands.js';

/**
 * Pairs a round of 1992 step by step in the text's own order, trying everything out: for rounds of up to about 12 players.
 * @returns the brackets from the top; null when no legal pairing exists.
 */
export function literalRound1992(state: DutchState): PairedBracket[] | null {
  const board = new Board1992(state);
  return pairByProcedure1992(board, literalSearch(board));
}

/** Brackets by trying everything out. */
export function literalSearch(board: Board1992): BracketSearch {
  const demands = new Demands(board);
  return {
    first: (bracket) =>
      firstByTrying(board, bracket, (floaters) => demands.isFulfilled(bracket.demand, floaters)),
    isCompletable: (places) => demands.isCompletable(places),
    fulfils: (demand, floaters) => demands.isFulfilled(demand, floaters),
  };
}
