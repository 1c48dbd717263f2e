import { canAllBePaired } from '../enumerate.js';
import { scoregroups } from '../scoregroups.js';
import { mostPairs, without } from './compatibility.js';
import type { MadePair } from './colours.js';
import type { PairingDirection, LimPlayer } from './definitions.js';
import { pairResidents } from './exchanges.js';
import { chooseFloaters } from './floaters.js';
import { pairFloaters } from './opponents.js';
import type { Adjacent, Group, Pair, RoundPosition } from './position.js';

/** 2.2: from the highest scoregroup downward, from the lowest upwards, and the median group last; null where it is blocked. */
export function pairGroups(position: RoundPosition, players: readonly LimPlayer[]): MadePair[] | null {
  const { median } = position;
  const medianGroup = players.filter(({ score }) => score === median);
  const upper = scoregroups(players.filter(({ score }) => score > median));
  const above = pairSide(position, 'down', upper, medianAsAdjacent(medianGroup, []));
  const lower = scoregroups(players.filter(({ score }) => score < median)).reverse();
  const below = pairSide(position, 'up', lower, medianAsAdjacent(medianGroup, above.floaters));
  const pairs = pairMedian(position, medianGroup, above, below);
  return pairs?.map(({ pair, side }) => ({ pair, isHigh: side !== below })) ?? null;
}

/** The median group is paired downward (2.2). */
function medianAsAdjacent(residents: readonly LimPlayer[], floaters: readonly LimPlayer[]): Adjacent {
  return { direction: 'down', residents, floaters };
}

/** The groups above or below the median group, in the order of pairing, and who floats into that. */
interface Side {
  /** The pairs of each group that has been paired, in the order in which they were made. */
  readonly groups: (readonly Pair[])[];
  floaters: LimPlayer[];
}

function pairSide(
  position: RoundPosition,
  direction: PairingDirection,
  groups: readonly (readonly LimPlayer[])[],
  medianGroup: Adjacent,
): Side {
  const side: Side = { groups: [], floaters: [] };
  for (const [index, residents] of groups.entries()) {
    const next = groups.at(index + 1);
    const adjacent = next === undefined ? medianGroup : { direction, residents: next, floaters: [] };
    const group = groupOf(position, {
      direction,
      isMedian: false,
      residents,
      floaters: side.floaters,
      adjacent,
    });
    const floaters = chooseFloaters(position, group);
    side.groups.push(pairGroup(position, withoutFloaters(group, floaters)));
    side.floaters = floaters;
  }
  return side;
}

/** 6, L21: in the last round a group is free of the limits where that gains a pairing. */
function groupOf(position: RoundPosition, parts: Omit<Group, 'mayMeet'>): Group {
  const all = [...parts.residents, ...parts.floaters];
  const { areCompatible, areCompatibleAtLast } = position;
  const gains = mostPairs(all, areCompatibleAtLast) > mostPairs(all, areCompatible);
  return { ...parts, mayMeet: gains ? areCompatibleAtLast : areCompatible };
}

function withoutFloaters(group: Group, some: readonly LimPlayer[]): Group {
  return {
    ...group,
    residents: without(group.residents, ...some),
    floaters: without(group.floaters, ...some),
  };
}

/** 3.6 to 3.8, then 2.4, 4 and 5.2. */
function pairGroup(position: RoundPosition, group: Group): Pair[] {
  const ofFloaters = pairFloaters(position, group);
  const left = without(group.residents, ...ofFloaters.flat());
  return [...ofFloaters, ...pairResidents(left, group.direction, group.mayMeet, position.form)];
}

/** 2.6: the median group, extended step by step where it is blocked; null where nothing is left to be cracked. */
function pairMedian(
  position: RoundPosition,
  residents: readonly LimPlayer[],
  above: Side,
  below: Side,
): { pair: Pair; side: Side | null }[] | null {
  for (;;) {
    const floaters = [...above.floaters, ...below.floaters];
    const group = groupOf(position, {
      direction: 'down',
      isMedian: true,
      residents,
      floaters,
      adjacent: medianAsAdjacent([], []),
    });
    if (canAllBePaired([...residents, ...floaters], group.mayMeet)) {
      const ofMedian = pairGroup(position, group).map((pair) => ({ pair, side: null }));
      const ofSides = [above, below].flatMap((side) => side.groups.flat().map((pair) => ({ pair, side })));
      return [...ofSides, ...ofMedian];
    }
    // 2.6.1, 2.6.2; L19: where a side has no pairing left the other one is cracked.
    const first = above.floaters.length > below.floaters.length ? below : above;
    if (!crack(position, first) && !crack(position, first === above ? below : above)) return null;
  }
}

/** L19: the pairing made last in the group nearest to the median group that has one left. */
function crack({ form }: RoundPosition, side: Side): boolean {
  const index = side.groups.findLastIndex((pairs) => pairs.length > 0);
  if (index < 0) return false;
  const pairs = side.groups[index];
  const isFirst = form.otherwise.has('L19'); // L19
  side.groups[index] = isFirst ? pairs.slice(1) : pairs.slice(0, -1);
  side.floaters.push(...(pairs.at(isFirst ? 0 : -1) ?? []));
  return true;
}
