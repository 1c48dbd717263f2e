import type { PairingPlayer } from '../../model/player.js';
import { Strength } from '../../model/player.js';

/** Colour preferences as numbers. */
export const Wish = { None: 0, White: 1, Black: 2 } as const;

/**
 * How many pairs of players who want the same colour, and how many failing strong wishes among them, a bracket has to
 * have by the numbers of its wishes alone; and how many of them are left for the players not yet paired. Vertices are
 * the players in the order given. At most one of them stays unpaired.
 */
export class ColourBudget {
  readonly wish: Uint8Array;
  readonly isMild: Uint8Array;
  /** Pairs of equal wishes, and failing strong wishes among them, that may still be made. */
  colours: number;
  strong: number;
  private readonly strength: Uint8Array;
  /** Of the players not yet paired: how many there are, and how many have each wish, and a mild one. */
  private open: number;
  private readonly wishes = [0, 0, 0];
  private readonly mild = [0, 0, 0];

  constructor(players: readonly PairingPlayer[]) {
    this.wish = Uint8Array.from(players, ({ preference }) =>
      preference === null ? Wish.None : preference === 'white' ? Wish.White : Wish.Black,
    );
    this.strength = Uint8Array.from(players, ({ strength }) => strength);
    this.isMild = this.strength.map((strength) => (strength === Strength.mild ? 1 : 0));
    this.open = players.length;
    players.forEach((_, v) => {
      this.wishes[this.wish[v]] += 1;
      this.mild[this.wish[v]] += this.isMild[v];
    });
    [this.colours, this.strong] = this.fewest();
  }

  /** The pair keeps, alone, to what is left. */
  isAffordable(a: number, b: number): boolean {
    const cost = this.cost(a, b);
    return (cost & 1) <= this.colours && cost >> 1 <= this.strong;
  }

  /** False when the players not yet paired cannot keep to what is left. */
  suffices(): boolean {
    const [colours, strong] = this.fewest();
    return colours <= this.colours && strong <= this.strong;
  }

  take(a: number, b: number): void {
    this.count(a, b, -1);
  }

  giveBack(a: number, b: number): void {
    this.count(a, b, 1);
  }

  /** Lower bounds for the players not yet paired; one who stays unpaired is best one of those who are too many. */
  private fewest(): [number, number] {
    const { wishes, mild, open } = this;
    const wanted = wishes[Wish.White] > wishes[Wish.Black] ? Wish.White : Wish.Black;
    const colours = Math.max(0, (2 * wishes[wanted] - open - (open % 2)) / 2);
    return [colours, Math.max(0, colours - mild[wanted])];
  }

  private count(a: number, b: number, sign: 1 | -1): void {
    const { wish, wishes, mild, isMild } = this;
    const cost = this.cost(a, b);
    this.colours += sign * (cost & 1);
    this.strong += sign * (cost >> 1);
    this.open += 2 * sign;
    wishes[wish[a]] += sign;
    wishes[wish[b]] += sign;
    mild[wish[a]] += sign * isMild[a];
    mild[wish[b]] += sign * isMild[b];
  }

  /** 1 when the two want the same colour, and 2 more when a strong wish fails. */
  private cost(a: number, b: number): number {
    const { wish, strength } = this;
    if (wish[a] === Wish.None || wish[a] !== wish[b]) return 0;
    return Math.min(strength[a], strength[b]) === Strength.strong ? 3 : 1;
  }
}
