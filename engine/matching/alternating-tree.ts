import type { BlossomForest } from './blossom-forest.js';
import { Label } from './search-state.js';
import type { SearchState } from './search-state.js';

/** The paths of a growing alternating tree: from any node up to the exposed root. */
export class AlternatingTree {
  constructor(
    private readonly forest: BlossomForest,
    private readonly mate: Int32Array,
    private readonly search: SearchState,
  ) {}

  /** The cycle that edge x-y closes, from the lowest common ancestor of its ends on; edge i leads from child i to i+1. */
  cycleThrough(x: number, y: number): { children: number[]; from: number[]; to: number[] } {
    const { forest } = this;
    const up = [this.pathToRoot(forest.top[x]), this.pathToRoot(forest.top[y])];
    while (up[0].length > 1 && up[1].length > 1 && up[0][up[0].length - 2] === up[1][up[1].length - 2]) {
      up[0].pop();
      up[1].pop();
    }
    const children = [...up[0].reverse(), ...up[1].slice(0, -1)];
    const from: number[] = [];
    const to: number[] = [];
    for (let i = 1; i < up[0].length; i++) {
      const [a, b] = this.treeEdge(up[0][i]);
      from.push(a);
      to.push(b);
    }
    from.push(x);
    to.push(y);
    for (let i = 0; i + 1 < up[1].length; i++) {
      const [a, b] = this.treeEdge(up[1][i]);
      from.push(b);
      to.push(a);
    }
    return { children, from, to };
  }

  private pathToRoot(node: number): number[] {
    const path = [node];
    for (;;) {
      const above = this.treeEdge(node)[0];
      if (above < 0) return path;
      node = this.forest.top[above];
      path.push(node);
    }
  }

  /** The edge that joins a tree node to its parent: [vertex in the parent, vertex in the node]. */
  private treeEdge(node: number): [number, number] {
    const { forest, search, mate } = this;
    if (search.label[node] === Label.T) return [search.linkFrom[node], search.linkTo[node]];
    return [mate[forest.base[node]], forest.base[node]];
  }

  /** Matches an S vertex with `partner` (-1: leaves it exposed) and shifts the matching along its path to the root. */
  flip(x: number, partner: number): void {
    const { forest, search, mate } = this;
    for (;;) {
      const node = forest.top[x];
      const given = mate[forest.base[node]];
      forest.rotate(node, x);
      mate[x] = partner;
      if (given < 0) return;
      const above = forest.top[given];
      const to = search.linkTo[above];
      forest.rotate(above, to);
      mate[to] = search.linkFrom[above];
      x = search.linkFrom[above];
      partner = to;
    }
  }
}
