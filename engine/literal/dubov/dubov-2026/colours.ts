import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import { alternateToMostRecentDifference } from '../../colours.js';
import type { LiteralPair } from '../../reading.js';
import { hasYetToHaveColour } from './definitions.js';
import type { DubovPlayer, Strength } from './definitions.js';
import type { Pair } from './criteria.js';

/** What a rule on colours says of a pair: the colour of the first of the two, or nothing. */
type ColourRule = (one: DubovPlayer, other: DubovPlayer) => Colour | null;

/** 5.2: the rules in descending priority. The first of the pair is the higher ranked player. */
function colourRules(initialColour: Colour): readonly ColourRule[] {
  return [
    (one, other) => bothYetToPlay(initialColour, one, other),
    grantBothPreferences,
    grantStrongerPreference,
    alternateToMostRecentDifference, // 5.2.4
    ({ preference }) => preference.colour, // 5.2.5
  ];
}

/**
 * Gives a pair its colours.
 * @param articles those of the rules, in their order.
 * @param without the articles of rules that are left out.
 */
export function allocateColours(
  { initialColour }: Pick<RoundState, 'initialColour'>,
  pair: Pair,
  articles: readonly string[],
  without: ReadonlySet<string>,
): LiteralPair {
  const [higher, lower] = pair.toSorted(compareRank);
  for (const [index, rule] of colourRules(initialColour).entries()) {
    const colour = without.has(articles[index]) ? null : rule(higher, lower);
    if (colour === 'white') return { white: higher.id, black: lower.id, article: articles[index] };
    if (colour === 'black') return { white: lower.id, black: higher.id, article: articles[index] };
  }
  throw new RangeError(`nothing gives ${higher.id} and ${lower.id} their colours`);
}

/** 5.2.1: the higher ranked player has more points or, when points are equal, a smaller TPN. */
function compareRank(one: DubovPlayer, other: DubovPlayer): number {
  return other.score - one.score || one.tpn - other.tpn;
}

/** 5.2.1 */
function bothYetToPlay(initialColour: Colour, higher: DubovPlayer, lower: DubovPlayer): Colour | null {
  if (!hasYetToHaveColour(higher) || !hasYetToHaveColour(lower)) return null;
  return higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
}

/** 5.2.2 */
function grantBothPreferences(
  { preference: one }: DubovPlayer,
  { preference: other }: DubovPlayer,
): Colour | null {
  return one.colour === other.colour ? null : one.colour;
}

/** 5.2.3 */
function grantStrongerPreference(
  { preference: one }: DubovPlayer,
  { preference: other }: DubovPlayer,
): Colour | null {
  const difference = rankOf(one.strength) - rankOf(other.strength);
  if (difference === 0) return null;
  return difference > 0 ? one.colour : opposite(other.colour);
}

function rankOf(strength: Strength): number {
  return ['mild', 'strong', 'absolute'].indexOf(strength);
}
