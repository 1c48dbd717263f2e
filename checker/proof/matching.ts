import type { Graph } from '../verify/graph.js';

/** A largest set of pairs of a graph, and, where it does not hold everybody, a barrier that shows why nothing does. */
export interface Matching {
  readonly pairs: readonly (readonly [number, number])[];
  /** Null when everybody is paired. */
  readonly barrier: readonly number[] | null;
}

/**
 * Edmonds' blossom method. The barrier is that of the Gallai-Edmonds decomposition: the neighbours of those whom some
 * largest matching leaves over, and who are reached from the unpaired by alternating paths of even length.
 */
export function largestMatching(graph: Graph): Matching {
  const { vertices } = graph;
  const search = new Search(graph);
  for (const root of vertices.keys()) search.augment(root);
  const exposed = [...vertices.keys()].filter((v) => search.mate[v] < 0);
  const pairs = [...vertices.keys()]
    .filter((v) => search.mate[v] > v)
    .map((v) => [vertices[v], vertices[search.mate[v]]] as const);
  if (exposed.length === 0) return { pairs, barrier: null };
  const outer = new Set<number>();
  for (const root of exposed) {
    search.augment(root);
    for (const v of vertices.keys()) if (search.even[v]) outer.add(v);
  }
  const barrier = vertices.filter((_, v) => !outer.has(v) && search.neighbours[v].some((x) => outer.has(x)));
  return { pairs, barrier };
}

/** Vertices by their place in the graph's list. */
class Search {
  readonly mate: number[];
  /** Reached by an alternating path of even length from the last root. */
  even: boolean[] = [];
  readonly neighbours: readonly (readonly number[])[];
  private parent: number[] = [];
  private base: number[] = [];

  constructor({ vertices, joined }: Graph) {
    const places = [...vertices.keys()];
    this.mate = places.map(() => -1);
    this.neighbours = places.map((v) => places.filter((x) => x !== v && joined(vertices[v], vertices[x])));
  }

  /** Searches an alternating path from an unpaired vertex to another, breadth first, and flips it. */
  augment(root: number): void {
    const { mate, neighbours } = this;
    if (mate[root] >= 0) return;
    const places = [...mate.keys()];
    this.parent = places.map(() => -1);
    this.base = places;
    this.even = places.map((v) => v === root);
    const queue = [root];
    for (const v of queue)
      for (const x of neighbours[v]) {
        if (this.base[v] === this.base[x] || mate[v] === x) continue;
        if (this.even[x]) this.shrink(v, x, root, queue);
        else if (this.parent[x] < 0) {
          this.parent[x] = v;
          if (mate[x] < 0) {
            this.flip(x);
            return;
          }
          this.even[mate[x]] = true;
          queue.push(mate[x]);
        }
      }
  }

  /** Two even vertices are joined: the odd cycle that this closes becomes one. */
  private shrink(v: number, x: number, root: number, queue: number[]): void {
    const joint = this.commonBase(v, x, root);
    const cycle = new Set<number>();
    this.mark(v, joint, x, cycle);
    this.mark(x, joint, v, cycle);
    for (const y of this.base.keys()) {
      if (!cycle.has(this.base[y])) continue;
      this.base[y] = joint;
      if (this.even[y]) continue;
      this.even[y] = true;
      queue.push(y);
    }
  }

  private commonBase(a: number, b: number, root: number): number {
    const { base, mate, parent } = this;
    const seen = new Set<number>();
    for (let v = base[a]; ; v = base[parent[mate[v]]]) {
      seen.add(v);
      if (v === base[root]) break;
    }
    let v = base[b];
    while (!seen.has(v)) v = base[parent[mate[v]]];
    return v;
  }

  private mark(v: number, joint: number, child: number, cycle: Set<number>): void {
    const { base, mate, parent } = this;
    while (base[v] !== joint) {
      cycle.add(base[v]).add(base[mate[v]]);
      parent[v] = child;
      child = mate[v];
      v = parent[mate[v]];
    }
  }

  private flip(end: number): void {
    const { mate, parent } = this;
    let v = end;
    while (v >= 0) {
      const before = parent[v];
      const next = mate[before];
      mate[v] = before;
      mate[before] = v;
      v = next;
    }
  }
}
