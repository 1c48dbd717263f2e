import { EqualMatchings } from '../../../../matching/equal-matchings.js';
import { LexMatching } from '../../../../matching/lex-matching.js';

/**
 * Players to be paired, and others whom they may be matched with instead of with each other: a perfect matching of
 * greatest worth, and of all its equals the first in the order of the tables of 6.2 and 6.4.
 */
export class FirstLine {
  /** False when there is no perfect matching at all. */
  readonly exists: boolean;
  private readonly matching: LexMatching;

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
    this.matching = new LexMatching(size, words);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        const worth = worthOf(a, b);
        if (worth === null) continue;
        this.matching.allow(a, b);
        worth.forEach((value, word) => {
          if (value !== 0) this.matching.setWord(a, b, word, value);
        });
      }
    this.exists = this.matching.solve();
  }

  /**
   * By player the one that he is matched with; `members` for who is matched with another vertex. Asked only where a perfect
   * matching exists.
   */
  first(): number[] {
    const { members } = this;
    const equal = new EqualMatchings(this.matching);
    const found = new Array<number>(members).fill(members);
    for (let one = 0; one < members; one++) {
      if (found[one] < members) continue;
      // Opponents are tried from the lowest upward.
      const others: number[] = [];
      for (let other = members - 1; other > one; other--) if (found[other] === members) others.push(other);
      const mate = equal.pairWithFirst(one, others);
      if (mate < 0) {
        equal.narrow(one, (vertex) => vertex >= members);
        continue;
      }
      found[one] = mate;
      found[mate] = one;
    }
    return found;
  }
}
