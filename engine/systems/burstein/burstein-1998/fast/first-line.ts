import { LexMatching } from '../../../../matching/lex-matching.js';

/**
 * Players to be paired, and others whom they may be matched with instead of with each other: a perfect matching of
 * greatest worth, and of all its equals the first in the order of the tables of 6.2 and 6.4.
 */
export class FirstLine {
  /** False when there is no perfect matching at all. */
  readonly exists: boolean;
  private readonly matching: LexMatching;
  /** What the matching is worth, without the pairs that have been taken out. */
  private best: Float64Array;
  /** Players who are matched with nobody of the others for good. */
  private readonly apart = new Set<number>();

  /**
   * @param members so many vertices, the first ones, are the players, the highest first; for a player every other vertex
   * comes after them.
   * @param worthOf what it is worth to match two vertices, number by number; null where they may not be.
   * @param words numbers of a worth.
   */
  constructor(
    private readonly members: number,
    size: number,
    worthOf: (a: number, b: number) => readonly number[] | null,
    words: number,
  ) {
    this.matching = new LexMatching(size, PENALTY + 1 + words);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        const worth = worthOf(a, b);
        if (worth === null) continue;
        this.matching.allow(a, b);
        worth.forEach((value, word) => {
          if (value !== 0) this.matching.setWord(a, b, PENALTY + 1 + word, value);
        });
      }
    this.exists = this.matching.solve();
    this.best = this.matching.total();
  }

  /** By player the vertex that he is matched with; asked once, and only where a perfect matching exists. */
  first(): number[] {
    const { matching, members } = this;
    const found = new Array<number>(members).fill(-1);
    for (let one = 0; one < members; one++) {
      if (found[one] >= 0) continue;
      for (let other = members - 1; other > one && isBefore(other, matching.mate[one], members); other--)
        if (found[other] < 0 && this.joins(one, other)) break;
      const mate = matching.mate[one];
      found[one] = mate;
      if (mate < members) found[mate] = one;
      this.settle(one, mate);
    }
    return found;
  }

  /** Matches two players where that is worth as much; false, and nothing is changed, where it is not. */
  private joins(one: number, other: number): boolean {
    const { matching } = this;
    if (!matching.couldHold(one, other)) return false;
    if (matching.exchange(one, other)) return true;
    this.penalise(one, (vertex) => vertex !== other);
    const total = matching.total();
    const isAsGood = this.best.every((value, word) => value === total[word]);
    if (!isAsGood) this.penalise(one, () => false);
    return isAsGood;
  }

  /** Takes two players out; who is matched with another vertex only meets none of the others. */
  private settle(one: number, mate: number): void {
    const { matching, members } = this;
    if (mate >= members) {
      this.apart.add(one);
      this.penalise(one, (vertex) => vertex < members);
      return;
    }
    matching.removePair(one);
    if (!matching.solve()) throw new Error('a matching without one of its pairs is none');
    this.best = matching.total();
  }

  private penalise(one: number, isUnwanted: (vertex: number) => boolean): void {
    const { matching, members, apart } = this;
    matching.release(one);
    for (let vertex = 0; vertex < matching.size; vertex++) {
      if (!matching.isAllowed(one, vertex)) continue;
      const isKept = vertex < members && apart.has(vertex);
      matching.setWord(one, vertex, PENALTY, isKept || isUnwanted(vertex) ? -1 : 0);
    }
    matching.refit(one);
    if (!matching.solve()) throw new Error('a matching with other weights is none');
  }
}

/** The word of the weights that keeps a player from some of the others. */
const PENALTY = 0;

/** Opponents are tried from the lowest upward, and then the vertices that are no players. */
function isBefore(other: number, mate: number, members: number): boolean {
  return mate >= members || other > mate;
}
