import { LexMatching } from '../../../matching/lex-matching.js';
import type { BracketTask } from './bracket-task.js';

/**
 * Whether the downfloaters can be paired in the following bracket (2012 C.12): all of them, or, where they are more, as many
 * as it has players; and where it is the last one, everybody else there, too.
 * @param how "at all" lets a downfloater get the bye who does not float down as in the previous round (I12); "all": none.
 */
export function canFollow(task: BracketTask, floaters: readonly number[], how: 'at all' | 'all'): boolean {
  const { board, next, rest } = task;
  if (floaters.length === 0) return true;
  if (canPairAcross(task, floaters)) return true;
  if (how === 'all' || rest.length > 0 || floaters.length > next.length || !board.odd) return false;
  return floaters.some((place) => {
    const others = floaters.filter((other) => other !== place);
    return (
      board.mayTakeBye(place) &&
      board.player(place).lastFloat !== 'down' &&
      canPairAcross(task, others, false)
    );
  });
}

/**
 * @param givesBye the bye is still to be given below.
 */
function canPairAcross(task: BracketTask, floaters: readonly number[], givesBye = task.board.odd): boolean {
  const { board, next, rest } = task;
  const isLast = rest.length === 0;
  const areMore = floaters.length > next.length;
  const places = [...floaters, ...next];
  const bye = places.length;
  const matching = new LexMatching(places.length + (isLast && givesBye ? 1 : 0), 1);
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
