import { EqualMatchings } from '../../../matching/equal-matchings.js';
import type { LexMatching } from '../../../matching/lex-matching.js';

/** The top members of a pairing, as numbers among the members from 0, ascending, and the best pairings with just these. */
export interface Tops {
  readonly tops: readonly number[];
  readonly equal: EqualMatchings;
}

/**
 * The top members of the first pairing of a bracket that is best on the criteria (3.6.2, 3.6.3): one after the other is a top
 * member wherever it can be, for who comes first decides.
 */
export function topsOf(best: LexMatching): Tops {
  const { size } = best;
  const upper = Array.from({ length: size / 2 }, (_, index) => index);
  // Nothing comes before the upper half.
  const halves = new EqualMatchings(best);
  if (upper.every((a) => halves.narrow(a, (b) => b >= upper.length))) return { tops: upper, equal: halves };
  const equal = new EqualMatchings(best);
  const tops: number[] = [];
  const isTop: boolean[] = [];
  for (let member = 0; member < size; member++) {
    const isBelow = (other: number): boolean => other > member;
    const isAbove = (other: number): boolean => other < member && isTop[other];
    isTop[member] = 2 * tops.length < size && equal.narrow(member, isBelow);
    if (isTop[member]) tops.push(member);
    else if (!equal.narrow(member, isAbove)) throw new Error('a member can be neither top nor bottom');
  }
  return { tops, equal };
}
