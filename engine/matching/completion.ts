import { AlternatingPaths } from './alternating-paths.js';

/**
 * Answers "can all of these players still be paired?" with a witness: a maximum cardinality matching that is kept from
 * question to question and only repaired where the questions differ.
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
    const { alive, adjacent, size, paths } = this;
    const { mate } = paths;
    alive.fill(0);
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
    for (const v of open) if (mate[v] < 0 && !paths.augment(v, vertices)) return false;
    return true;
  }
}
