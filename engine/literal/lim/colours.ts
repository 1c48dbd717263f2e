import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import { alternateToMostRecentDifference, bothDueColours, colourDifference, onlyColour } from '../colours.js';
import type { LiteralPair } from '../reading.js';
import type { LimPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';

/** A pair with where it was made. */
export interface MadePair {
  readonly pair: Pair;
  /** In the median group or above. */
  readonly isHigh: boolean;
}

/** A rule on colours: what it gives the higher numbered of two, or nothing. */
interface ColourRule {
  readonly id: string;
  colourOf(position: RoundPosition, higher: LimPlayer, lower: LimPlayer, isHigh: boolean): Colour | null;
}

/** 5.3 to 5.6 and 7.2, in descending priority. */
const colourRules: readonly ColourRule[] = [
  { id: '5.3', colourOf: (_, higher, lower) => onlyColour(higher, lower) },
  { id: '5.5', colourOf: (_, { due }, lower) => bothDueColours(due, lower.due) },
  {
    id: '5.4',
    colourOf: ({ form }, higher, lower) =>
      (form.otherwise.has('L1') ? byDifferences(higher, lower) : null) ??
      alternateToMostRecentDifference(higher, lower), // L1
  },
  {
    id: '5.4.rank',
    colourOf: ({ form }, higher, lower, isHigh) => {
      const { due } = higher;
      // L2: "higher ranked" by the pairing number.
      const isHigher = !form.otherwise.has('L2') || higher.score >= lower.score;
      return due === null ? null : isHigh === isHigher ? due : opposite(due);
    },
  },
  // L28: as in round 1, where nobody has played.
  {
    id: '7.2',
    colourOf: ({ state: { initialColour } }, { parityNumber }) =>
      parityNumber % 2 === 1 ? initialColour : opposite(initialColour),
  },
];

/** Gives a pair its colours by the first rule that says something. */
export function allocateColours(
  position: RoundPosition,
  { pair, isHigh }: MadePair,
  articleOf: (rule: string) => string,
): LiteralPair {
  const [higher, lower] = pair.toSorted((one, other) => one.number - other.number);
  for (const rule of colourRules) {
    const isLeftOut = position.form.without.has(rule.id);
    const colour = isLeftOut ? null : rule.colourOf(position, higher, lower, isHigh);
    const article = articleOf(rule.id);
    if (colour === 'white') return { white: higher.id, black: lower.id, article };
    if (colour === 'black') return { white: lower.id, black: higher.id, article };
  }
  throw new RangeError(`nothing gives ${higher.id} and ${lower.id} their colours`);
}

/** L1, read otherwise: two who are due the same colour, the one with the larger difference first. */
function byDifferences(higher: LimPlayer, lower: LimPlayer): Colour | null {
  const [own, others] = [higher, lower].map(({ colours }) => Math.abs(colourDifference(colours)));
  if (own === others || higher.due === null) return null;
  return own > others ? higher.due : opposite(higher.due);
}
