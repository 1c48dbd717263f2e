/**
 * A list whose items are made one after the other, each when somebody looks at it. A published round mostly differs from a
 * reading of the rules in one of its first pairs: the others are never made then.
 */
export class GradualList<T> implements Iterable<T> {
  private readonly made: T[] = [];

  constructor(private readonly source: Iterator<T, void>) {}

  /** The item with an index from 0; undefined after the last one. */
  at(index: number): T | undefined {
    while (this.made.length <= index) {
      const { value } = this.source.next();
      if (value === undefined) return undefined;
      this.made.push(value);
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
