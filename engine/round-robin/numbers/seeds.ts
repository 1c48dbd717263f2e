import { meetsLast, roundsOfTable } from '../berger-table.js';
import type { PlayedRound } from '../played-event.js';
import type { Slot } from '../schedule.js';

/**
 * Where numberings are looked for. Two rounds of the table are two reflections of the circle; one after the other they
 * turn it by the difference of the two rounds. So the games of two rounds together are one ring through everybody, if
 * that difference has no divisor in common with the number of rounds: whoever is taken for the last number, the ring
 * gives all the others theirs.
 */
export interface Seed {
  readonly first: number;
  readonly second: number;
  /** How often one of the two could be completed in another way. */
  readonly ways: number;
}

/** Opponents by places of a list; of players without a game those that would have met. */
export type Partners = Int32Array;

/** All pairs of rounds that give a ring, the surest and nearest first. */
export function seedsOf(
  completions: readonly (readonly Partners[])[],
  slots: readonly Slot[],
  places: number,
): Seed[] {
  const circle = roundsOfTable(places);
  const seeds: Seed[] = [];
  const rounds = Math.min(completions.length, slots.length);
  for (let first = 0; first < rounds; first++)
    for (let second = first + 1; second < rounds; second++) {
      const ways = completions[first].length * completions[second].length;
      const turn = Math.abs(slots[second].tableRound - slots[first].tableRound);
      if (ways > 0 && divisor(turn, circle) === 1) seeds.push({ first, second, ways });
    }
  return seeds.sort(
    (a, b) => a.ways - b.ways || a.second - a.first - (b.second - b.first) || a.first - b.first,
  );
}

/** In how many ways those without a game may be put together, as lists of partners; none where they are too many. */
export function completionsOf(
  { games }: PlayedRound,
  placeOf: ReadonlyMap<number, number>,
  places: number,
): Partners[] {
  const partners = new Int32Array(places).fill(-1);
  for (const { white, black } of games) {
    const [a, b] = [placeOf.get(white) ?? 0, placeOf.get(black) ?? 0];
    partners[a] = b;
    partners[b] = a;
  }
  const alone = Array.from(partners.keys()).filter((place) => partners[place] < 0);
  if (alone.length > MOST_ALONE) return [];
  return matchingsOf(alone).map((pairs) => {
    const completed = partners.slice();
    for (const [a, b] of pairs) {
      completed[a] = b;
      completed[b] = a;
    }
    return completed;
  });
}

/** Six players can be put together in fifteen ways. */
const MOST_ALONE = 6;

/**
 * The numbering by two rounds and the player who has the last number, written into `numbers`.
 * @returns false where the two rounds are no ring.
 */
export function followRing(
  [one, other]: readonly [Partners, Partners],
  [first, second]: readonly [Slot, Slot],
  last: number,
  places: number,
  numbers: Int32Array,
): boolean {
  const circle = roundsOfTable(places);
  const opposite = (number: number, { tableRound }: Slot): number =>
    ((tableRound - number + 2 * circle) % circle) + 1;
  numbers.fill(0);
  numbers[last] = places;
  let place = one[last];
  let number = meetsLast(places, first.tableRound);
  for (let given = 1; ; given += 2) {
    numbers[place] = number;
    place = other[place];
    if (place === last) return given === circle;
    number = opposite(number, second);
    numbers[place] = number;
    place = one[place];
    number = opposite(number, first);
  }
}

function matchingsOf(places: readonly number[]): (readonly (readonly [number, number])[])[] {
  const [first, ...others] = places;
  if (first === undefined) return [[]];
  return others.flatMap((second) =>
    matchingsOf(others.filter((place) => place !== second)).map((rest) => [
      [first, second] as const,
      ...rest,
    ]),
  );
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
