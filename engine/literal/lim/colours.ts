import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import type { LiteralPair } from '../reading.js';
import { possibleColours } from './compatibility.js';
import { colourDifference } from './definitions.js';
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
  { id: '5.3', colourOf: (_, ...pair) => onlyColour(pair[0], pair[1]) },
  { id: '5.5', colourOf: (_, ...pair) => bothDue(pair[0], pair[1]) },
  {
    id: '5.4',
    colourOf: ({ form }, higher, lower) =>
      (form.otherwise.has('L1') ? byDifferences(higher, lower) : null) ?? byHistories(higher, lower), // L1
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

/** 5.1.1, 5.1.2, 5.3: what is left where one of them may not have a colour. */
function onlyColour(higher: LimPlayer, lower: LimPlayer): Colour | null {
  const possible = possibleColours(higher, lower);
  return possible.length === 1 ? possible[0] : null;
}

/** 5.5, 5.6: the due colours. */
function bothDue({ due }: LimPlayer, { due: dueLower }: LimPlayer): Colour | null {
  if (due === null || dueLower === null) return due ?? (dueLower === null ? null : opposite(dueLower));
  return due === dueLower ? null : due;
}

/** L1, read otherwise: two who are due the same colour, the one with the larger difference first. */
function byDifferences(higher: LimPlayer, lower: LimPlayer): Colour | null {
  const [own, others] = [higher, lower].map(({ colours }) => Math.abs(colourDifference(colours)));
  if (own === others || higher.due === null) return null;
  return own > others ? higher.due : opposite(higher.due);
}

/** 5.4, 5.6, L1: the histories, going back to the first round with different colours. */
function byHistories({ colours }: LimPlayer, { colours: ofLower }: LimPlayer): Colour | null {
  for (let back = 1; back <= Math.min(colours.length, ofLower.length); back++) {
    const own = colours[colours.length - back];
    if (own !== ofLower[ofLower.length - back]) return opposite(own);
  }
  return null;
}
