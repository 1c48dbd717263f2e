import type { MatchingState } from './matching-state.js';

/** How often two classes are matched, in whichever order. */
export class ClassMatches {
  private readonly counts = new Map<number, number>();

  constructor(private readonly classOf: Int32Array) {}

  add(u: number, v: number, count: number): void {
    const key = this.keyOf(u, v);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  /** At least half of a match of two such vertices is left. */
  has(u: number, v: number): boolean {
    return (this.counts.get(this.keyOf(u, v)) ?? 0) >= 0.5;
  }

  private keyOf(u: number, v: number): number {
    const [a, b] = [this.classOf[u], this.classOf[v]];
    return Math.min(a, b) * this.classOf.length + Math.max(a, b);
  }
}

/**
 * The matches of a sample, as many times as its classes are larger.
 * @param sampled the classes of the sample.
 * @param classOf the classes of all.
 */
export function matchesOf(part: MatchingState, sampled: Int32Array, classOf: Int32Array): ClassMatches {
  const count = (all: Int32Array, name: number): number =>
    all.reduce((sum, one) => (one === name ? sum + 1 : sum), 0);
  const ratios = new Map<number, number>();
  for (const name of new Set(sampled)) ratios.set(name, count(classOf, name) / count(sampled, name));
  const matches = new ClassMatches(classOf);
  const first = (name: number): number => classOf.indexOf(name);
  for (let i = 0; i < part.size; i++) {
    const j = part.mate[i];
    if (j < i) continue;
    const [a, b] = [sampled[i], sampled[j]];
    matches.add(first(a), first(b), Math.min(ratios.get(a) ?? 0, ratios.get(b) ?? 0));
  }
  return matches;
}
