import { subsets } from '../../../order/subsets.js';
import { compareNumbers } from '../../compare-values.js';
import type { Candidate, Place } from '../../system.js';
import { isOfBracket } from '../criteria.js';
import type { BracketCriterion } from '../criteria.js';
import type { Bracket } from '../stages.js';
import { pairings } from './pairings.js';
import type { Possibilities } from './possibilities.js';

/** The values of a candidate, criterion after criterion; of what is read in the following bracket one after the other. */
type Values = readonly (readonly number[])[];

/**
 * The first of the best pairings (3.2): as few virtual players as can be, and then all pairings with so many, in order;
 * null when those not yet paired cannot all be paired.
 */
export function literalPairs(possible: Possibilities, bracket: Bracket): Candidate | null {
  const { members, next, rest } = bracket;
  const mayMeet = possible.mayMeet.bind(possible);
  const known = new Map<string, Values>();
  for (let virtual = members.length % 2; virtual <= members.length; virtual += 2) {
    let best: { readonly candidate: Candidate; readonly values: Values } | null = null;
    for (const candidate of pairings(members, virtual, mayMeet)) {
      if (!possible.canComplete([...candidate.floaters, ...next, ...rest])) continue;
      const values = valuesOf(possible, bracket, candidate, known);
      if (best === null || compareValues(values, best.values) < 0) best = { candidate, values };
    }
    if (best !== null) return inPlaces(best.candidate);
  }
  return null;
}

/** The floaters by their places in the round, as everywhere. */
function inPlaces({ pairs, floaters }: Candidate): Candidate {
  return { pairs, floaters: [...floaters].sort((a, b) => a - b) };
}

/** The best that the following bracket can do with these floaters (2.3.3): who floats out of it; null: it cannot go on. */
export function literalFloatersAfter(
  possible: Possibilities,
  { next, rest }: Pick<Bracket, 'next' | 'rest'>,
  floaters: readonly Place[],
  reads: readonly BracketCriterion[],
): readonly Place[] | null {
  const members = [...floaters, ...next];
  let best: { readonly left: readonly Place[]; readonly values: Values } | null = null;
  for (let number = members.length % 2; number <= members.length && best === null; number += 2)
    for (const left of subsets(members, number)) {
      const paired = members.filter((place) => !left.includes(place));
      if (!possible.canComplete(paired) || !possible.canComplete([...left, ...rest])) continue;
      const values = reads.map((read) => floatValue(possible, read, left));
      if (best === null || compareValues(values, best.values) < 0) best = { left, values };
    }
  return best?.left ?? null;
}

function valuesOf(
  possible: Possibilities,
  bracket: Bracket,
  candidate: Candidate,
  known: Map<string, Values>,
): Values {
  const { criteria } = possible.edition;
  return criteria.flatMap((rule): Values => {
    if (!isOfBracket(rule)) return lookAhead(possible, bracket, candidate.floaters, rule.reads, known);
    const met = candidate.pairs.map(([a, b]) => rule.pair(possible.player(a), possible.player(b)));
    const counted = met.filter((value) => value !== null);
    return [[...counted, ...floatValue(possible, rule, candidate.floaters)]];
  });
}

/** The same for all candidates with the same floaters. */
function lookAhead(
  possible: Possibilities,
  bracket: Bracket,
  floaters: readonly Place[],
  reads: readonly BracketCriterion[],
  known: Map<string, Values>,
): Values {
  if (bracket.next.length === 0) return [];
  const key = [...floaters].sort((a, b) => a - b).join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const left = literalFloatersAfter(possible, bracket, floaters, reads);
  if (left === null) throw new Error('a round that can be completed has a bracket that cannot go on');
  const values = reads.map((read) => floatValue(possible, read, left));
  known.set(key, values);
  return values;
}

function floatValue(possible: Possibilities, rule: BracketCriterion, floaters: readonly Place[]): number[] {
  const values = floaters.map((place) => rule.float(possible.player(place)));
  return values.filter((value) => value !== null).sort((a, b) => b - a);
}

function compareValues(a: Values, b: Values): number {
  for (const [index, value] of a.entries()) {
    const order = compareNumbers(value, b[index]);
    if (order !== 0) return order;
  }
  return 0;
}
