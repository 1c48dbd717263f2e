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
    for (let i = 0; i < vertices.length; i++) {
      const v = vertices[i];
      for (let j = vertices.length - 1; mate[v] < 0 && j > i; j--) {
        const x = vertices[j];
        if (mate[x] < 0 && adjacent[v * size + x] === 1) paths.match(v, x);
      }
    }
    for (const v of vertices) if (mate[v] < 0 && !paths.augment(v, vertices)) return false;
    return true;
  }
}
