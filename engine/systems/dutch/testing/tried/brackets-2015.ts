import type { DutchPlayer } from '../../player.js';
import type { TriedBracket } from './candidates.js';
import type { Groups, Joining, PairedBracket } from './joining.js';
import { literalBracket } from './tried-bracket.js';
import type { Possibilities } from './possibilities.js';

/** The brackets of the draft of 2015 (C.1 to C.14, A.11). */
export const brackets2015: Joining<TriedBracket> = {
  upper: upperBracket,
  last: (possible, mdps, residents) => ({ ...closing(possible, mdps, residents), kind: 'scoregroup' }),
  joined: (possible, s1, s2) => ({ ...closing(possible, s1, s2), kind: 'joined-last' }),
};

function upperBracket(
  { possible, groups }: Groups,
  index: number,
  mdps: readonly DutchPlayer[],
): PairedBracket<TriedBracket> | null {
  const [residents, next, ...below] = groups.slice(index);
  const isPenultimate = below.length === 0;
  const bracket: TriedBracket = {
    ...{ shape: 'ordinary', mdps, residents, next, rest: below.flat(), byeScore: null },
    ...{ keepsCompletable: isPenultimate, looksAhead: true, isLast: false },
  };
  const kind = isPenultimate ? 'penultimate' : 'scoregroup';
  const own = literalBracket(bracket, possible);
  if (own === null) return null;
  // C.12: where no moved-down player can be paired, all are paired alike.
  const isPaired = mdps.length === 0 || mdps.some((mdp) => !own.floaters.includes(mdp));
  const used = isPaired ? bracket : { ...bracket, mdps: [], residents: [...mdps, ...residents] };
  const chosen = isPaired ? own : literalBracket(used, possible);
  // C.13: P must not become zero in the penultimate bracket.
  const isAlone = mdps.length + residents.length === 1;
  if (chosen === null || (isPenultimate && chosen.pairs.length === 0 && !isAlone)) return null;
  return { kind, bracket: used, chosen };
}

/** The last bracket, in which everybody is paired: moved-down players may meet each other, too (D.4, K3). */
function closing(
  possible: Possibilities,
  mdps: readonly DutchPlayer[],
  residents: readonly DutchPlayer[],
): Omit<PairedBracket<TriedBracket>, 'kind'> {
  const bracket: TriedBracket = {
    ...{
      shape: mdps.length > 0 ? 'joined' : 'ordinary',
      mdps,
      residents,
      next: [],
      rest: [],
      byeScore: null,
    },
    ...{ keepsCompletable: false, looksAhead: false, isLast: true },
  };
  return { bracket, chosen: literalBracket(bracket, possible) };
}
