import { AlternatingPaths } from './alternating-paths.js';

/** How many vertices can be matched at once: one largest matching, mended from question to question. */
export class LargestMatching {
  private readonly paths: AlternatingPaths;
  private readonly alive: Uint8Array;

  /** @param adjacent size x size, 1 where two vertices may be matched. */
  constructor(
    private readonly size: number,
    private readonly adjacent: Uint8Array,
  ) {
    this.paths = new AlternatingPaths(size, adjacent);
    this.alive = new Uint8Array(size);
  }

  /** The fewest of these vertices that stay over when as many as possible are matched with one another. */
  leftOver(vertices: readonly number[]): number {
    const { paths, alive, adjacent, size } = this;
    const { mate } = paths;
    alive.fill(0);
    for (const v of vertices) alive[v] = 1;
    for (const v of vertices) {
      if (mate[v] < 0 || alive[mate[v]] === 1) continue;
      mate[mate[v]] = -1;
      mate[v] = -1;
    }
    const open = vertices.filter((v) => mate[v] < 0);
    for (const one of open) {
      if (mate[one] >= 0) continue;
      const other = open.find((v) => v !== one && mate[v] < 0 && adjacent[one * size + v] === 1);
      if (other !== undefined) paths.match(one, other);
    }
    return open.filter((v) => mate[v] < 0 && !this.augments(v, vertices)).length;
  }

  isPerfect(vertices: readonly number[]): boolean {
    return vertices.length % 2 === 0 && this.leftOver(vertices) === 0;
  }

  /** One that was unmatched may have become another's mate meanwhile. */
  private augments(v: number, vertices: readonly number[]): boolean {
    return this.paths.mate[v] >= 0 || this.paths.augment(v, vertices);
  }
}
