import { opposite } from '../model/event.js';
import type { Colour } from '../model/event.js';
import type { PastRound } from '../model/player.js';

/** Somebody with the colours of the games played, the oldest first. */
export interface Coloured {
  readonly colours: readonly Colour[];
}

/** The colours of the games played, the oldest first; General Handling Rules 3.4: only those count. */
export function coloursOf(past: readonly PastRound[]): Colour[] {
  return past.flatMap(({ isPlayed, colour }) => (isPlayed && colour !== null ? [colour] : []));
}

/** Games with White minus games with Black. */
export function colourDifference(colours: readonly Colour[]): number {
  const whites = colours.filter((colour) => colour === 'white').length;
  return whites - (colours.length - whites);
}

/** The due colour of old texts: the one played less often, else the other one than in the last game; null without a game. */
export function dueColourOf(colours: readonly Colour[]): Colour | null {
  const difference = colourDifference(colours);
  if (difference !== 0) return difference < 0 ? 'white' : 'black';
  const last = colours.at(-1);
  return last === undefined ? null : opposite(last);
}

/** C.04.1.f and g: the colours that the first of two may have while the other has the opposite one. */
export function possibleColours(one: Coloured, other: Coloured): Colour[] {
  return (['white', 'black'] as const).filter(
    (colour) => mayHave(one, colour) && mayHave(other, opposite(colour)),
  );
}

/** C.04.1.f: no difference beyond two, where the colour makes it greater; C.04.1.g: no colour three times in a row. */
export function mayHave({ colours }: Coloured, colour: Colour): boolean {
  const difference = colourDifference(colours);
  const isTooMany = colour === 'white' ? difference >= 2 : difference <= -2;
  const isThirdInARow = colours.length >= 2 && colours.slice(-2).every((last) => last === colour);
  return !isTooMany && !isThirdInARow;
}

/** What is left where one of two may not have a colour; null where both are, or none. */
export function onlyColour(one: Coloured, other: Coloured): Colour | null {
  const possible = possibleColours(one, other);
  return possible.length === 1 ? possible[0] : null;
}

/** The due colours of two, for the first of them; who is due none leaves the other one's to be given. */
export function bothDueColours(due: Colour | null, dueOther: Colour | null): Colour | null {
  if (due === dueOther) return null;
  return due ?? (dueOther === null ? null : opposite(dueOther));
}

/** The other colour than in the most recent game back in which the two had different ones. */
export function alternateToMostRecentDifference(one: Coloured, other: Coloured): Colour | null {
  for (let back = 1; back <= Math.min(one.colours.length, other.colours.length); back++) {
    const own = one.colours[one.colours.length - back];
    if (own !== other.colours[other.colours.length - back]) return opposite(own);
  }
  return null;
}
