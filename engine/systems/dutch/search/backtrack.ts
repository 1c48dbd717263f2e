import { LexMatching } from '../../../matching/lex-matching.js';
import type { BracketTask } from './bracket-task.js';

/**
 * Whether the downfloaters can be paired in the following bracket (2012 C.12): all of them, or, where they are more, as many
 * as it has players; and where it is the last one, everybody else there, too (I12).
 */
export function canFollow(task: BracketTask, floaters: readonly number[]): boolean {
  const { board, next, rest } = task;
  if (floaters.length === 0) return true;
  const isLast = rest.length === 0;
  const areMore = floaters.length > next.length;
  const places = [...floaters, ...next];
  const bye = places.length;
  const matching = new LexMatching(places.length + (isLast && board.odd ? 1 : 0), 1);
  places.forEach((place, a) => {
    const floats = a < floaters.length;
    matching.setExposable(a, !isLast && floats === areMore);
    for (let b = a + 1; b < places.length; b++) {
      const across = floats !== b < floaters.length;
      // Where everybody below is paired, so are the others of the larger side among themselves.
      if ((across || (isLast && floats === areMore)) && board.mayMeet(place, places[b])) matching.allow(a, b);
    }
    if (bye < matching.size && floats === areMore && board.mayTakeBye(place)) matching.allow(a, bye);
  });
  return matching.solve();
}
