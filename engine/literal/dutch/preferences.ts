import type { Colour } from '../../model/event.js';

/** The colour that a player should get, and how much (2017 A.6, 2026 1.7). */
export interface Preference {
  readonly colour: Colour;
  readonly strength: Strength;
}

export type Strength = 'absolute' | 'strong' | 'mild';

/** 2017 A.6, 2026 1.6: games with White minus games with Black. */
export function colourDifferenceOf(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
}

/**
 * 2017 A.6.a-d, 2026 1.7.1-1.7.4: the colour preference of who had these colours; null for who has not played.
 * B1: where the difference asks for one colour and two equal colours in a row for the other, the difference decides.
 */
export function colourPreferenceOf(colours: readonly Colour[]): Preference | null {
  const difference = colourDifferenceOf(colours);
  const [last, lastButOne] = colours.toReversed();
  if (last === undefined) return null;
  if (difference > 1) return { colour: 'black', strength: 'absolute' };
  if (difference < -1) return { colour: 'white', strength: 'absolute' };
  if (last === lastButOne) return { colour: otherThan(last), strength: 'absolute' };
  if (difference === 1) return { colour: 'black', strength: 'strong' };
  if (difference === -1) return { colour: 'white', strength: 'strong' };
  return { colour: otherThan(last), strength: 'mild' };
}

/** The other colour. */
export function otherThan(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
