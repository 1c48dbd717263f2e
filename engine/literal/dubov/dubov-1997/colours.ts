import type { Colour } from '../../../model/event.js';
import {
  alternateToMostRecentDifference,
  bothDueColours,
  colourDifference,
  onlyColour,
} from '../../colours.js';
import type { Coloured } from '../../colours.js';
import type { LiteralForm, LiteralPair } from '../../reading.js';
import type { DubovPlayer } from './definitions.js';
import type { Pair } from './limitations.js';

/** A step of chapter 3: the colour of the first of two players, or nothing. */
interface ColourRule {
  readonly id: string;
  readonly article: string;
  readonly colourOf: (...pair: Pair) => Colour | null;
}

/** Chapter 3, in descending priority. */
const colourRules: readonly ColourRule[] = [
  // DA24: a distribution that 2.1 forbids is none, whatever is due.
  { id: '3.bars', article: '2.1', colourOf: onlyColour },
  { id: '3.due', article: '3', colourOf: (one, other) => bothDueColours(one.dueColour, other.dueColour) },
  { id: '3.equal', article: '3', colourOf: equalize },
  { id: '3.alternate', article: '3', colourOf: alternateToMostRecentDifference },
  { id: '3.aro', article: '3', colourOf: whiteFor(({ aro }) => aro) },
  { id: '3.rating', article: '3', colourOf: whiteFor(({ rating }) => -rating) },
  { id: '3.order', article: '3', colourOf: whiteFor(({ place }) => place) }, // DA24
];

/** Gives a pair its colours by the first rule that says something. */
export function allocateColours({ without }: LiteralForm, [one, other]: Pair): LiteralPair {
  for (const rule of colourRules) {
    if (without.has(rule.id)) continue;
    const colour = rule.colourOf(one, other);
    if (colour === 'white') return { white: one.id, black: other.id, article: rule.article };
    if (colour === 'black') return { white: other.id, black: one.id, article: rule.article };
  }
  throw new RangeError(`nothing gives ${one.id} and ${other.id} their colours`);
}

/** The second step: the distribution after which the larger difference of the two is smaller. */
function equalize({ colours: ofOne }: Coloured, { colours: ofOther }: Coloured): Colour | null {
  const [one, other] = [ofOne, ofOther].map(colourDifference);
  const withWhite = Math.max(Math.abs(one + 1), Math.abs(other - 1));
  const withBlack = Math.max(Math.abs(one - 1), Math.abs(other + 1));
  if (withWhite === withBlack) return null;
  return withWhite < withBlack ? 'white' : 'black';
}

/** The last steps: White for who has more of something. */
function whiteFor(valueOf: (player: DubovPlayer) => number): ColourRule['colourOf'] {
  return (one, other) => {
    const difference = valueOf(one) - valueOf(other);
    if (difference === 0) return null;
    return difference > 0 ? 'white' : 'black';
  };
}
