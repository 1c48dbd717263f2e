import { subsets } from '../../../order/subsets.js';
import { transpositions } from '../../../order/transpositions.js';
import type { Candidate, Pair, Place } from '../../system.js';
import { s1Order, shifterOrder, smallerFirst, subgroupsOf, tpnOrder } from '../orders.js';
import type { Possibilities } from './possibilities.js';
import { literalUpfloaters } from './upfloaters.js';
import type { LiteralBracket } from './upfloaters.js';

/** Pairs a bracket step by step in the order of 3.2; null when those not yet paired cannot all be paired. */
export function literalPairs(possible: Possibilities, bracket: LiteralBracket): Candidate | null {
  const upfloaters = literalUpfloaters(possible, bracket);
  if (upfloaters === null) return null;
  return { pairs: firstPairs(possible, [...bracket.residents, ...upfloaters]), floaters: [] };
}

/** 3.2.3 to 3.2.6. */
function firstPairs(possible: Possibilities, members: readonly Place[]): readonly Pair[] {
  const { players } = possible.state;
  const subgroups = subgroupsOf(members, possible.state);
  const [smaller, larger] = smallerFirst(subgroups);
  const unavoidable = possible.fewest(members, (a, b) => smaller.includes(a) && smaller.includes(b));
  const fewest = possible.fewest(members, (a, b) => wantTheSame(possible, a, b));
  const others = (larger.length - smaller.length) / 2 + unavoidable;
  for (const leavers of subsets(shifterOrder(smaller, players), unavoidable))
    for (const joiners of subsets(shifterOrder(larger, players), others)) {
      const isFirst = smaller === subgroups.g1;
      const [fromG1, fromG2] = isFirst ? [leavers, joiners] : [joiners, leavers];
      const g1 = [...without(subgroups.g1, fromG1), ...fromG2];
      const g2 = [...without(subgroups.g2, fromG2), ...fromG1];
      const s1 = s1Order(g1, players);
      const mayStand = (place: Place, index: number): boolean => possible.mayMeet(s1[index], place);
      for (const t2 of transpositions(tpnOrder(g2, players), s1.length, mayStand)) {
        const pairs = s1.map((place, i): Pair => (place < t2[i] ? [place, t2[i]] : [t2[i], place]));
        if (pairs.filter(([a, b]) => wantTheSame(possible, a, b)).length === fewest) return pairs;
      }
    }
  throw new Error('a bracket with a legal pairing has none in any order');
}

/** [C7]: one of the two does not get the colour preference. */
function wantTheSame(possible: Possibilities, a: Place, b: Place): boolean {
  return possible.player(a).preference === possible.player(b).preference;
}

function without(places: readonly Place[], some: readonly Place[]): Place[] {
  return places.filter((place) => !some.includes(place));
}
