import { Strength } from '../../model/player.js';

/** Colour preferences as numbers. */
export const Wish = { None: 0, White: 1, Black: 2 } as const;

/**
 * Colour wishes of the players of S1 and S2 not yet paired: tells when so many want the same colour that the pairs
 * left cannot keep to a budget.
 */
export class Supply {
  private readonly tops = [0, 0, 0];
  private readonly bottoms = [0, 0, 0];
  /** Mild wishes, in S1 and S2 together. */
  private readonly mild = [0, 0, 0];

  /** @param open the unpaired vertices, the first `half` of them S1. */
  constructor(
    private readonly wish: Uint8Array,
    private readonly strength: Uint8Array,
    open: readonly number[],
    half: number,
  ) {
    open.forEach((v, i) => {
      if (i < half) this.returnTop(v);
      else this.returnBottom(v);
    });
  }

  takeTop(v: number): void {
    this.tops[this.wish[v]] -= 1;
    this.mild[this.wish[v]] -= this.isMild(v);
  }

  returnTop(v: number): void {
    this.tops[this.wish[v]] += 1;
    this.mild[this.wish[v]] += this.isMild(v);
  }

  takeBottom(v: number): void {
    this.bottoms[this.wish[v]] -= 1;
    this.mild[this.wish[v]] -= this.isMild(v);
  }

  returnBottom(v: number): void {
    this.bottoms[this.wish[v]] += 1;
    this.mild[this.wish[v]] += this.isMild(v);
  }

  /** False when more pairs must want the same colour than `colours`, or more strong wishes fail than `strong`. */
  suffices(colours: number, strong: number): boolean {
    const white = this.shortage(Wish.White, Wish.Black);
    const black = this.shortage(Wish.Black, Wish.White);
    const failing = Math.max(0, white - this.mild[Wish.White]) + Math.max(0, black - this.mild[Wish.Black]);
    return white + black <= colours && failing <= strong;
  }

  /** Players of S1 with a wish who cannot but meet somebody with the same. */
  private shortage(wish: number, other: number): number {
    return Math.max(0, this.tops[wish] - this.bottoms[other] - this.bottoms[Wish.None]);
  }

  private isMild(v: number): number {
    return this.strength[v] === Strength.mild ? 1 : 0;
  }
}
