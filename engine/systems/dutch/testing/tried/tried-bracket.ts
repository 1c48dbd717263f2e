import { compareNumbers } from '../../../interface/compare-values.js';
import { candidates } from './candidates.js';
import type { TriedBracket, TriedCandidate } from './candidates.js';
import { Judge } from './judge.js';
import type { Lists } from './judge.js';
import type { Possibilities } from './possibilities.js';

/** The best candidate of a bracket, the first generated of equals; null when none complies with the absolute rules. */
export function literalBracket(bracket: TriedBracket, possible: Possibilities): TriedCandidate | null {
  const size = bracket.mdps.length + bracket.residents.length;
  const judge = new Judge(bracket, possible);
  // The first quality criterion is the number of pairs: fewer are only tried when there is no candidate with more.
  for (let pairs = Math.floor(size / 2); pairs >= 0; pairs--) {
    const bound = judge.bound(size - 2 * pairs);
    let best: { candidate: TriedCandidate; value: Lists } | null = null;
    for (const candidate of candidates(bracket, pairs, (a, b) => possible.mayMeet(a, b))) {
      if (!judge.isLegal(candidate)) continue;
      const value = judge.value(candidate, best?.value ?? null);
      if (value !== null) best = { candidate, value };
      // A perfect candidate is accepted at once (2017 B.4, 2026 3.4.1).
      if (value?.every((list, i) => compareNumbers(list, bound[i]) === 0) === true) return candidate;
    }
    if (best !== null) return best.candidate;
  }
  return null;
}
