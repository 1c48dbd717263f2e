import { expect } from 'vitest';

/** How many cases of a random test were of which kind, so that no kind is missing unnoticed. */
export class Counts {
  private readonly counts = new Map<string, number>();

  add(...kinds: readonly string[]): void {
    for (const kind of kinds) this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** Fails for kinds of which there were fewer cases than asked for. */
  expectAll(kinds: readonly string[], least = 1): void {
    expect(kinds.filter((kind) => (this.counts.get(kind) ?? 0) < least)).toEqual([]);
  }
}
