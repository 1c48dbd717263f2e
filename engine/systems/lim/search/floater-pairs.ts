import type { Completion } from '../../../matching/completion.js';
import { stopAtLimit } from '../../../matching/steps.js';
import type { Place } from '../../interface/candidate.js';
import type { LimBoard } from '../board.js';
import { directionOf } from '../group.js';
import type { Group } from '../group.js';
import { ordersOf } from '../orders.js';

/** 3.6-3.8: floaters are paired first, each with the first available player; the others can still be paired then. */
export function pairFloaters(
  board: LimBoard,
  group: Group,
  staying: readonly Place[],
  matching: Completion,
  areCompatible: (a: Place, b: Place) => boolean,
): (readonly [floater: Place, opponent: Place])[] {
  const { edition, player } = board;
  const orders = ordersOf(board);
  const isFloater = new Set(group.floaters);
  const pairs: (readonly [Place, Place])[] = [];
  let open = staying;
  for (const floater of orders.byTurn(staying.filter((place) => isFloater.has(place)))) {
    if (!open.includes(floater)) continue;
    stopAtLimit();
    const isLowestFirst = edition.upFloatersTake === 'lowest' && player(floater).score < board.median;
    const direction = isLowestFirst ? 'up' : directionOf(group);
    const others = orders.byNumber(open, direction).filter((place) => place !== floater);
    const isAvailable = (place: Place): boolean =>
      areCompatible(floater, place) &&
      matching.isPerfect(open.filter((other) => other !== floater && other !== place));
    const tried =
      edition.floatersMeet === 'by number'
        ? [others]
        : [others.filter((place) => !isFloater.has(place)), others.filter((place) => isFloater.has(place))];
    const opponent = tried
      .map((places) => firstSuitable(board, floater, places, isAvailable))
      .find((place) => place !== null);
    if (opponent === undefined || opponent === null)
      throw new Error('a floater who can be paired in a group has no opponent');
    pairs.push([floater, opponent]);
    open = open.filter((place) => place !== floater && place !== opponent);
  }
  return pairs;
}

/** Who is due the alternate colour, if anybody is; in Maxi-tournaments not far from the first. */
function firstSuitable(
  board: LimBoard,
  floater: Place,
  places: readonly Place[],
  isAvailable: (place: Place) => boolean,
): Place | null {
  const { edition, player } = board;
  const first = places.find(isAvailable);
  if (first === undefined) return null;
  if (edition.leftOut.has('floaterColour') || board.suitsFloater(floater, first)) return first;
  const isNear = (place: Place): boolean =>
    !edition.isMaxi || Math.abs(player(place).rating - player(first).rating) <= 100;
  return (
    places.find((place) => board.suitsFloater(floater, place) && isNear(place) && isAvailable(place)) ?? first
  );
}
