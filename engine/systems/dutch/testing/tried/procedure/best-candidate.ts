import { compareNumbers } from '../../../../interface/compare-values.js';
import type { DutchPlayer } from '../../../player.js';
import { isHomogeneous, isLast, isPenultimate, membersOf } from './bracket.js';
import type { ProcedureBracket, ProcedureCandidate } from './bracket.js';
import { candidates } from './candidates.js';
import { givenUp } from './requirements.js';
import type { Given } from './requirements.js';

/**
 * The best candidate of a bracket: most pairs and most pairs with moved-down players (C.14), then the requirements given up
 * as little as possible (C.10), then the first in the orders of D. Everything is tried out.
 * @param mayLeave whether those who would float may.
 * @returns null when there is none, or none with a pair of a moved-down player with a resident, where there are any.
 */
export function bestCandidate(
  bracket: ProcedureBracket,
  mayLeave: (floaters: readonly DutchPlayer[]) => boolean = () => true,
): ProcedureCandidate | null {
  const size = membersOf(bracket).length;
  for (const tried of goals(bracket)) {
    let best: ProcedureCandidate | null = null;
    let least: readonly Given[] = [];
    for (const { m1, pairs } of tried) {
      if (isLast(bracket) && size - 2 * pairs > 1) continue;
      for (const candidate of candidates(bracket, m1, pairs)) {
        const { floaters } = candidate;
        if (isLast(bracket) ? floaters.some(({ mayTakeBye }) => !mayTakeBye) : !mayLeave(floaters)) continue;
        const given = lessGivenUp(bracket, candidate, best === null ? null : least);
        if (given === null) continue;
        [best, least] = [candidate, given];
        if (isPerfect(given)) return best;
      }
    }
    if (best !== null) return best;
  }
  return null;
}

/**
 * Moved-down players paired with residents, and pairs in all, in the order in which they are tried (C.14, I13); those that
 * are listed together are tried as one.
 */
function goals(bracket: ProcedureBracket): { m1: number; pairs: number }[][] {
  const { mdps, residents, shape } = bracket;
  const most = Math.floor(membersOf(bracket).length / 2);
  if (isHomogeneous(bracket)) return downFrom(most, 0).map((pairs) => [{ m1: 0, pairs }]);
  const sets = downFrom(Math.min(mdps.length, residents.length), shape === 'joined' ? 0 : 1);
  // The bye comes before the number of those paired across (I16), which is then a requirement like others.
  if (shape === 'joined') return [sets.map((m1) => ({ m1, pairs: most }))];
  const tried = sets.flatMap((m1) =>
    downFrom(m1 + Math.floor((residents.length - m1) / 2), m1).map((pairs) => ({ m1, pairs })),
  );
  // Where players have to be left that the last bracket can use, the number of pairs comes first (I13).
  if (isPenultimate(bracket)) tried.sort((a, b) => b.pairs - a.pairs || b.m1 - a.m1);
  return tried.map((goal) => [goal]);
}

function downFrom(most: number, least: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => most - i);
}

/** What a candidate gives up; null when it is no less than another did. */
function lessGivenUp(
  bracket: ProcedureBracket,
  candidate: ProcedureCandidate,
  other: readonly Given[] | null,
): Given[] | null {
  const all: Given[] = [];
  let isLess = other === null;
  for (const given of givenUp(bracket, candidate)) {
    const order = isLess || other === null ? -1 : compareNumbers(given.value, other[all.length].value);
    if (order > 0) return null;
    isLess ||= order < 0;
    all.push(given);
  }
  return isLess ? all : null;
}

/** No requirement is given up but the number of pairs, which all candidates that are tried together have. */
function isPerfect(given: readonly Given[]): boolean {
  return given.every(({ rule, value }) => value.length === 0 || rule === 'P' || rule === 'D.3');
}
