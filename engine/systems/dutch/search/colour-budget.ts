import type { DutchPlayer } from '../player.js';
import { Strength } from '../../../rules/colour-preference.js';

/** Colour preferences as numbers. */
const Preferred = { None: 0, White: 1, Black: 2 } as const;

/** Players with the same preference, mild or not, make a group: 2 x the colour, 1 more when it is mild. */
export const GROUPS = 6;

/** Nobody's group: nobody stays unpaired. */
export const NOBODY = -1;

/** Numbers of players by group. */
type GroupCounts = number[];

/** Of each of the groups nobody. */
export function noPlayers(): GroupCounts {
  return [0, 0, 0, 0, 0, 0];
}

/**
 * How many pairs of players who want the same colour, and how many failing strong preferences among them, a bracket has to
 * have by the numbers of its preferences alone; and how many of them are left for the players not yet paired. Vertices are
 * the players in the order given; when they are odd in number, one of `downfloaters` stays unpaired.
 */
export class ColourBudget {
  readonly group: number[] = [];
  /** Pairs of equal preferences, and failing strong preferences among them, that may still be made. */
  colours = 0;
  strong = 0;
  private readonly strength: number[] = [];
  /** Of the players not yet paired. */
  private readonly counts = noPlayers();
  private readonly downfloaterCounts = noPlayers();
  private open: number;

  constructor(
    players: readonly DutchPlayer[],
    private readonly downfloaters: readonly number[],
  ) {
    this.open = players.length;
    players.forEach(({ preference, strength }, v) => {
      const preferred =
        preference === null ? Preferred.None : preference === 'white' ? Preferred.White : Preferred.Black;
      const group = 2 * preferred + (strength === Strength.mild ? 1 : 0);
      this.strength.push(strength);
      this.group.push(group);
      this.counts[group] += 1;
      this.downfloaterCounts[group] += downfloaters[v];
    });
    // A bound for all candidates: whoever stays unpaired is best one of those who are too many.
    const most =
      this.count(Preferred.White) > this.count(Preferred.Black) ? Preferred.White : Preferred.Black;
    const unpaired = this.open % 2;
    this.colours = Math.max(0, (2 * this.count(most) - this.open - unpaired) / 2);
    this.strong = Math.max(0, this.colours - this.counts[2 * most + 1]);
  }

  /** The pair keeps, alone, to what is left. */
  isAffordable(a: number, b: number): boolean {
    const cost = this.cost(a, b);
    return (cost & 1) <= this.colours && cost >> 1 <= this.strong;
  }

  /** False when the players not yet paired cannot keep to what is left. */
  suffices(): boolean {
    if (this.open % 2 === 0) return this.fits(NOBODY);
    for (let group = 0; group < GROUPS; group++)
      if (this.downfloaterCounts[group] > 0 && this.fits(group)) return true;
    return false;
  }

  take(a: number, b: number): void {
    this.change(a, b, -1);
  }

  giveBack(a: number, b: number): void {
    this.change(a, b, 1);
  }

  /**
   * False when players to be paired across, `tops` with `bottoms`, cannot keep to what is left.
   * @param unpaired group of the one of `bottoms` who stays unpaired, or NOBODY.
   */
  allowsAcross(tops: GroupCounts, bottoms: GroupCounts, unpaired: number): boolean {
    const black = shortage(Preferred.Black, Preferred.White, tops, bottoms, unpaired);
    const white = shortage(Preferred.White, Preferred.Black, tops, bottoms, unpaired);
    if (white + black > this.colours) return false;
    const strong =
      Math.max(0, white - milds(Preferred.White, tops, bottoms, unpaired)) +
      Math.max(0, black - milds(Preferred.Black, tops, bottoms, unpaired));
    return strong <= this.strong;
  }

  /** The players not yet paired, but for one of this group, can keep to what is left. */
  private fits(unpaired: number): boolean {
    const open = unpaired === NOBODY ? this.open : this.open - 1;
    for (const preferred of [Preferred.White, Preferred.Black]) {
      const colours = (2 * (this.count(preferred) - (unpaired >> 1 === preferred ? 1 : 0)) - open) / 2;
      if (colours > this.colours) return false;
      const mild = this.counts[2 * preferred + 1] - (unpaired === 2 * preferred + 1 ? 1 : 0);
      if (colours - mild > this.strong) return false;
    }
    return true;
  }

  private count(preferred: number): number {
    return this.counts[2 * preferred] + this.counts[2 * preferred + 1];
  }

  private change(a: number, b: number, sign: 1 | -1): void {
    const cost = this.cost(a, b);
    this.colours += sign * (cost & 1);
    this.strong += sign * (cost >> 1);
    this.open += 2 * sign;
    for (const v of [a, b]) {
      this.counts[this.group[v]] += sign;
      this.downfloaterCounts[this.group[v]] += sign * this.downfloaters[v];
    }
  }

  /** 1 when the two want the same colour, and 2 more when a strong preference fails. */
  private cost(a: number, b: number): number {
    const preferred = this.group[a] >> 1;
    if (preferred === Preferred.None || preferred !== this.group[b] >> 1) return 0;
    return Math.min(this.strength[a], this.strength[b]) === Strength.strong ? 3 : 1;
  }
}

/** Tops with a preference who cannot but meet somebody with the same. */
function shortage(
  preferred: number,
  other: number,
  tops: GroupCounts,
  bottoms: GroupCounts,
  unpaired: number,
): number {
  let count = tops[2 * preferred] + tops[2 * preferred + 1];
  count -= bottoms[2 * other] + bottoms[2 * other + 1] + bottoms[2 * Preferred.None];
  if (unpaired >= 0 && unpaired >> 1 !== preferred) count += 1;
  return Math.max(0, count);
}

function milds(preferred: number, tops: GroupCounts, bottoms: GroupCounts, unpaired: number): number {
  const group = 2 * preferred + 1;
  return tops[group] + bottoms[group] - (unpaired === group ? 1 : 0);
}
