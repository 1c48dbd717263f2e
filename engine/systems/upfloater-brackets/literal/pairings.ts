import { subsets } from '../../../order/subsets.js';
import { transpositions } from '../../../order/transpositions.js';
import { tpnOrder } from '../../bye-first/orders.js';
import { compareNumbers } from '../../compare-values.js';
import type { Pair, Place } from '../../system.js';
import { pairCriteriaOf } from '../criteria.js';
import type { Possibilities } from './possibilities.js';

/** 3.6.4: the first pairing of a bracket, in the order of identifiers, that is best on the criteria on pairs. */
export function literalPairs(possible: Possibilities, members: readonly Place[]): readonly Pair[] {
  const criteria = pairCriteriaOf(possible.edition, possible.state);
  let best: { readonly pairs: readonly Pair[]; readonly values: readonly number[] } | null = null;
  for (const pairs of identifiedPairings(possible, members)) {
    const values = criteria.map(
      ({ counts }) => pairs.filter(([a, b]) => counts(possible.player(a), possible.player(b))).length,
    );
    if (best === null || compareNumbers(values, best.values) < 0) best = { pairs, values };
    if (values.every((value) => value === 0)) return pairs;
  }
  if (best === null) throw new Error('a bracket that can be paired has no pairing in any order');
  return best.pairs;
}

/** 3.6.1-3.6.3: all legal pairings, by the top members of their identifiers, then by the bottom members. */
export function* identifiedPairings(
  possible: Pick<Possibilities, 'mayMeet' | 'state'>,
  places: readonly Place[],
): Generator<readonly Pair[]> {
  const { players } = possible.state;
  const members = tpnOrder(places, players);
  for (const tops of subsets(members, members.length / 2)) {
    const others = members.filter((place) => !tops.includes(place));
    const mayStand = (bottom: Place, index: number): boolean =>
      players[tops[index]].order < players[bottom].order && possible.mayMeet(tops[index], bottom);
    for (const bottoms of transpositions(others, tops.length, mayStand))
      yield tops.map((top, i): Pair => (top < bottoms[i] ? [top, bottoms[i]] : [bottoms[i], top]));
  }
}
