import { LexMatching } from '../../../matching/lex-matching.js';
import type { Place } from '../../interface/candidate.js';
import type { RoundBoard } from './board.js';

/** The fewest upfloaters with which a scoregroup, and the others after it, can be paired; null: not at all. */
export function neededNext(
  board: RoundBoard,
  next: readonly Place[],
  others: readonly Place[],
): number | null {
  if (next.length % 2 === 0 && board.isCompletable(next) && board.isCompletable(others)) return 0;
  const places = [...next, ...others];
  if (places.length % 2 === 1) return null;
  const size = places.length;
  const matching = new LexMatching(size, 1);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!board.mayMeet(places[a], places[b])) continue;
      matching.allow(a, b);
      if (a < next.length && b >= next.length) matching.setWord(a, b, 0, -1);
    }
  if (!matching.solve()) return null;
  return next.filter((_, vertex) => matching.mate[vertex] >= next.length).length;
}
