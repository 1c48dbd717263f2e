import { Completion } from '../../../../matching/completion.js';
import type { DutchState } from '../../player.js';
import { Board1992 } from '../board-1992.js';
import type { BracketSearch } from '../bracket.js';
import { pairByProcedure1992 } from '../procedure.js';
import type { PairedBracket } from '../procedure.js';
import { firstByMatching } from './bracket.js';
import { fulfils } from './outside.js';

/**
 * Pairs a round of 1992, of any size.
 * @returns the brackets from the top; null when no legal pairing exists.
 */
export function round1992(state: DutchState): PairedBracket[] | null {
  const board = new Board1992(state);
  return pairByProcedure1992(board, fastSearch(board));
}

/** Brackets by matchings. */
export function fastSearch(board: Board1992): BracketSearch {
  const completion = completionOf(board);
  return {
    first: (bracket) => firstByMatching(board, bracket),
    isCompletable: (places) =>
      completion.isPerfect(places.length % 2 === 0 ? places : [...places, board.size]),
    fulfils: (demand, floaters) => fulfils(board, demand, floaters),
  };
}

/** One vertex after the players stands for the bye. */
function completionOf(board: Board1992): Completion {
  const size = board.size + 1;
  const adjacent = new Uint8Array(size * size);
  for (let a = 0; a < board.size; a++)
    for (let b = a + 1; b < size; b++)
      if (b === board.size ? board.mayTakeBye(a) : board.mayMeet(a, b))
        adjacent[a * size + b] = adjacent[b * size + a] = 1;
  return new Completion(size, adjacent);
}
