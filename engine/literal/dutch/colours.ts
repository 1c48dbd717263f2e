import type { Colour } from '../../model/event.js';
import type { Pair } from './bracket.js';
import type { DutchPlayer } from './player.js';
import { otherThan } from './preferences.js';
import type { Strength } from './preferences.js';

/** The colours of a pair, and the article that gives them. */
export interface Colours {
  readonly white: DutchPlayer;
  readonly black: DutchPlayer;
  readonly article: string;
}

/** A rule of the colour allocation. */
export interface ColourRule {
  readonly id: string;
  /** Absent: called like the rule. */
  readonly article?: string;
  /** The colour of the higher ranked player; null where the rule does not decide. */
  readonly colourOfHigher: (pair: Pair, initialColour: Colour) => Colour | null;
}

/**
 * The rules of 2017 E and 2026 5.2, which say the same, in descending priority.
 * @param articles how the edition calls them.
 */
export function colourRules(articles: readonly string[]): ColourRule[] {
  return RULES.map((colourOfHigher, index) => ({ id: articles[index], colourOfHigher }));
}

/**
 * Gives the colours of a pair by the first rule that decides.
 * @throws RangeError where none does, for the last one always decides.
 */
export function allocateColours(pair: Pair, rules: readonly ColourRule[], initialColour: Colour): Colours {
  const [higher, lower] = pair;
  for (const { id, article = id, colourOfHigher } of rules) {
    const colour = colourOfHigher(pair, initialColour);
    if (colour === 'white') return { white: higher, black: lower, article };
    if (colour === 'black') return { white: lower, black: higher, article };
  }
  throw new RangeError('no rule gives the colours');
}

/** E.1, 5.2.1: both preferences; who has none leaves the choice to the opponent (A.6.d, 1.7.4). */
function grantBothPreferences([{ preference: ofHigher }, { preference: ofLower }]: Pair): Colour | null {
  if (ofHigher === null) return ofLower === null ? null : otherThan(ofLower.colour);
  if (ofLower === null || ofLower.colour !== ofHigher.colour) return ofHigher.colour;
  return null;
}

/** E.2, 5.2.2: the stronger preference; of two absolute ones the wider colour difference. */
function grantStrongerPreference([higher, lower]: Pair): Colour | null {
  if (higher.preference === null || lower.preference === null) return null;
  const stronger =
    STRENGTHS.indexOf(higher.preference.strength) - STRENGTHS.indexOf(lower.preference.strength);
  const wider = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  const bothAreAbsolute =
    higher.preference.strength === 'absolute' && lower.preference.strength === 'absolute';
  const decisive = bothAreAbsolute ? wider : stronger;
  if (decisive === 0) return null;
  return decisive > 0 ? higher.preference.colour : otherThan(lower.preference.colour);
}

/** E2 of 1992, E.2 of 2012: by the kinds of A7; two of the same kind are equally strong. */
export function grantStrongerKind([{ preference: higher }, { preference: lower }]: Pair): Colour | null {
  if (higher === null || lower === null) return null;
  const order = STRENGTHS.indexOf(higher.strength) - STRENGTHS.indexOf(lower.strength);
  if (order === 0) return null;
  return order > 0 ? higher.colour : otherThan(lower.colour);
}

/** E.3, 5.2.3: the other way round than the most recent time when one had White and the other Black. */
function alternateColours([higher, lower]: Pair): Colour | null {
  const coloursOfLower = lower.colours.toReversed();
  const differing = higher.colours
    .toReversed()
    .find((colour, game) => game < coloursOfLower.length && colour !== coloursOfLower[game]);
  return differing === undefined ? null : otherThan(differing);
}

/** E.4, 5.2.4: the preference of the higher ranked player. */
function grantPreferenceOfHigher([{ preference }]: Pair): Colour | null {
  return preference?.colour ?? null;
}

/** E.5, 5.2.5: an odd number of the higher ranked player gets the initial-colour. */
function goByNumberOfHigher([{ pairingNumber }]: Pair, initialColour: Colour): Colour {
  return pairingNumber % 2 === 1 ? initialColour : otherThan(initialColour);
}

const STRENGTHS: readonly Strength[] = ['mild', 'strong', 'absolute'];
const RULES: readonly ColourRule['colourOfHigher'][] = [
  grantBothPreferences,
  grantStrongerPreference,
  alternateColours,
  grantPreferenceOfHigher,
  goByNumberOfHigher,
];
