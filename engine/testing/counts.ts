import { expect } from 'vitest';

/** Counts the cases of each kind in a random test, so that a missing kind is noticed. */
export class Counts {
  private readonly counts = new Map<string, number>();

  add(...kinds: readonly string[]): void {
    for (const kind of kinds) this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** Fails for kinds with fewer cases than required. */
  expectAll(kinds: readonly string[], least = 1): void {
    expect(kinds.filter((kind) => (this.counts.get(kind) ?? 0) < least)).toEqual([]);
  }
}
