import { LexMatching } from '../../../matching/lex-matching.js';
import type { Place } from '../../candidate.js';
import type { RoundBoard } from './board.js';

/**
 * A bracket in which some of the smaller subgroup must meet each other: one of each such pair is shifted (3.2.4.1). The
 * matching has as few of these pairs as can be, and keeps to what is known of the shifters.
 */
export class LeaverGraph {
  /** Pairs that must be made within the smaller subgroup. */
  readonly pairsWithin: number;
  private readonly places: readonly Place[];
  private readonly matching: LexMatching;
  /** Of the smaller subgroup: whether somebody is a shifter, as far as that is known. */
  private readonly isShifter: (boolean | null)[];

  constructor(
    board: RoundBoard,
    private readonly smaller: readonly Place[],
    larger: readonly Place[],
  ) {
    this.places = [...smaller, ...larger];
    this.isShifter = smaller.map(() => null);
    const size = this.places.length;
    this.matching = new LexMatching(size, WORDS);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (!board.mayMeet(this.places[a], this.places[b])) continue;
        this.matching.allow(a, b);
        if (b < smaller.length) this.matching.setWord(a, b, WITHIN, -1);
      }
    if (!this.matching.solve()) throw new Error('a bracket with its upfloaters cannot be paired');
    this.pairsWithin = this.count().within;
  }

  /** Shifts a player for good if that goes with the shifters so far; else the player stays for good. */
  shift(place: Place): boolean {
    const vertex = this.smaller.indexOf(place);
    for (const isShifter of [true, false]) {
      this.decide(vertex, isShifter);
      const { against, within } = this.count();
      if (against === 0 && within === this.pairsWithin) return isShifter;
    }
    throw new Error('a player can neither be shifted nor stay');
  }

  private decide(vertex: number, isShifter: boolean): void {
    const { matching, smaller, places } = this;
    this.isShifter[vertex] = isShifter;
    matching.release(vertex);
    places.forEach((_, other) => {
      if (!matching.isAllowed(vertex, other)) return;
      // Who is shifted meets one of the smaller subgroup who is not.
      const isAgainst = other < smaller.length ? this.isShifter[other] === isShifter : isShifter;
      matching.setWord(vertex, other, AGAINST, isAgainst ? -1 : 0);
    });
    matching.refit(vertex);
    if (!matching.solve()) throw new Error('a bracket became unsolvable');
  }

  private count(): { readonly against: number; readonly within: number } {
    const total = this.matching.total();
    const [against, within] = [0 - total[AGAINST], 0 - total[WITHIN]];
    return { against, within };
  }
}

/** Words of the costs: pairs against what is known of the shifters, pairs within the smaller subgroup. */
const [AGAINST, WITHIN, WORDS] = [0, 1, 2];
