import type { Colour } from '../model/event.js';

/** How much a colour preference weighs (2017 A.6, 2026 1.7): none, mild, strong, absolute. */
export const Strength = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;
export type Strength = (typeof Strength)[keyof typeof Strength];

export interface ColourPreference {
  readonly preference: Colour | null;
  readonly strength: Strength;
}

/**
 * Colour preference of a player from the colours played (2017 A.6, 2026 1.7). Where the two conditions of an
 * absolute preference point to different colours the colour difference is taken: it is named first.
 */
export function colourPreference(colours: readonly Colour[], difference: number): ColourPreference {
  const { length } = colours;
  if (length === 0) return { preference: null, strength: Strength.none };
  const last = colours[length - 1];
  if (difference > 1) return { preference: 'black', strength: Strength.absolute };
  if (difference < -1) return { preference: 'white', strength: Strength.absolute };
  const other = last === 'white' ? 'black' : 'white';
  if (length > 1 && colours[length - 2] === last) return { preference: other, strength: Strength.absolute };
  if (difference === 0) return { preference: other, strength: Strength.mild };
  return { preference: difference === 1 ? 'black' : 'white', strength: Strength.strong };
}
