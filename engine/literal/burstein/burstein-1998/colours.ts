import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import {
  alternateToMostRecentDifference,
  bothDueColours,
  colourDifference,
  onlyColour,
} from '../../colours.js';
import type { LiteralPair } from '../../reading.js';
import { compareInGroup } from './definitions.js';
import type { BursteinPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';
import type { Values } from './values.js';

/** A rule on colours: what it gives the first of two players, who is the higher ranked, or nothing. */
interface ColourRule {
  readonly id: string;
  readonly article: string;
  colourOf(position: RoundPosition, first: BursteinPlayer, other: BursteinPlayer): Colour | null;
}

/** 5, in descending priority. */
const colourRules: readonly ColourRule[] = [
  { id: '5.1', article: '5.1', colourOf: colourOfFirstRound },
  { id: '5.bars', article: '5.2-5.3', colourOf: (_, ...pair) => onlyColour(...pair) },
  { id: '5.4.due', article: '5.4', colourOf: (_, { due }, other) => bothDueColours(due, other.due) },
  { id: '5.4.equal', article: '5.4', colourOf: (_, ...pair) => equalized(...pair) },
  { id: '5.4.alternate', article: '5.4', colourOf: (_, ...pair) => alternateToMostRecentDifference(...pair) },
  ...(['sonnebornBerger', 'buchholz', 'median', 'rating'] as const).map((value): ColourRule => ({
    id: `5.4.${value === 'sonnebornBerger' ? 'sb' : value}`,
    article: '5.4',
    // BA11: the values of 3.2, whatever the scores.
    colourOf: ({ form }, first, other) =>
      form.otherwise.has('BA11') && first.score !== other.score // BA11
        ? first.due
        : dueOfHigher(value, first, other),
  })),
  // BA15: the first in the initial order.
  { id: '5.4.order', article: '5.4', colourOf: (_, ...pair) => dueOfFirst(...pair) },
  // BA19: as in the first round.
  { id: '5.4.none', article: '5.4', colourOf: ({ state }, first) => byNumber(state.initialColour, first) },
];

/** Gives a pair its colours by the first rule that says something. */
export function allocateColours(position: RoundPosition, pair: Pair): LiteralPair {
  const { form } = position;
  const [first, other] = pair.toSorted((one, another) => compareHigher(position, one, another));
  for (const rule of colourRules) {
    const colour = form.without.has(rule.id) ? null : rule.colourOf(position, first, other);
    if (colour === 'white') return { white: first.id, black: other.id, article: rule.article };
    if (colour === 'black') return { white: other.id, black: first.id, article: rule.article };
  }
  throw new RangeError(`nothing gives ${first.id} and ${other.id} their colours`);
}

/** BA11: "higher" is by the values of 3.2, whatever the scores. */
function compareHigher({ form }: RoundPosition, one: BursteinPlayer, other: BursteinPlayer): number {
  const byScore = form.otherwise.has('BA11') ? other.score - one.score : 0; // BA11
  return byScore || compareInGroup(one, other);
}

/** 5.1, BA17: by the number of the higher ranked, who is of the top half. */
function colourOfFirstRound({ state }: RoundPosition, first: BursteinPlayer): Colour | null {
  return state.round === 1 ? byNumber(state.initialColour, first) : null;
}

function byNumber(initialColour: Colour, { number }: BursteinPlayer): Colour {
  return number % 2 === 1 ? initialColour : opposite(initialColour);
}

/** 5.4, second: who has had more games with one colour than the other has gets the other colour. */
function equalized({ colours }: BursteinPlayer, { colours: ofOther }: BursteinPlayer): Colour | null {
  const [own, others] = [colourDifference(colours), colourDifference(ofOther)];
  if (own === others) return null;
  return own > others ? 'black' : 'white';
}

/** 5.4, fourth: the due colour of the one with the higher value. */
function dueOfHigher(
  value: keyof Values,
  { values, due }: BursteinPlayer,
  { values: ofOther, due: dueOther }: BursteinPlayer,
): Colour | null {
  if (values[value] === ofOther[value]) return null;
  if (values[value] > ofOther[value]) return due;
  return dueOther === null ? null : opposite(dueOther);
}

function dueOfFirst(first: BursteinPlayer, other: BursteinPlayer): Colour | null {
  if (first.order < other.order) return first.due;
  return other.due === null ? null : opposite(other.due);
}
