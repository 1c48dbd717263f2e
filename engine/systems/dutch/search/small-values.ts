import { compareNumbers } from '../../interface/compare-values.js';
import { listOf } from '../criteria/criterion.js';
import type { BracketView, Member, QualityCriterion } from '../criteria/criterion.js';
import type { SmallPairing } from './small-pairings.js';

/** Those of some pairings that are best on a criterion, and what they come to. */
export interface Least {
  readonly pairings: readonly SmallPairing[];
  readonly value: readonly number[];
}

/**
 * The pairings that are best on a criterion. Their values are those of `valueOf`, which keeps a record of every contribution:
 * asked of each pairing, that makes checking some 5 % slower.
 */
export function leastOn(
  criterion: QualityCriterion,
  view: BracketView,
  members: readonly Member[],
  pairings: readonly SmallPairing[],
): Least {
  if (!criterion.concerns(view)) return { pairings, value: [] };
  return leastBy(pairings, ({ pairs, floaters }) => {
    const values: number[] = [];
    for (const [a, b] of pairs) {
      const value = criterion.pair(view, members[a], members[b]);
      if (value !== null) values.push(value);
    }
    for (const v of floaters) {
      const value = criterion.float(view, members[v]);
      if (value !== null) values.push(value);
    }
    return listOf(criterion, values);
  });
}

/** The pairings with the least list of numbers: number by number, and one that ends first is smaller. */
export function leastBy(
  pairings: readonly SmallPairing[],
  valueOf: (pairing: SmallPairing) => readonly number[],
): Least {
  let least: readonly number[] = [];
  let best: SmallPairing[] = [];
  for (const pairing of pairings) {
    const value = valueOf(pairing);
    const order = best.length === 0 ? -1 : compareNumbers(value, least);
    if (order > 0) continue;
    if (order < 0) [least, best] = [value, []];
    best.push(pairing);
  }
  return { pairings: best, value: least };
}
