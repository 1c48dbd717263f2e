import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import { alternateToMostRecentDifference } from '../../colours.js';
import type { LiteralPair } from '../../reading.js';
import type { BursteinPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';

/** A rule on colours: what it gives the higher ranked of two players (1.8), or nothing. */
interface ColourRule {
  readonly id: string;
  colourOf(initialColour: Colour, higher: BursteinPlayer, lower: BursteinPlayer): Colour | null;
}

/** 5.2, in descending priority. */
const colourRules: readonly ColourRule[] = [
  { id: '5.2.1', colourOf: bothYetToPlay },
  { id: '5.2.2', colourOf: (_, higher, lower) => grantBothPreferences(higher, lower) },
  { id: '5.2.3', colourOf: (_, higher, lower) => grantStrongerPreference(higher, lower) },
  // 5.2.4 is 5.2.4 of the Dubov System.
  { id: '5.2.4', colourOf: (_, higher, lower) => alternateToMostRecentDifference(higher, lower) },
  { id: '5.2.5', colourOf: (_, { preference }) => preference?.colour ?? null },
];

/** Gives a pair its colours by the first rule that says something. */
export function allocateColours({ state, form, players }: RoundPosition, pair: Pair): LiteralPair {
  const [higher, lower] = pair.toSorted((one, other) => players.indexOf(one) - players.indexOf(other));
  for (const rule of colourRules) {
    const colour = form.without.has(rule.id) ? null : rule.colourOf(state.initialColour, higher, lower);
    if (colour === 'white') return { white: higher.id, black: lower.id, article: rule.id };
    if (colour === 'black') return { white: lower.id, black: higher.id, article: rule.id };
  }
  throw new RangeError(`nothing gives ${higher.id} and ${lower.id} their colours`);
}

/** 5.2.1 */
function bothYetToPlay(initialColour: Colour, higher: BursteinPlayer, lower: BursteinPlayer): Colour | null {
  if (higher.colours.length > 0 || lower.colours.length > 0) return null;
  return higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
}

/** 5.2.2; 1.5.4: who has none leaves the other one's to be granted. */
function grantBothPreferences(
  { preference: higher }: BursteinPlayer,
  { preference: lower }: BursteinPlayer,
): Colour | null {
  if (lower === null || higher === null)
    return higher?.colour ?? (lower === null ? null : opposite(lower.colour));
  return higher.colour === lower.colour ? null : higher.colour;
}

/** 5.2.3 */
function grantStrongerPreference(
  { preference: higher }: BursteinPlayer,
  { preference: lower }: BursteinPlayer,
): Colour | null {
  const strengths = ['mild', 'strong', 'absolute'];
  const [ofHigher, ofLower] = [higher, lower].map((one) => strengths.indexOf(one?.strength ?? 'none'));
  if (ofHigher > ofLower) return higher?.colour ?? null;
  return ofLower > ofHigher && lower !== null ? opposite(lower.colour) : null;
}
