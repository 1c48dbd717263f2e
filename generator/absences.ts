import type { RateConfig, ResolvedConfig } from './config.js';
import type { Random } from './random.js';

/** Why a player is not paired: full-point, half-point or zero-point bye. */
export type Bye = 'F' | 'H' | 'Z';

/** The chances of one tournament. */
export type Rates = Readonly<Record<keyof RateConfig, number>>;

export function drawRates(random: Random, rates: ResolvedConfig['rates']): Rates {
  return {
    forfeit: random.realOf(rates.forfeit),
    halfPointBye: random.realOf(rates.halfPointBye),
    zeroPointBye: random.realOf(rates.zeroPointBye),
    fullPointBye: random.realOf(rates.fullPointBye),
    withdrawal: random.realOf(rates.withdrawal),
    lateEntry: random.realOf(rates.lateEntry),
  };
}

/** Who is not to be paired, round after round. At least two players are left in every round. */
export class Absences {
  /** Round of arrival of the late entries, by starting number. */
  private readonly arrivals: ReadonlyMap<number, number>;
  private readonly withdrawn = new Set<number>();
  private readonly halfPointByes = new Map<number, number>();
  private readonly fullPointByes = new Set<number>();

  private readonly ids: readonly number[];

  /** @param players their number, late entries included; starting numbers go from 1. */
  constructor(
    private readonly random: Random,
    private readonly rates: Rates,
    players: number,
    totalRounds: number,
  ) {
    this.ids = Array.from({ length: players }, (_, place) => place + 1);
    this.arrivals = this.drawArrivals(Math.min(LATEST_ARRIVAL, totalRounds));
  }

  /** Draws the byes of the next round, by starting number. Late entries and withdrawn players have zero-point byes. */
  drawRound(round: number): Map<number, Bye> {
    const byes = new Map<number, Bye>();
    const expected = this.ids.filter((id) => {
      const expects = !this.withdrawn.has(id) && (this.arrivals.get(id) ?? 1) <= round;
      if (!expects) byes.set(id, 'Z');
      return expects;
    });
    let spare = expected.length - FEWEST_PAIRED;
    // In random order, so that the limit does not favour anybody.
    for (const id of this.random.shuffle(expected)) {
      if (spare === 0) break;
      const bye = this.drawBye(id, round);
      if (bye === null) continue;
      byes.set(id, bye);
      spare--;
    }
    return byes;
  }

  private drawArrivals(latest: number): Map<number, number> {
    const arrivals = new Map<number, number>();
    if (latest < 2) return arrivals;
    for (const id of this.random.shuffle(this.ids)) {
      if (arrivals.size === this.ids.length - FEWEST_PAIRED) break;
      if (this.random.chance(this.rates.lateEntry)) arrivals.set(id, this.random.integer(2, latest));
    }
    return arrivals;
  }

  private drawBye(id: number, round: number): Bye | null {
    const { random, rates } = this;
    if (round > 1 && random.chance(rates.withdrawal)) {
      this.withdrawn.add(id);
      return 'Z';
    }
    if (!this.fullPointByes.has(id) && random.chance(rates.fullPointBye)) {
      this.fullPointByes.add(id);
      return 'F';
    }
    const taken = this.halfPointByes.get(id) ?? 0;
    if (taken < MOST_HALF_POINT_BYES && random.chance(rates.halfPointBye)) {
      this.halfPointByes.set(id, taken + 1);
      return 'H';
    }
    return random.chance(rates.zeroPointBye) ? 'Z' : null;
  }
}

const FEWEST_PAIRED = 2;
const MOST_HALF_POINT_BYES = 2;
const LATEST_ARRIVAL = 3;
