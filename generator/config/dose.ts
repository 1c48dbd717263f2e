import type { Random } from '../random.js';
import type { ResolvedAmount, ResolvedQuota } from './resolve-config.js';

/** How often one thing happens in one tournament; ranges are drawn when it is made. */
export class Dose {
  readonly chance: number;
  /** What remains of the number for the whole tournament. */
  private left: number;
  private readonly byRound: readonly Portion[];
  /** What remains of the numbers for single rounds. */
  private readonly leftInRound: number[];
  /** Nothing need be drawn for what never happens. */
  private readonly isNever: boolean;

  constructor(
    private readonly random: Random,
    amount: ResolvedAmount,
  ) {
    const quotas = [amount, ...(amount.byRound ?? [])];
    const isPossible = quotas.some(({ max, count }) => max > 0 || (count !== undefined && count.max > 0));
    const [whole, ...byRound] = isPossible ? quotas.map((quota) => draw(random, quota)) : [NOTHING];
    this.chance = whole.chance;
    this.left = whole.count;
    this.byRound = byRound;
    this.leftInRound = byRound.map(({ count }) => count);
    this.isNever = [whole, ...byRound].every((portion) => portion.chance === 0 && portion.count === 0);
  }

  /**
   * The places of this round, out of those given, at which it happens.
   * @param later places expected in the rounds to come: they share the number that is meant for the whole tournament.
   * @param most no more than this, whatever the amount says.
   */
  pick<T>(round: number, places: readonly T[], later: number, most: number = places.length): readonly T[] {
    if (this.isNever) return [];
    const { chance } = this.byRound[round - 1] ?? this;
    const count = this.leftInRound[round - 1] ?? 0;
    const now = Math.min(count + this.hits(places.length, () => chance), places.length, most);
    this.leftInRound[round - 1] = Math.max(0, count - now);
    const shared = Math.min(this.share(places.length - now, later), most - now);
    this.left -= shared;
    const number = now + shared;
    return number === 0 ? [] : this.random.shuffle(places).slice(0, number);
  }

  /** How many of the numbers that were asked for found no place, once all rounds are played. */
  get missing(): number {
    return this.leftInRound.reduce((sum, count) => sum + count, this.left);
  }

  /** Selection sampling: in the end exactly so many of all places are hit, each with the same chance. */
  private share(places: number, later: number): number {
    if (this.left === 0) return 0;
    let ahead = places + later;
    return this.hits(places, (hit) => (this.left - hit) / ahead--);
  }

  private hits(places: number, chance: (hit: number) => number): number {
    let hit = 0;
    for (let place = 0; place < places; place++) if (this.random.chance(chance(hit))) hit++;
    return hit;
  }
}

/** A chance for every place, and a number. */
interface Portion {
  readonly chance: number;
  readonly count: number;
}

const NOTHING: Portion = { chance: 0, count: 0 };

function draw(random: Random, quota: ResolvedQuota): Portion {
  const chance = random.realOf(quota);
  return { chance, count: quota.count === undefined ? 0 : random.integerOf(quota.count) };
}
