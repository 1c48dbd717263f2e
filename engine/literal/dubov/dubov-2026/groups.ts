import { pairings } from '../../enumerate.js';
import type { BracketPairing, Pair } from './criteria.js';
import { hasYetToPlay } from './definitions.js';
import type { DubovPlayer } from './definitions.js';
import { compareAro, possibleShifters, sets, transpositions } from './orders.js';
import type { RoundPosition } from './position.js';

/** A pairing of a bracket as it is generated, and who was shifted for it. */
export interface Generated {
  readonly shifts: Shifts;
  readonly pairs: readonly Pair[];
}

/** 3.2.4: the players who change their subgroup. */
export interface Shifts {
  /** 3.2.4.1 */
  readonly fromSmaller: readonly DubovPlayer[];
  /** 3.2.4.2 */
  readonly fromLarger: readonly DubovPlayer[];
}

/** 3.2.3: the subgroups. */
interface Subgroups {
  readonly g1: readonly DubovPlayer[];
  readonly g2: readonly DubovPlayer[];
}

/** 3.2.3 to 3.2.6: the first pairing of a bracket that is generated and legal. */
export function pairBracket(position: RoundPosition, bracket: BracketPairing): Generated {
  for (const shifts of possibleShifts(position, bracket)) {
    const { g1, g2 } = recomposed(subgroupsOf(position, bracket), shifts);
    const s1 = g1.toSorted(compareAro); // 3.2.5
    const [t2] = transpositions(g2, (player, place) => position.mayMeet(s1[place], player)); // 3.2.6
    if (t2 !== undefined) return { shifts, pairs: s1.map((player, place): Pair => [player, t2[place]]) };
  }
  throw new RangeError('a bracket that can be paired cannot be generated');
}

/** DB11: the first shifts by which a pairing is generated; null where none are. */
export function shiftsOf(
  position: RoundPosition,
  bracket: BracketPairing,
  pairs: readonly Pair[],
): Shifts | null {
  for (const shifts of possibleShifts(position, bracket)) {
    const { g1 } = recomposed(subgroupsOf(position, bracket), shifts);
    if (pairs.every(([one, other]) => g1.includes(one) !== g1.includes(other))) return shifts;
  }
  return null;
}

/** 3.2.3: White seekers and the others; halves where nobody has played. */
function subgroupsOf({ state, form }: RoundPosition, { residents, upfloaters }: BracketPairing): Subgroups {
  const players = [...residents, ...upfloaters].sort((one, other) => one.tpn - other.tpn);
  const mayBeHalved = state.round === 1 || !form.otherwise.has('DB6'); // DB6
  const g1 =
    mayBeHalved && players.every(hasYetToPlay)
      ? players.slice(0, players.length / 2)
      : players.filter(({ preference }) => preference.colour === 'white');
  return { g1, g2: players.filter((player) => !g1.includes(player)) };
}

/** 3.2.4: all shifts of the numbers that are needed, in the order of 4.3. */
function* possibleShifts(position: RoundPosition, bracket: BracketPairing): Generator<Shifts> {
  const { g1, g2 } = subgroupsOf(position, bracket);
  const [smaller, larger] = g1.length <= g2.length ? [g1, g2] : [g2, g1];
  const unavoidable = unavoidablePairs(position, bracket, smaller);
  const surplus = (larger.length + unavoidable - (smaller.length - unavoidable)) / 2;
  // DB10: nobody who was shifted out comes back.
  for (const fromSmaller of sets(possibleShifters(smaller), unavoidable))
    for (const fromLarger of sets(possibleShifters(larger), surplus)) yield { fromSmaller, fromLarger };
}

/**
 * 3.2.4.1: how many pairs of the smaller subgroup every legal pairing has. Those with the fewest comply best with [C7]:
 * for each pair less of one subgroup there is one less of the other. DB12: where nobody has played, the fewest pairs
 * decide though [C7] is the same in all.
 */
function unavoidablePairs(
  { mayMeet }: RoundPosition,
  { residents, upfloaters }: BracketPairing,
  smaller: readonly DubovPlayer[],
): number {
  let fewest = Infinity;
  for (const pairs of pairings([...residents, ...upfloaters], mayMeet)) {
    const within = pairs.filter((pair) => pair.every((player) => smaller.includes(player)));
    fewest = Math.min(fewest, within.length);
  }
  return fewest;
}

/** 3.2.4: the subgroups after the shifts. */
function recomposed({ g1, g2 }: Subgroups, { fromSmaller, fromLarger }: Shifts): Subgroups {
  const shifted = [...fromSmaller, ...fromLarger];
  const exchange = (group: readonly DubovPlayer[], other: readonly DubovPlayer[]): DubovPlayer[] => [
    ...group.filter((player) => !shifted.includes(player)),
    ...other.filter((player) => shifted.includes(player)),
  ];
  return { g1: exchange(g1, g2), g2: exchange(g2, g1) };
}
