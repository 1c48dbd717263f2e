import { LexMatching } from '../../../../matching/lex-matching.js';
import { lastOpponents } from '../../last-opponents.js';

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

  /** By player the one that he is matched with; -1 for who is with another vertex. Asked only where a perfect matching exists. */
  first(): Int32Array {
    return lastOpponents(this.matching, this.members, () => true);
  }
}
