import { roundsOfTable } from '../berger-table.js';
import type { PlayedRound } from '../played-event.js';
import type { Slot } from '../schedule.js';

/** The games of an event in one row, by the places of the players in a list: what a numbering is held against. */
export class GameList {
  readonly count: number;
  private readonly rounds: Int32Array;
  private readonly whites: Int32Array;
  private readonly blacks: Int32Array;
  private readonly known: Uint8Array;

  /** @param placeOf place of a player in the list of those who are numbered. */
  constructor(rounds: readonly PlayedRound[], placeOf: ReadonlyMap<number, number>) {
    const games = rounds.flatMap((round, index) => round.games.map((game) => ({ ...game, index })));
    const place = (id: number): number => placeOf.get(id) ?? 0;
    this.count = games.length;
    this.rounds = Int32Array.from(games, ({ index }) => index);
    this.whites = Int32Array.from(games, ({ white }) => place(white));
    this.blacks = Int32Array.from(games, ({ black }) => place(black));
    this.known = Uint8Array.from(games, ({ coloursKnown }) => (coloursKnown ? 1 : 0));
  }

  /**
   * What a numbering leaves unexplained: 2 for a game that is not in the round of its numbers, 1 for one with turned
   * colours. Stops as soon as it is more than the limit.
   * @param numbers the number of the player at each place of the list.
   */
  unexplained(numbers: ArrayLike<number>, sums: RoundSums, places: number, limit: number): number {
    let cost = 0;
    for (let index = 0; index < this.count && cost <= limit; index++)
      cost += this.costOf(index, numbers, sums, places);
    return cost;
  }

  /** How many rounds a numbering leaves something unexplained in. Stops as soon as they are more than the limit. */
  countWrongRounds(numbers: ArrayLike<number>, sums: RoundSums, places: number, limit: number): number {
    let [count, last] = [0, -1];
    for (let index = 0; index < this.count && count <= limit; index++) {
      if (this.rounds[index] === last || this.costOf(index, numbers, sums, places) === 0) continue;
      last = this.rounds[index];
      count += 1;
    }
    return count;
  }

  /**
   * Whether nine in ten of the games whose colours are known, and that are in the round of their numbers, have turned ones;
   * these games must be in two rounds at least.
   * @param isCompared which rounds (0-based) are looked at.
   */
  areTurned(
    numbers: ArrayLike<number>,
    sums: RoundSums,
    places: number,
    isCompared: (round: number) => boolean = () => true,
  ): boolean {
    const turnedIn = new Set<number>();
    let [certain, turned] = [0, 0];
    for (let index = 0; index < this.count; index++) {
      if (this.known[index] === 0 || !isCompared(this.rounds[index])) continue;
      const cost = this.costOf(index, numbers, sums, places);
      if (cost > 1) continue;
      certain += 1;
      turned += cost;
      if (cost === 1) turnedIn.add(this.rounds[index]);
    }
    return turnedIn.size > 1 && turned >= 0.9 * certain;
  }

  private costOf(
    index: number,
    numbers: ArrayLike<number>,
    { sums, reversed }: RoundSums,
    places: number,
  ): number {
    const round = this.rounds[index];
    const [white, black] = [numbers[this.whites[index]], numbers[this.blacks[index]]];
    const isLast = white === places || black === places;
    const sum = isLast ? 2 * Math.min(white, black) : white + black;
    if (sum % roundsOfTable(places) !== sums[round]) return 2;
    if (this.known[index] === 0) return 0;
    const isLowerWhite = isLast ? sum <= places : sum % 2 === 1;
    return (isLowerWhite === white < black) === (reversed[round] === 1) ? 1 : 0;
  }
}

/** What the rounds of an event ask of the numbers. */
export interface RoundSums {
  /** The sum of the numbers of a pair, modulo the rounds of the table; -1: the table has no such round. */
  readonly sums: Int32Array;
  /** 1 where the colours are turned. */
  readonly reversed: Uint8Array;
}

export function roundSums(slots: readonly Slot[], rounds: number, places: number): RoundSums {
  const sums = new Int32Array(rounds).fill(-1);
  const reversed = new Uint8Array(rounds);
  slots.slice(0, rounds).forEach(({ tableRound, isReversed }, index) => {
    sums[index] = (tableRound + 1) % roundsOfTable(places);
    reversed[index] = isReversed ? 1 : 0;
  });
  return { sums, reversed };
}
