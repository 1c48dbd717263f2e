import type { Place } from '../../../candidate.js';
import type { GroupPairing } from '../group-1998.js';

/**
 * The combinations of a score group in the order of the tables of 6.2 and 6.4: the highest player with the lowest, then
 * with the second lowest and so on, the floater being the last of his opponents; then the next player who is left.
 * @param list the players, the highest first.
 * @param mayFloat who may be the floater of an odd number.
 */
export function* lines(
  list: readonly Place[],
  mayMeet: (a: Place, b: Place) => boolean,
  mayFloat: (place: Place) => boolean,
): Generator<GroupPairing> {
  const [first, ...others] = list;
  if (first === undefined) {
    yield { pairs: [], floater: null };
    return;
  }
  for (const opponent of [...others].reverse()) {
    if (!mayMeet(first, opponent)) continue;
    const pair = first < opponent ? ([first, opponent] as const) : ([opponent, first] as const);
    const left = others.filter((place) => place !== opponent);
    for (const { pairs, floater } of lines(left, mayMeet, mayFloat))
      yield { pairs: [pair, ...pairs], floater };
  }
  if (list.length % 2 === 1 && mayFloat(first))
    for (const { pairs } of lines(others, mayMeet, mayFloat)) yield { pairs, floater: first };
}
