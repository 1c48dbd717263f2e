import { EqualMatchings } from '../../../matching/equal-matchings.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import type { Place } from '../../interface/candidate.js';
import type { RoundBoard } from './board.js';

/**
 * A bracket in which some of the smaller subgroup must meet each other: one of each such pair is shifted (3.2.4.1). The
 * matching has as few of these pairs as can be, and keeps to what is known of the shifters.
 */
export class LeaverGraph {
  /** Pairs that must be made within the smaller subgroup. */
  readonly pairsWithin: number;
  private readonly equal: EqualMatchings;
  /** Of the smaller subgroup: whether somebody is a shifter, as far as that is known. */
  private readonly isShifter: (boolean | null)[];

  constructor(
    board: RoundBoard,
    private readonly smaller: readonly Place[],
    larger: readonly Place[],
  ) {
    const places = [...smaller, ...larger];
    this.isShifter = smaller.map(() => null);
    const size = places.length;
    const matching = new LexMatching(size, 1);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (!board.mayMeet(places[a], places[b])) continue;
        matching.allow(a, b);
        if (b < smaller.length) matching.setWord(a, b, 0, -1);
      }
    if (!matching.solve()) throw new Error('a bracket with its upfloaters cannot be paired');
    this.pairsWithin = 0 - matching.total()[0];
    this.equal = new EqualMatchings(matching);
  }

  /** Shifts a player for good if that goes with the shifters so far; else the player stays for good. */
  shift(place: Place): boolean {
    const vertex = this.smaller.indexOf(place);
    for (const isShifter of [true, false]) {
      // Who is shifted meets one of the smaller subgroup who is not.
      const suits = (other: number): boolean =>
        other < this.smaller.length ? this.isShifter[other] !== isShifter : !isShifter;
      if (!this.equal.narrow(vertex, suits)) continue;
      this.isShifter[vertex] = isShifter;
      return isShifter;
    }
    throw new Error('a player can neither be shifted nor stay');
  }
}
