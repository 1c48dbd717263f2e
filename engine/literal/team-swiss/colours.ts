import { opposite } from '../../model/event.js';
import type { Colour } from '../../model/event.js';
import type { PastRound } from '../../model/player.js';
import type { LiteralPair } from '../reading.js';
import { colourOf, hasYetToPlay } from './definitions.js';
import type { Participant } from './definitions.js';
import type { RoundPosition } from './position.js';
import type { ColourRule, Moment, Pair } from './text.js';

/** 4.3: gives a pair its colours by the first rule that says something. */
export function allocateColours({ state, form, text }: RoundPosition, pair: Pair): LiteralPair {
  const moment = { state, form };
  const [first, other] = pair.toSorted((a, b) => text.compareFirst(moment, a, b));
  for (const rule of text.colourRules) {
    const colour = form.without.has(rule.id) ? null : rule.colourOf(moment, first, other);
    if (colour === 'white') return { white: first.id, black: other.id, article: rule.id };
    if (colour === 'black') return { white: other.id, black: first.id, article: rule.id };
  }
  throw new RangeError(`nothing gives ${first.id} and ${other.id} their colours`);
}

/** 4.3.1 of both texts: both have yet to play a match. */
export const bothYetToPlay: ColourRule = {
  id: '4.3.1',
  colourOf({ state: { initialColour } }, first, other) {
    if (!hasYetToPlay(first) || !hasYetToPlay(other)) return null;
    return first.parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
  },
};

/** 4.3.5; C.04.5 4.3.2: the colour of the first of two. */
export function whiteToTheLower(ofFirst: number, ofOther: number): Colour | null {
  if (ofFirst === ofOther) return null;
  return ofFirst < ofOther ? 'white' : 'black';
}

/** 4.3.6; C.04.5 4.3.3: the other colours than the most recent time in which they had different ones. */
export function alternateToMostRecentDifference(
  { form }: Moment,
  first: Participant,
  other: Participant,
): Colour | null {
  // M5: match by match, without what was not played (General Handling Rules 3.4), or round by round.
  const historyOf = ({ past, colours }: Participant): readonly (Colour | null)[] =>
    form.otherwise.has('M5') ? past.map((round: PastRound) => colourOf(round)) : colours;
  const [ofFirst, ofOther] = [historyOf(first), historyOf(other)];
  for (let back = 1; back <= Math.min(ofFirst.length, ofOther.length); back++) {
    const [one, another] = [ofFirst[ofFirst.length - back], ofOther[ofOther.length - back]];
    if (one !== null && another !== null && one !== another) return opposite(one);
  }
  return null;
}

/** 4.3.8; C.04.5 4.3.4: another colour for the first than in the last played round. */
export function alternateOfFirst(_: Moment, { colours }: Participant): Colour | null {
  const last = colours.at(-1);
  return last === undefined ? null : opposite(last);
}

/** 4.3.9; C.04.5 4.3.5: another colour for the other than in the last played round. */
export function alternateOfOther(_: Moment, _first: Participant, { colours }: Participant): Colour | null {
  return colours.at(-1) ?? null;
}
