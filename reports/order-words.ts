import type { Deviation, Side } from '../checker/index.js';
import { contrast } from './numbers.js';

/**
 * Why the reference comes first when all criteria are equal: the step at which the two part in the sequence of
 * candidates, in bracket sequence numbers (BSN).
 */
export function explainOrder({ published, reference }: Deviation): string {
  const start = 'all criteria are equal, but the rules come to another pairing first: ';
  return start + stepWords(published, reference);
}

function stepWords(published: Side, reference: Side): string {
  const [theirs, ours] = [published.place, reference.place];
  if (theirs === null || ours === null) return 'it is generated earlier';
  switch (published.step) {
    case 'mdp-set': {
      const [left, right] = contrast(theirs.mdpSet, ours.mdpSet, String);
      return `the moved-down players paired in the bracket are BSN ${left}; the set BSN ${right} comes earlier`;
    }
    case 'mdp-transposition': {
      const [left, right] = contrast(theirs.mdpOpponents, ours.mdpOpponents, String);
      return `the moved-down players meet BSN ${left}; the transposition BSN ${right} comes earlier`;
    }
    case 'resident-exchange':
      return `this one needs ${exchange(published)}; ${exchange(reference)} comes earlier`;
    case 'transposition':
    case null: {
      const [left, right] = contrast(theirs.transposition, ours.transposition, String);
      return `the players of S1 meet BSN ${left}; the transposition BSN ${right} comes earlier`;
    }
  }
}

function exchange({ place }: Side): string {
  const { down = [], up = [] } = place ?? {};
  if (down.length === 0) return 'the candidate without an exchange';
  return `the exchange of BSN ${down.join(', ')} for ${up.join(', ')}`;
}
