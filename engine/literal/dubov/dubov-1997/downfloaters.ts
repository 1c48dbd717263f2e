import { canAllBePaired, compareLists, smallestBy, subsets } from '../../enumerate.js';
import type { LiteralForm } from '../../reading.js';
import type { DubovPlayer } from './definitions.js';
import type { RoundPosition } from './limitations.js';
import type { Group } from './transfers.js';

/** Those who leave a score group so that the others can all be paired. */
export interface Leaving {
  /** Its own players, who go down (6.4). */
  readonly down: readonly DubovPlayer[];
  /** Those who were to be transferred and stay where they were (DA23). */
  readonly back: readonly DubovPlayer[];
}

/**
 * 6.4: as few as possible go down; DA23: before any of them, those who were to be transferred stay where they were.
 * @param floaters those who have come from above.
 * @param lower of the lower score groups, without those to be transferred.
 */
export function chooseLeaving(
  position: RoundPosition,
  group: Group,
  floaters: readonly DubovPlayer[],
  lower: readonly DubovPlayer[],
): Leaving {
  const { own, transferred } = group;
  for (let down = 0; down <= own.length; down++)
    for (let back = 0; back <= transferred.length; back++) {
      const possible = [...leavings(position, group, down, back)];
      const valuesOf = (leaving: Leaving): number[] => preference(position, floaters, lower, leaving);
      if (possible.length > 0) return smallestBy(possible, valuesOf)[0];
    }
  throw new RangeError('nobody is left, and they cannot be paired');
}

/** All ways in which so many go down, so many stay where they were and the others can be paired. */
function* leavings(
  { mayMeet }: RoundPosition,
  { own, transferred }: Group,
  numberDown: number,
  numberBack: number,
): Generator<Leaving> {
  for (const down of subsets(own, numberDown))
    for (const back of subsets(transferred, numberBack)) {
      const others = [...own, ...transferred].filter(
        (player) => !down.includes(player) && !back.includes(player),
      );
      if (canAllBePaired(others, mayMeet)) yield { down, back };
    }
}

/** 6.4: the characteristics a to d of all who go down, then their ranks (DA8). */
function preference(
  position: RoundPosition,
  floaters: readonly DubovPlayer[],
  lower: readonly DubovPlayer[],
  { down, back }: Leaving,
): number[] {
  const { form } = position;
  const next = nextScoreGroup([...lower, ...back]);
  const characteristics = down.map((player) => characteristic(position, floaters, next, player));
  return [
    ...(form.without.has('6.4.a-d') ? [] : characteristics.sort((one, other) => one - other)),
    ...[down, back].flatMap((players) =>
      players
        .map((player) => rankOf(form, player))
        .sort(compareLists)
        .flat(),
    ),
  ];
}

/** DA8, DA9: the lowest rated, the higher ARO, the last by name: the mirror of 7.1 and 7.2. */
function rankOf({ otherwise }: LiteralForm, { rating, aro, alphabetical }: DubovPlayer): number[] {
  if (otherwise.has('DA8')) return [-rating, -aro, -alphabetical]; // DA8
  if (otherwise.has('DA9')) return [aro, rating, -alphabetical]; // DA9
  return [rating, -aro, -alphabetical];
}

/** 6.4: a, b, c or d, as 0 to 3. */
function characteristic(
  { mayMeet }: RoundPosition,
  floaters: readonly DubovPlayer[],
  next: readonly DubovPlayer[],
  player: DubovPlayer,
): number {
  const canBePairedThere = next.some((other) => mayMeet(player, other));
  return (floaters.includes(player) ? 2 : 0) + (canBePairedThere ? 0 : 1);
}

/** 6.4: where floaters are transferred to; a score group that has lost all its players to transfers is none. */
function nextScoreGroup(lower: readonly DubovPlayer[]): DubovPlayer[] {
  const top = Math.max(...lower.map(({ score }) => score));
  return lower.filter(({ score }) => score === top);
}
