import { EqualMatchings } from '../../matching/equal-matchings.js';
import type { LexMatching } from '../../matching/lex-matching.js';

/**
 * Goes through the first vertices of a solved graph in order: each is paired with the last of those after it that a best
 * matching allows. Where there is none, it is matched with another vertex, and is paired with nobody.
 * @param isPair whether two of them are a pair when they are matched.
 * @returns the partner of each, -1 for none.
 */
export function lastOpponents(
  matching: LexMatching,
  members: number,
  isPair: (a: number, b: number) => boolean,
): Int32Array {
  const equal = new EqualMatchings(matching);
  const partners = new Int32Array(members).fill(-1);
  for (let one = 0; one < members; one++) {
    if (partners[one] >= 0) continue;
    const others: number[] = [];
    for (let other = members - 1; other > one; other--)
      if (partners[other] < 0 && isPair(one, other)) others.push(other);
    const last = equal.pairWithFirst(one, others);
    if (last < 0) equal.narrow(one, (other) => other >= members || !isPair(one, other));
    else {
      partners[one] = last;
      partners[last] = one;
    }
  }
  return partners;
}
