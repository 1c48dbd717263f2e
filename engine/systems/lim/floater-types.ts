import { countSteps } from '../../matching/steps.js';
import type { Place } from '../interface/candidate.js';
import type { LimBoard } from './board.js';
import { directionOf } from './group.js';
import type { PairingDirection, Group } from './group.js';
import { ordersOf } from './orders.js';

/** The types a to d of 3.9 as 1 to 4: the higher, the smaller the disadvantage. */
export type FloaterType = 1 | 2 | 3 | 4;

/**
 * The type that each player of a group would be as a floater.
 * @param chosen floaters of the group that are certain already: their opponents are excluded (3.3, 3.4).
 */
export function floaterTypes(
  board: LimBoard,
  group: Group,
  chosen: readonly Place[],
): (place: Place) => FloaterType {
  const orders = ordersOf(board);
  const isFloater = new Set(group.floaters);
  const isExcluded = chosen.length > 0 && board.edition.excluded !== 'none';
  const turns = isExcluded ? orders.byTurn(chosen) : [];
  /** Players of the adjacent group that are still free, by the number of floaters paired so far. */
  const leftBy: (readonly Place[])[] = [
    isExcluded ? orders.byNumber(group.adjacent, endOf(board, group)) : group.adjacent,
  ];
  const openFor = (place: Place): readonly Place[] => {
    const later = turns.findIndex((floater) => orders.compareTurns(place, floater) <= 0);
    const before = later < 0 ? turns.length : later;
    while (leftBy.length <= before)
      leftBy.push(leftOpen(board, turns[leftBy.length - 1], leftBy[leftBy.length - 1]));
    return leftBy[before];
  };
  return (place) => {
    countSteps(1);
    const hasOpponent = openFor(place).some((other) => board.areCompatible(place, other));
    if (isFloater.has(place)) return hasOpponent ? 2 : 1;
    return hasOpponent ? 4 : 3;
  };
}

/** The players that stay free for the floaters that are paired later. */
function leftOpen(board: LimBoard, floater: Place, open: readonly Place[]): readonly Place[] {
  countSteps(open.length);
  if (board.edition.excluded === 'all') return open.filter((other) => !board.areCompatible(floater, other));
  const possible = open.filter((other) => board.areCompatible(floater, other));
  const taken = opponentOf(board, floater, possible);
  return open.filter((other) => other !== taken);
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
