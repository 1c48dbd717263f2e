import { opposite } from '../../model/event.js';
import { canAllBePaired } from '../enumerate.js';
import type { LiteralForm } from '../reading.js';
import { without } from './compatibility.js';
import type { PairingDirection, LimPlayer } from './definitions.js';
import { fromTheBeginning } from './position.js';
import type { Group, Pair, RoundPosition } from './position.js';
import { inOrderOfPairing } from './turns.js';

/**
 * 3.6 to 3.8: the pairs of the floaters, in the order in which they are made. In the median group those from above come
 * first, then those from below (3.6.3), who take the highest numbered, too (L7).
 */
export function pairFloaters(position: RoundPosition, group: Group): Pair[] {
  const pairs: Pair[] = [];
  let left = [...group.floaters, ...group.residents];
  for (const floater of floatersInTurn(position, group)) {
    if (!left.includes(floater)) continue;
    const isAvailable = (opponent: LimPlayer): boolean =>
      opponent !== floater &&
      group.mayMeet(floater, opponent) &&
      canAllBePaired(without(left, floater, opponent), group.mayMeet); // L24
    const available = left.filter(isAvailable);
    // L8: another floater only where nobody of the group is left for him.
    const ofGroup = available.filter((opponent) => group.residents.includes(opponent));
    const { otherwise, without: leftOut } = position.form;
    const isAnybodyOpen = otherwise.has('L8') || leftOut.has('3.8.residents');
    const open = ofGroup.length > 0 && !isAnybodyOpen ? ofGroup : available;
    const isFromBelow = group.isMedian && floater.score < position.median;
    const direction = isFromBelow && position.form.otherwise.has('L7') ? 'up' : group.direction; // L7
    const opponent = firstOpponent(floater, open, direction, position.form);
    if (opponent === null) throw new RangeError('a floater of a group that can be paired has no opponent');
    pairs.push([floater, opponent]);
    left = without(left, floater, opponent);
  }
  return pairs;
}

function floatersInTurn(
  { median, form }: RoundPosition,
  { floaters, isMedian, direction }: Group,
): LimPlayer[] {
  if (!isMedian) return inOrderOfPairing(floaters, { direction }, form);
  const fromAbove = floaters.filter(({ score }) => score > median);
  return [
    ...inOrderOfPairing(fromAbove, { direction: 'down' }, form),
    ...inOrderOfPairing(without(floaters, ...fromAbove), { direction: 'up' }, form),
  ];
}

/** 3.8: the first one who is due the alternate colour; L36, L39: where nobody is, the first one. */
export function firstOpponent(
  floater: LimPlayer,
  available: readonly LimPlayer[],
  direction: PairingDirection,
  { without: leftOut, otherwise, isMaxi }: LiteralForm,
): LimPlayer | null {
  const inOrder = fromTheBeginning(available, direction);
  const { due } = floater;
  const isDueOther = (player: LimPlayer): boolean => {
    if (due === null) return !otherwise.has('L39') || player.due !== null; // L39
    return otherwise.has('L36') ? player.due !== due : player.due === opposite(due); // L36
  };
  const [first] = inOrder;
  // L30: against the first available one, whose place the exchange takes.
  const isNear = (player: LimPlayer): boolean => !isMaxi || Math.abs(player.rating - first.rating) <= 100;
  const wanted = leftOut.has('3.8.colour')
    ? undefined
    : inOrder.find((player) => isDueOther(player) && isNear(player));
  return wanted ?? inOrder.at(0) ?? null;
}
