import type { Pair, Place } from '../../../interface/candidate.js';
import { s1Order, shifterOrder, smallerFirst, subgroupsOf, tpnOrder, upfloaterOrder } from '../../orders.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import type { Situation } from './situation.js';

/** Where the pairs of a bracket are first generated (3.2.2 to 3.2.6), in the sequence numbers of chapter 4. */
export function placeOf({ state, below }: Situation, pairs: readonly Pair[]): SequencePlace {
  const { players } = state;
  const members = pairs.flat();
  const { g1, g2 } = subgroupsOf(members, state);
  const [smaller, larger] = smallerFirst({ g1, g2 });
  const [leaving, joining] = [smaller, larger].map((group) => shifterOrder(group, players));
  const leavers = shiftedIn(leaving, pairs);
  const joiners = shiftedIn(joining, pairs);
  const shifted = [
    ...leavers.map((number) => leaving[number - 1]),
    ...joiners.map((number) => joining[number - 1]),
  ];
  // Who is shifted ends up in the other subgroup.
  const isFirst = (place: Place): boolean => g1.includes(place) !== shifted.includes(place);
  const s1 = s1Order(members.filter(isFirst), players);
  const pool = tpnOrder(
    members.filter((place) => !isFirst(place)),
    players,
  );
  const opponents = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const numberOf = (order: readonly Place[], place: Place): number => order.indexOf(place) + 1;
  const above = upfloaterOrder(below, players);
  return {
    upfloaters: members
      .flatMap((place) => (below.includes(place) ? numberOf(above, place) : []))
      .sort(ascending),
    leavers,
    joiners,
    transposition: s1.map((place) => numberOf(pool, opponents.get(place) ?? -1)),
  };
}

/** One of each pair within a subgroup is shifted, the one with the smaller sequence number: such sets come first. */
function shiftedIn(order: readonly Place[], pairs: readonly Pair[]): number[] {
  return pairs
    .map((pair) => pair.map((place) => order.indexOf(place) + 1))
    .filter((numbers) => numbers.every((number) => number > 0))
    .map((numbers) => Math.min(...numbers))
    .sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}
