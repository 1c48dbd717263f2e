import type { Colour, Player } from '../../engine/index.js';

/** What the colour of a game brings a player that rules on colours avoid. */
export interface PairCost {
  /** Starting number. */
  readonly player: number;
  readonly colour: Colour;
  /** `third-colour`: the third game in a row with the colour; `difference`: more than two games more with one colour. */
  readonly kind: 'third-colour' | 'difference';
  /** Games with White minus games with Black, this one included. */
  readonly difference: number;
}

/** What a player gets with this colour; none for most players. */
export function costsOf({ id, colours, colourDifference }: Player, colour: Colour): PairCost[] {
  const difference = colourDifference + (colour === 'white' ? 1 : -1);
  const isThird = colours.length >= 2 && colours.slice(-2).every((one) => one === colour);
  const isWide = Math.abs(difference) > 2 && Math.abs(difference) > Math.abs(colourDifference);
  const cost = { player: id, colour, difference };
  return [
    ...(isThird ? [{ ...cost, kind: 'third-colour' as const }] : []),
    ...(isWide ? [{ ...cost, kind: 'difference' as const }] : []),
  ];
}
