import { subsets } from '../../../order/subsets.js';
import { compareNumbers } from '../../compare-values.js';
import type { Place } from '../../system.js';
import { criteriaOf, valueOf } from '../criteria.js';
import { upfloaterOrder } from '../orders.js';
import type { Possibilities } from './possibilities.js';

/** A bracket of which everything is tried out. */
export interface LiteralBracket {
  readonly residents: readonly Place[];
  readonly below: readonly Place[];
}

/** The set of upfloaters that the text comes to (3.2.1, 3.2.2); null when no set lets all be paired. */
export function literalUpfloaters(possible: Possibilities, bracket: LiteralBracket): readonly Place[] | null {
  const pool = upfloaterOrder(bracket.below, possible.state.players);
  for (let number = 0; number <= pool.length; number++) {
    let best: { readonly set: readonly Place[]; readonly values: Values } | null = null;
    for (const set of subsets(pool, number)) {
      if (!isLegal(possible, bracket, set)) continue;
      const values = valuesOf(possible, bracket.residents, set);
      if (best === null || compareValues(values, best.values) < 0) best = { set, values };
    }
    if (best !== null) return best.set;
  }
  return null;
}

/** 3.2.1, note: [C1], [C3] and [C4]. */
function isLegal(
  possible: Possibilities,
  { residents, below }: LiteralBracket,
  upfloaters: readonly Place[],
): boolean {
  const left = below.filter((place) => !upfloaters.includes(place));
  return possible.canComplete(left) && possible.canComplete([...residents, ...upfloaters]);
}

/** By the rules of the edition, in order of priority. */
type Values = readonly (readonly number[])[];

/**
 * The values of the best pairing of residents and upfloaters. Every upfloater meets a resident, for with two who meet
 * each other two fewer would do; and one criterion looks at all pairs.
 */
function valuesOf(
  possible: Possibilities,
  residents: readonly Place[],
  upfloaters: readonly Place[],
): Values {
  const player = possible.player.bind(possible);
  return criteriaOf(possible.edition, possible.state).map((rule) => {
    const floating = upfloaters.map((place) => rule.upfloater(player(place), player(residents[0])));
    const members = [...residents, ...upfloaters];
    const counted = rule.countsPairs
      ? possible.fewest(members, (a, b) => rule.pair(player(a), player(b)) !== null)
      : 0;
    const pairs = new Array<number>(counted).fill(1);
    return valueOf(rule, [...floating.filter((value) => value !== null), ...pairs]);
  });
}

function compareValues(a: Values, b: Values): number {
  for (const [index, value] of a.entries()) {
    const order = compareNumbers(value, b[index]);
    if (order !== 0) return order;
  }
  return 0;
}
