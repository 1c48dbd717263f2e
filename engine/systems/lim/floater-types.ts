import type { Place } from '../candidate.js';
import type { LimBoard } from './board.js';
import { directionOf } from './group.js';
import type { PairingDirection, Group } from './group.js';
import { ordersOf } from './orders.js';

/** The types a to d of 3.9 as 1 to 4: the higher, the smaller the disadvantage. */
export type FloaterType = 1 | 2 | 3 | 4;

/**
 * The type that a player of a group would be as a floater.
 * @param chosen floaters of the group that are certain already: their opponents are excluded (3.3, 3.4).
 */
export function floaterType(
  board: LimBoard,
  group: Group,
  place: Place,
  chosen: readonly Place[],
): FloaterType {
  const open = openFor(board, group, place, chosen);
  const hasOpponent = open.some((other) => board.areCompatible(place, other));
  if (group.floaters.includes(place)) return hasOpponent ? 2 : 1;
  return hasOpponent ? 4 : 3;
}

/** Those of the adjacent group whom floaters paired before this one leave to him. */
function openFor(board: LimBoard, group: Group, place: Place, chosen: readonly Place[]): readonly Place[] {
  const { excluded } = board.edition;
  if (chosen.length === 0 || excluded === 'none') return group.adjacent;
  const orders = ordersOf(board);
  const turns = orders.byTurn([...chosen, place]);
  const before = turns.slice(0, turns.indexOf(place));
  let open = orders.byNumber(group.adjacent, endOf(board, group));
  for (const floater of before) {
    const possible = open.filter((other) => board.areCompatible(floater, other));
    if (excluded === 'all') {
      open = open.filter((other) => !possible.includes(other));
      continue;
    }
    const taken = opponentOf(board, floater, possible);
    open = open.filter((other) => other !== taken);
  }
  return open;
}

/** 3.8: whom a floater would get of those whom he can meet, from the end that he takes. */
function opponentOf(board: LimBoard, floater: Place, possible: readonly Place[]): Place | undefined {
  const isWaiting = (place: Place): boolean => board.player(place).score > board.median;
  const residents = possible.filter(
    (place) => board.player(floater).score > board.median || !isWaiting(place),
  );
  // L8: in the median group its own players come before the floaters that wait there.
  const open = board.edition.floatersMeet === 'by number' || residents.length === 0 ? possible : residents;
  const [first] = open;
  const isNear = (other: Place): boolean =>
    !board.edition.isMaxi || Math.abs(board.player(other).rating - board.player(first).rating) <= 100;
  return open.find((other) => board.suitsFloater(floater, other) && isNear(other)) ?? open.at(0);
}

/** The end of the adjacent group that a floater takes (3.8). */
function endOf(board: LimBoard, group: Group): PairingDirection {
  if (!group.isBesideMedian || board.edition.upFloatersTake === 'lowest') return directionOf(group);
  return 'down';
}
