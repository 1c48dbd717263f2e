/**
 * Packs digits of lexicographic weights into words (mixed radix), higher ones first, so that no sum over a matching can
 * carry from one digit into the next.
 */
export class DigitRoom {
  /** Number of words used so far. */
  words = 0;
  private room = 0;

  /** @param capacity bound on the size of a word. */
  constructor(private readonly capacity: number) {}

  /**
   * Opens a digit below the ones placed so far: whatever they hold, the new ones stay below their factor.
   * @throws RangeError when a digit alone is more than a word can hold.
   */
  place(radix: number): Digit {
    if (radix > this.capacity) throw new RangeError(`a criterion comes to ${radix}, more than can be held`);
    if (this.words === 0 || this.room < radix) {
      this.words += 1;
      this.room = this.capacity;
    }
    this.room = Math.floor(this.room / radix);
    return { word: this.words - 1, factor: this.room };
  }
}

export interface Digit {
  readonly word: number;
  readonly factor: number;
}
