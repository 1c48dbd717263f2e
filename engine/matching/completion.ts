import { AlternatingPaths } from './alternating-paths.js';
import { countSteps } from './steps.js';

/**
 * Answers "can all of these players still be paired?", and how many cannot, with a witness: a maximum cardinality matching
 * that is kept from question to question and only repaired where the questions differ.
 */
export class Completion {
  private readonly paths: AlternatingPaths;
  private readonly alive: Uint8Array;

  /** @param adjacent size x size, 1 where two vertices may be matched; may be changed between questions. */
  constructor(
    private readonly size: number,
    private readonly adjacent: Uint8Array,
  ) {
    this.paths = new AlternatingPaths(size, adjacent);
    this.alive = new Uint8Array(size);
  }

  /** True when the vertices can be matched among themselves without leaving one over. */
  isPerfect(vertices: readonly number[]): boolean {
    if (vertices.length % 2 === 1) return false;
    const { paths } = this;
    for (const v of this.prepare(vertices))
      if (paths.mate[v] < 0 && !paths.augment(v, vertices)) return false;
    return true;
  }

  /** Whom the last answer matched a vertex with, -1 for nobody. */
  partnerOf(vertex: number): number {
    return this.paths.mate[vertex];
  }

  /** The fewest of these vertices that stay over when as many as possible are matched with one another. */
  leftOver(vertices: readonly number[]): number {
    let count = 0;
    this.match(vertices, () => (count += 1));
    return count;
  }

  /** Those of the vertices without whom one fewer stays over: some matching with the most pairs leaves each of them out. */
  spared(vertices: readonly number[]): ReadonlySet<number> {
    const { even } = this.paths;
    const spared = new Set<number>();
    this.match(vertices, (searched) => {
      for (const v of searched) if (even[v] === 1) spared.add(v);
    });
    return spared;
  }

  /**
   * Matches as many of the vertices as can be.
   * @param leave called after each search that has ended in nothing, with the vertices among which it went.
   */
  private match(vertices: readonly number[], leave: (searched: readonly number[]) => void): void {
    const { paths } = this;
    let searched = vertices;
    for (const v of this.prepare(vertices)) {
      // One that was unmatched may have become another's mate meanwhile.
      if (paths.mate[v] >= 0 || paths.augment(v, searched)) continue;
      leave(searched);
      // No path from another vertex goes through those who were reached (Edmonds 1965: a Hungarian tree).
      searched = searched.filter((x) => !paths.hasReached(x));
    }
  }

  /** Drops pairs that hold no more, and pairs greedily who is open then: those are told, with mates or without. */
  private prepare(vertices: readonly number[]): number[] {
    const { alive, adjacent, size, paths } = this;
    const { mate } = paths;
    countSteps(size);
    for (let v = 0; v < size; v++) alive[v] = 0;
    for (const v of vertices) alive[v] = 1;
    for (const v of vertices) {
      const partner = mate[v];
      if (partner >= 0 && (alive[partner] === 0 || adjacent[v * size + partner] === 0)) {
        mate[v] = -1;
        mate[partner] = -1;
      }
    }
    const open = vertices.filter((v) => mate[v] < 0);
    for (let first = 0, last = open.length - 1; first < last; first++) {
      const v = open[first];
      if (mate[v] >= 0) continue;
      while (last > first && mate[open[last]] >= 0) last -= 1;
      for (let j = last; mate[v] < 0 && j > first; j--) {
        const x = open[j];
        if (mate[x] < 0 && adjacent[v * size + x] === 1) paths.match(v, x);
      }
    }
    return open;
  }
}
