import { Wish } from './colour-budget.js';
import type { ColourBudget } from './colour-budget.js';

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
    private readonly budget: ColourBudget,
    open: readonly number[],
    half: number,
  ) {
    open.forEach((v, i) => {
      if (i < half) this.returnTop(v);
      else this.returnBottom(v);
    });
  }

  takeTop(v: number): void {
    this.tops[this.budget.wish[v]] -= 1;
    this.mild[this.budget.wish[v]] -= this.budget.isMild[v];
  }

  returnTop(v: number): void {
    this.tops[this.budget.wish[v]] += 1;
    this.mild[this.budget.wish[v]] += this.budget.isMild[v];
  }

  takeBottom(v: number): void {
    this.bottoms[this.budget.wish[v]] -= 1;
    this.mild[this.budget.wish[v]] -= this.budget.isMild[v];
  }

  returnBottom(v: number): void {
    this.bottoms[this.budget.wish[v]] += 1;
    this.mild[this.budget.wish[v]] += this.budget.isMild[v];
  }

  /** False when more pairs must want the same colour, or more strong wishes fail, than the budget has left. */
  suffices(): boolean {
    const { colours, strong } = this.budget;
    const white = this.shortage(Wish.White, Wish.Black);
    const black = this.shortage(Wish.Black, Wish.White);
    const failing = Math.max(0, white - this.mild[Wish.White]) + Math.max(0, black - this.mild[Wish.Black]);
    return white + black <= colours && failing <= strong;
  }

  /** Players of S1 with a wish who cannot but meet somebody with the same. */
  private shortage(wish: number, other: number): number {
    return Math.max(0, this.tops[wish] - this.bottoms[other] - this.bottoms[Wish.None]);
  }
}
