import { subsets } from '../../../order/subsets.js';
import { upfloaterOrder } from '../../bye-first/orders.js';
import { compareNumbers } from '../../compare-values.js';
import type { Place } from '../../system.js';
import { criteriaOf } from '../criteria.js';
import type { FollowingCriterion, UpfloaterCriterion } from '../criteria.js';
import type { Possibilities } from './possibilities.js';

/** A top scoregroup of which everything is tried out. */
export interface LiteralScoregroup {
  readonly score: number;
  readonly residents: readonly Place[];
  readonly below: readonly Place[];
}

/**
 * 3.5: of all sets of potential upfloaters that make the bracket and the rest legal, those with the fewest (C4), of these
 * the best on the other criteria, one after the other, of these the first (3.5.4); null when there is none.
 */
export function literalUpfloaters(
  possible: Possibilities,
  group: LiteralScoregroup,
): readonly Place[] | null {
  const pool = upfloaterOrder(group.below, possible.state.players);
  for (let number = 0; number <= pool.length; number++) {
    // The order of subsets is that of 3.5.4: where scores are the same, so is the order of places and of TPNs.
    let sets = [...subsets(pool, number)].filter((set) => isLegal(possible, group, set));
    if (sets.length === 0) continue;
    for (const criterion of criteriaOf(possible.edition, possible.state)) {
      if (criterion.of === 'pairs') continue;
      const values = sets.map((set) => literalValue(possible, group, set, criterion));
      const best = values.reduce((a, b) => (compareNumbers(b, a) < 0 ? b : a));
      sets = sets.filter((_, index) => compareNumbers(values[index], best) === 0);
    }
    return sets[0];
  }
  return null;
}

function isLegal(
  possible: Possibilities,
  { residents, below }: LiteralScoregroup,
  set: readonly Place[],
): boolean {
  return possible.canComplete([...residents, ...set]) && possible.canComplete(without(below, set));
}

function literalValue(
  possible: Possibilities,
  group: LiteralScoregroup,
  set: readonly Place[],
  criterion: UpfloaterCriterion | FollowingCriterion,
): readonly number[] {
  if (criterion.of === 'following bracket') {
    const needed = literalNeeded(possible, group, without(group.below, set), criterion);
    return needed === null ? [Infinity] : [criterion.weighed(needed)];
  }
  const resident = possible.player(group.residents[0]);
  return set
    .map((place) => criterion.upfloater(possible.player(place), resident))
    .filter((value) => value !== null)
    .sort((a, b) => b - a);
}

/** [C6]: the fewest upfloaters with which the following scoregroup can be paired; 0 for an empty one. */
export function literalNeeded(
  possible: Possibilities,
  { score, below }: Pick<LiteralScoregroup, 'score' | 'below'>,
  left: readonly Place[],
  { follows }: FollowingCriterion,
): number | null {
  const { players } = possible.state;
  const among = follows === 'in the standings' ? players : below.map((place) => players[place]);
  const following = Math.max(...among.map((player) => player.score).filter((lower) => lower < score));
  const next = left.filter((place) => players[place].score === following);
  const others = without(left, next);
  if (next.length === 0) return possible.canComplete(others) ? 0 : null;
  for (let number = 0; number <= others.length; number++)
    for (const set of subsets(others, number))
      if (possible.canComplete([...next, ...set]) && possible.canComplete(without(others, set)))
        return number;
  return null;
}

function without(places: readonly Place[], some: readonly Place[]): Place[] {
  return places.filter((place) => !some.includes(place));
}
