/**
 * The Berger tables (C.05, Annex 1), computed. A table has an even number of places; an odd number of players takes the
 * one with a place more, and whoever meets the last number has a rest round.
 *
 * The numbers below the last one stand on a circle, counted modulo their number m. In round r the numbers a and b meet
 * whose sum is r + 1 modulo m; the one who would meet himself, 2a = r + 1, meets the last number.
 */
export interface TableGame {
  readonly white: number;
  readonly black: number;
}

/** Places of the table for a number of players: the next even number. */
export function placesFor(players: number): number {
  return players + (players % 2);
}

/** Rounds of one cycle. */
export function roundsOfTable(places: number): number {
  return places - 1;
}

/**
 * The games of a round (1-based) in the printed order: the pair of the last number, then from there around the circle.
 * @param places an even number, at least 2.
 */
export function tableRound(places: number, round: number): TableGame[] {
  const circle = roundsOfTable(places);
  const middle = meetsLast(places, round);
  const onCircle = (number: number): number => ((number - 1 + 2 * circle) % circle) + 1;
  const others = Array.from({ length: places / 2 - 1 }, (_, index) =>
    gameOf(places, onCircle(middle + index + 1), onCircle(middle - index - 1)),
  );
  return [gameOf(places, middle, places), ...others];
}

/** The table: entry r-1 is round r. */
export function bergerTable(places: number): TableGame[][] {
  return Array.from({ length: roundsOfTable(places) }, (_, index) => tableRound(places, index + 1));
}

/** The round (1-based) in which two numbers meet. */
export function roundOfPair(places: number, a: number, b: number): number {
  const circle = roundsOfTable(places);
  const sum = a === places ? 2 * b : b === places ? 2 * a : a + b;
  return ((sum - 2 + circle) % circle) + 1;
}

/** The number that meets the last one in a round (1-based): of an odd number of players the one who rests. */
export function meetsLast(places: number, round: number): number {
  return round % 2 === 1 ? (round + 1) / 2 : (places + round) / 2;
}

/** The game of two numbers, with the colours of the table. */
export function gameOf(places: number, a: number, b: number): TableGame {
  const [lower, higher] = a < b ? [a, b] : [b, a];
  const isLowerWhite = higher === places ? lower <= places / 2 : (lower + higher) % 2 === 1;
  return isLowerWhite ? { white: lower, black: higher } : { white: higher, black: lower };
}
