/**
 * The sequence of generation, written down literally (2017 D.1-D.3, 2026 4.2-4.4). BSNs are places in a list here:
 * number 0 is BSN 1.
 */

export interface ResidentExchange {
  /** BSNs moved from S1 to S2, ascending. */
  readonly down: readonly number[];
  /** BSNs moved from S2 to S1, ascending. */
  readonly up: readonly number[];
}

/**
 * All transpositions of S2, by the lexicographic value of their first `count` BSNs; the rest keeps its order.
 * @param mayStand tells whether a player of S2 may come opposite the player of S1 in this place; no order that puts
 * somebody where that is false is come to.
 */
export function* transpositions<T>(
  s2: readonly T[],
  count: number,
  mayStand: (item: T, place: number) => boolean = () => true,
): Generator<readonly T[]> {
  yield* ordersFrom(s2, 0, count, mayStand);
}

function* ordersFrom<T>(
  open: readonly T[],
  place: number,
  count: number,
  mayStand: (item: T, place: number) => boolean,
): Generator<readonly T[]> {
  if (place === count) {
    yield open;
    return;
  }
  for (const [i, item] of open.entries()) {
    if (!mayStand(item, place)) continue;
    const others = [...open.slice(0, i), ...open.slice(i + 1)];
    for (const tail of ordersFrom(others, place + 1, count, mayStand)) yield [item, ...tail];
  }
}

/** All exchanges between an S1 of `half` players and an S2 with the other `size - half`, no exchange first. */
export function residentExchanges(size: number, half: number): readonly ResidentExchange[] {
  const name = `${half} of ${size}`;
  const known = EXCHANGES.get(name) ?? sortedExchanges(size, half);
  EXCHANGES.set(name, known);
  return known;
}

/** They depend on nothing else, and a bracket asks for them again and again. */
const EXCHANGES = new Map<string, readonly ResidentExchange[]>();

function sortedExchanges(size: number, half: number): readonly ResidentExchange[] {
  const s1 = Array.from({ length: half }, (_, i) => i);
  const s2 = Array.from({ length: size - half }, (_, i) => half + i);
  const exchanges: ResidentExchange[] = [];
  for (let count = 0; count <= Math.min(s1.length, s2.length); count++)
    for (const down of subsets(s1, count)) for (const up of subsets(s2, count)) exchanges.push({ down, up });
  return exchanges.sort(compareExchanges);
}

/** Sets of `count` MDPs by their smallest differing BSN (2026 4.4.2; 2017 D.3 b). */
export function* subsets<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = 0; i + count <= list.length; i++)
    for (const tail of subsets(list.slice(i + 1), count - 1)) yield [list[i], ...tail];
}

/** 2017 D.2 a-d, 2026 4.3.2 rules 1-4. */
function compareExchanges(a: ResidentExchange, b: ResidentExchange): number {
  return (
    a.down.length - b.down.length ||
    difference(a) - difference(b) ||
    firstDifference([...b.down].reverse(), [...a.down].reverse()) ||
    firstDifference(a.up, b.up)
  );
}

function difference({ down, up }: ResidentExchange): number {
  return sum(up) - sum(down);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
