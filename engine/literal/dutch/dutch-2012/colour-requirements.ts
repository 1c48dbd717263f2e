import type { Pair, Rule } from '../bracket.js';
import type { Strength } from '../preferences.js';
import type { Round2012 } from './score-bracket.js';

/**
 * B.2 for top scorers, A.7.d, and X and Z of A.8, in descending priority (C.10.e to C.10.g, I3, I4). X1 and Z1 are only where
 * the search for the least X and Z begins.
 */
export function colourRequirements({ isOdd }: Pick<Round2012, 'isOdd'>): Rule[] {
  const ofTopScorers = pairsThat(
    'B.2-topscorers',
    (pair) => pair.some(({ isTopscorer }) => isTopscorer) && wantTheSame(pair, ['absolute']),
  );
  const a7d = pairsThat('A.7.d', (pair) => wantTheSame(pair, NOT_MILD));
  const x = pairsThat('X', (pair) => wantTheSame(pair, ['mild', ...NOT_MILD]));
  const z = pairsThat('Z', (pair) => wantTheSame(pair, NOT_MILD));
  return [ofTopScorers, ...(isOdd ? [a7d, x] : [x, z])];
}

const NOT_MILD: readonly Strength[] = ['strong', 'absolute'];

function pairsThat(id: string, isBad: (pair: Pair) => boolean): Rule {
  return { id, valueOf: ({ pairs }) => [pairs.filter(isBad).length] };
}

/** Both have a preference of one of these kinds, for the same colour. */
function wantTheSame(
  [{ preference: one }, { preference: other }]: Pair,
  kinds: readonly Strength[],
): boolean {
  if (one === null || other === null) return false;
  return one.colour === other.colour && kinds.includes(one.strength) && kinds.includes(other.strength);
}
