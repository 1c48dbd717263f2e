import type { Strength } from '../../rules/colour-preference.js';
import type { ColourPreference } from '../../rules/colour-preference.js';
import type { DuePlayer } from '../../rules/due-colours.js';
import type { PreferredColour } from './system.js';

/** A colour preference as reports name it. */
export function preferredColour({ preference, strength }: ColourPreference): PreferredColour {
  return { preference, strength: STRENGTHS[strength] };
}

/** The due colour as reports name it: absolute where the bars leave no other. */
export function preferredDueColour({ due, may, colourDifference }: DuePlayer): PreferredColour {
  if (!may.white || !may.black)
    return { preference: may.white ? 'white' : may.black ? 'black' : null, strength: 'absolute' };
  if (due === null) return { preference: null, strength: 'none' };
  return { preference: due, strength: colourDifference === 0 ? 'mild' : 'strong' };
}

const STRENGTHS = [
  'none',
  'mild',
  'strong',
  'absolute',
] as const satisfies readonly (keyof typeof Strength)[];
