import { GROUPS, NOBODY, noPlayers } from './colour-budget.js';
import type { ColourBudget } from './colour-budget.js';

/**
 * Colour preferences of the players of S1 and S2 not yet paired: tells when so many want the same colour that the pairs
 * left cannot keep to the budget, whoever of S2 stays unpaired.
 */
export class OpenPreferences {
  private readonly tops = noPlayers();
  private readonly bottoms = noPlayers();
  private readonly downfloaters = noPlayers();
  private readonly odd: boolean;

  /** @param mayDownfloat 1 for the vertices one of whom stays unpaired when S2 is the larger. */
  constructor(
    private readonly budget: ColourBudget,
    private readonly mayDownfloat: readonly number[],
    s1: readonly number[],
    s2: readonly number[],
  ) {
    this.odd = s2.length > s1.length;
    for (const v of s1) this.changeTop(v, 1);
    for (const v of s2) this.changeBottom(v, 1);
  }

  /** Takes a player of S1 out (-1) or puts him back (1). */
  changeTop(v: number, sign: 1 | -1): void {
    this.tops[this.budget.group[v]] += sign;
  }

  /** Takes a player of S2 out (-1) or puts him back (1). */
  changeBottom(v: number, sign: 1 | -1): void {
    const group = this.budget.group[v];
    this.bottoms[group] += sign;
    this.downfloaters[group] += sign * this.mayDownfloat[v];
  }

  /** False when the pairs left cannot keep to the budget. */
  suffices(): boolean {
    const { budget, tops, bottoms, downfloaters } = this;
    if (!this.odd) return budget.allowsAcross(tops, bottoms, NOBODY);
    for (let group = 0; group < GROUPS; group++)
      if (downfloaters[group] > 0 && budget.allowsAcross(tops, bottoms, group)) return true;
    return false;
  }
}
