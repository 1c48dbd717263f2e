/**
 * A list whose items are made one after the other, each when somebody looks at it. A published round mostly differs from a
 * reading of the rules in one of its first pairs: the others are never made then.
 */
export class GradualList<T> implements Iterable<T> {
  private source: Iterator<T, void> | null = null;
  private readonly made: T[] = [];

  /** @param make the items from the first one on, the same each time. */
  constructor(private readonly make: () => Iterator<T, void>) {}

  /** The item with an index from 0; undefined after the last one. @throws what making it throws. */
  at(index: number): T | undefined {
    try {
      while (this.made.length <= index) {
        this.source ??= this.make();
        const { value } = this.source.next();
        if (value === undefined) return undefined;
        this.made.push(value);
      }
    } catch (error) {
      // A generator that was stopped is over: it looks as if there were no more items.
      this.source = null;
      this.made.length = 0;
      throw error;
    }
    return this.made[index];
  }

  /** Makes all items. */
  all(): readonly T[] {
    this.at(Infinity);
    return this.made;
  }

  *[Symbol.iterator](): Generator<T, void> {
    for (let index = 0; ; index++) {
      const item = this.at(index);
      if (item === undefined) return;
      yield item;
    }
  }
}
