import { opposite } from '../model/event.js';
import type { Colour } from '../model/event.js';
import type { Player } from '../model/player.js';
import type { ColourPreference } from './colour-preference.js';
import type { Rule } from './rule.js';

/** One step of the colour allocation (2017 E, 2026 5.2): the colour of the higher ranked player, or null to go on. */
export interface ColourRule extends Rule {
  decide(higher: ColouredPlayer, lower: ColouredPlayer, initialColour: Colour): Colour | null;
}

/** What the colour rules read of a player. */
export type ColouredPlayer = ColourPreference &
  Pick<Player, 'id' | 'past' | 'colours' | 'colourDifference' | 'parityNumber'>;

/** The five steps in their usual order, under the article numbers given. */
export function colourRules(
  articles: readonly [string, string, string, string, string],
): readonly ColourRule[] {
  return STEPS.map((step, index) => colourRule(step, articles[index]));
}

/** A step under its article. */
export function colourRule(step: ColourStep, article: string): ColourRule {
  return { id: article, article, level: 'colour', kind: 'colour', ...step };
}

/** A step, whatever its article. */
export type ColourStep = Omit<ColourRule, 'id' | 'article' | 'level' | 'kind'>;

/**
 * Allocates the colours of a pair: the first rule that decides.
 * @returns the colour of the higher ranked player, the rule, and whether the wider colour difference was what decided.
 */
export function allocateColour(
  rules: readonly ColourRule[],
  higher: ColouredPlayer,
  lower: ColouredPlayer,
  initialColour: Colour,
): { colour: Colour; rule: ColourRule; isByDifference: boolean } {
  for (const rule of rules) {
    const colour = rule.decide(higher, lower, initialColour);
    if (colour === null) continue;
    const isByDifference = rule.comparesDifferences === true && higher.strength === lower.strength;
    return { colour, rule, isByDifference };
  }
  throw new Error('the last colour rule always decides');
}

export const grantBoth: ColourStep = {
  title: 'grant both colour preferences',
  decide(higher, lower) {
    if (higher.preference === null) return lower.preference === null ? null : opposite(lower.preference);
    return lower.preference === higher.preference ? null : higher.preference;
  },
};

export const grantStronger: ColourStep = {
  title: 'grant the stronger colour preference',
  comparesDifferences: true,
  decide(higher, lower) {
    const gap = higher.strength - lower.strength || widerDifference(higher, lower);
    if (gap > 0) return higher.preference;
    return gap < 0 && lower.preference !== null ? opposite(lower.preference) : null;
  },
};

export const alternate: ColourStep = {
  title: 'alternate to the most recent time one had White and the other Black',
  decide(higher, lower) {
    const games = Math.min(higher.colours.length, lower.colours.length);
    for (let back = 1; back <= games; back++) {
      const colour = higher.colours[higher.colours.length - back];
      if (colour !== lower.colours[lower.colours.length - back]) return opposite(colour);
    }
    return null;
  },
};

export const grantHigherRanked: ColourStep = {
  title: 'grant the colour preference of the higher ranked player',
  decide: (higher) => higher.preference,
};

export const parityOfHigherRanked: ColourStep = {
  title: 'odd pairing number of the higher ranked player: initial-colour, else the other',
  readsParity: 'in all rounds',
  decide: (higher, _lower, initialColour) =>
    higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour),
};

const STEPS: readonly ColourStep[] = [
  grantBoth,
  grantStronger,
  alternate,
  grantHigherRanked,
  parityOfHigherRanked,
];

/**
 * If both preferences are absolute (topscorers), the wider colour difference counts. Other preferences that are equally
 * strong have equally wide differences.
 */
function widerDifference(higher: ColouredPlayer, lower: ColouredPlayer): number {
  return Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
}
