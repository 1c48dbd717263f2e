import type { Row } from './layout.js';
import { REACH } from './layout.js';

/** How wide a drawing is, in its units: it can be read on a phone. */
export const WIDTH = 424;
/** Where arcs end, from either side, and where the disc of the colour in this game is. */
export const ARC_END = REACH + 4;
export const SEAT_DISC = ARC_END + 7;
/** Where the numbers of the opponents end, from either side. */
export const SEAT_END = ARC_END + 36;
export const LINE_START = SEAT_END + 8;

/** Of a letter, in the widest of the fonts with letters of one width. */
const LETTER = 7.2;
/** From the middle of a disc to that of the next one. */
export const GAME = 9;

/** Where the parts of the lines of players are, in units of the drawing. */
export interface Columns {
  /** The middle of the disc of the first game. */
  readonly games: number;
  /** Null: nobody has played before. */
  readonly due: number | null;
  readonly name: number;
}

/** Returns the columns of the lines of a drawing, which have the same parts. */
export function columnsOf(rows: readonly Row[]): Columns {
  const letters = Math.max(0, ...rows.map(({ line }) => line.facts.length));
  const count = Math.max(0, ...rows.map(({ line }) => line.games.length));
  const games = Math.round(LINE_START + letters * LETTER + 9);
  if (count === 0) return { games, due: null, name: games - 2 };
  const due = games + count * GAME + 5;
  return { games, due, name: due + 11 };
}
