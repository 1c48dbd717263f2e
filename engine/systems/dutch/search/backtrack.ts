import { LexMatching } from '../../../matching/lex-matching.js';
import type { BracketTask } from './bracket-task.js';

/**
 * Whether the downfloaters can be paired in the following bracket (2012 C.12): all of them, or, where they are more, as many
 * as it has players; and where it is the last one, everybody else there, too (I12).
 * @param excused downfloaters for whom it is not asked.
 */
export function canFollow(
  task: BracketTask,
  floaters: readonly number[],
  excused: readonly number[] = task.backtrack?.excused ?? [],
): boolean {
  const { board, next, rest } = task;
  if (floaters.length === 0) return true;
  const isLast = rest.length === 0;
  const isExcused = floaters.map((place) => excused.includes(place));
  const areMore = isExcused.filter((is) => !is).length > next.length;
  const places = [...floaters, ...next];
  const floats = (v: number): boolean => v < floaters.length;
  // Of the larger side some are not paired with the other one.
  const isFree = (v: number): boolean => floats(v) === areMore || isExcused[v];
  const bye = places.length;
  const matching = new LexMatching(places.length + (isLast && board.odd ? 1 : 0), 1);
  places.forEach((place, a) => {
    matching.setExposable(a, !isLast && isFree(a));
    for (let b = a + 1; b < places.length; b++) {
      const across = floats(a) !== floats(b);
      // Where everybody below is paired, so are those who are free among themselves.
      if ((across || (isLast && isFree(a) && isFree(b))) && board.mayMeet(place, places[b]))
        matching.allow(a, b);
    }
    if (bye < matching.size && isFree(a) && board.mayTakeBye(place)) matching.allow(a, bye);
  });
  return matching.solve();
}
