import seedrandom from 'seedrandom';
import type { Span } from './config/config.js';

/** Seed of a campaign; 7 and `'7'` are the same seed. */
export type Seed = string | number;

/**
 * Reproducible chance. Only operations whose result IEEE 754 fixes to the last bit are used (no Math.exp, log or sin),
 * so that a seed gives the same draws on every machine.
 */
export class Random {
  /** Made when something is drawn: much is branched of which nothing is. */
  private source: seedrandom.PRNG | null = null;

  constructor(private readonly seed: string) {}

  /**
   * An independent stream for one topic, the same whatever was drawn before: an option that is added to one topic
   * leaves the others as they were.
   */
  branch(topic: string): Random {
    return new Random(`${this.seed}/${topic}`);
  }

  /** At least 0, less than 1. */
  next(): number {
    this.source ??= seedrandom(this.seed);
    return this.source();
  }

  /** Both ends included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A whole number of the span. */
  integerOf({ min, max }: Span): number {
    return this.integer(min, max);
  }

  /** Any number of the span. */
  realOf({ min, max }: Span): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Mean 0 and standard deviation 1, between -6 and 6: the sum of twelve uniform variates less six. */
  normal(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.next();
    return sum;
  }

  /** The items in random order (Fisher and Yates), in a new array. */
  shuffle<T>(items: readonly T[]): T[] {
    const mixed = items.slice();
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.integer(0, last);
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)];
  }
}

/**
 * Seed of a single tournament. The generator hashes it, so that neighbouring tournaments of a campaign (or
 * neighbouring campaigns) have nothing in common; `seed + index` would make them overlap.
 * @param attempt counts the tournaments that had to be given up under this index.
 */
export function tournamentSeed(seed: Seed, index: number, attempt = 0): string {
  return `${seed}/${index}/${attempt}`;
}
