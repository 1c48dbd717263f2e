import { Arena } from './arena.js';

/**
 * The blossoms of a matching: odd cycles of nodes shrunk into one node each, nested.
 *
 * Nodes 0..size-1 are the vertices, the rest blossoms. Child 0 of a blossom holds its base; edge i of the cycle
 * leads from child i to child i+1, and the edges with odd i are matched. `mate` of every vertex is always
 * up to date, inside blossoms too.
 */
export class BlossomForest {
  /** Number of node names: `size` vertices and at most half as many blossoms. */
  readonly nodes: number;
  /** Outermost node that holds a vertex. */
  readonly top: Int32Array;
  /** The blossom that a node is a child of, -1 for none. */
  readonly parent: Int32Array;
  /** The vertex of a node whose partner is outside (or missing). */
  readonly base: Int32Array;
  /** Dual variable of a blossom, `words` numbers each. */
  readonly charge: Float64Array;
  private readonly cycles: (Cycle | null)[];
  private readonly unused: number[] = [];

  constructor(
    private readonly size: number,
    words: number,
    private readonly mate: Int32Array,
  ) {
    this.nodes = size + Math.floor(size / 2) + 1;
    const arena = new Arena({ floats: this.nodes * words, ints: size + 2 * this.nodes });
    this.charge = arena.floats(this.nodes * words);
    this.top = arena.ints(size);
    this.parent = arena.ints(this.nodes).fill(-1);
    this.base = arena.ints(this.nodes);
    this.cycles = new Array<Cycle | null>(this.nodes).fill(null);
    for (let v = 0; v < size; v++) {
      this.top[v] = v;
      this.base[v] = v;
    }
    for (let node = this.nodes - 1; node >= size; node--) this.unused.push(node);
  }

  /** Shrinks a cycle of outermost nodes, the one with the base first; edge i joins from[i] in child i to to[i]. */
  form(children: number[], from: number[], to: number[]): number {
    const blossom = this.unused.pop();
    if (blossom === undefined) throw new Error('more blossoms than an odd-cycle family can have');
    this.cycles[blossom] = { children, from, to };
    this.parent[blossom] = -1;
    this.base[blossom] = this.base[children[0]];
    for (const child of children) this.parent[child] = blossom;
    this.eachVertex(blossom, (v) => {
      this.top[v] = blossom;
    });
    return blossom;
  }

  /** Undoes an outermost blossom: its children become outermost. */
  dissolve(blossom: number): void {
    const { children } = this.cycleOf(blossom);
    for (const child of children) {
      this.parent[child] = -1;
      this.eachVertex(child, (v) => {
        this.top[v] = child;
      });
    }
    this.cycles[blossom] = null;
    this.unused.push(blossom);
  }

  isAlive(node: number): boolean {
    return node < this.size || this.cycles[node] !== null;
  }

  children(blossom: number): readonly number[] {
    return this.cycleOf(blossom).children;
  }

  /** Calls `visit` for every vertex inside a node. */
  eachVertex(node: number, visit: (vertex: number) => void): void {
    if (node < this.size) visit(node);
    else for (const child of this.cycleOf(node).children) this.eachVertex(child, visit);
  }

  /** True when a vertex is inside a blossom. */
  holds(blossom: number, vertex: number): boolean {
    for (let node = vertex; node >= 0; node = this.parent[node]) if (node === blossom) return true;
    return false;
  }

  /** Makes `vertex` the base of a node by shifting the matching along the even side of its cycle. */
  rotate(node: number, vertex: number): void {
    if (node < this.size || this.base[node] === vertex) return;
    const cycle = this.cycleOf(node);
    const count = cycle.children.length;
    const start = cycle.children.indexOf(this.childHolding(node, vertex));
    this.rotate(cycle.children[start], vertex);
    if (start % 2 === 1) for (let i = start + 1; i < count; i += 2) this.matchEdge(cycle, i);
    else for (let i = start - 2; i >= 0; i -= 2) this.matchEdge(cycle, i);
    cycle.children = turned(cycle.children, start);
    cycle.from = turned(cycle.from, start);
    cycle.to = turned(cycle.to, start);
    this.base[node] = vertex;
  }

  /**
   * The even alternating path inside a blossom from the child that holds `vertex` to the child with the base:
   * its nodes, and for each even place after the first the unmatched edge that leads to it.
   */
  pathToBase(blossom: number, vertex: number): { path: number[]; linkFrom: number[]; linkTo: number[] } {
    const { children, from, to } = this.cycleOf(blossom);
    const count = children.length;
    let i = children.indexOf(this.childHolding(blossom, vertex));
    const path = [children[i]];
    const linkFrom = [-1];
    const linkTo = [-1];
    const upward = i % 2 === 1;
    while (i !== 0) {
      if (upward) {
        linkFrom.push(from[i]);
        linkTo.push(to[i]);
        i = (i + 1) % count;
      } else {
        i -= 1;
        linkFrom.push(to[i]);
        linkTo.push(from[i]);
      }
      path.push(children[i]);
    }
    return { path, linkFrom, linkTo };
  }

  private matchEdge(cycle: Cycle, i: number): void {
    const a = cycle.from[i];
    const b = cycle.to[i];
    this.rotate(cycle.children[i], a);
    this.rotate(cycle.children[(i + 1) % cycle.children.length], b);
    this.mate[a] = b;
    this.mate[b] = a;
  }

  private childHolding(blossom: number, vertex: number): number {
    let node = vertex;
    while (this.parent[node] !== blossom) node = this.parent[node];
    return node;
  }

  private cycleOf(blossom: number): Cycle {
    const cycle = this.cycles[blossom];
    if (cycle === null) throw new Error('not a blossom');
    return cycle;
  }
}

interface Cycle {
  children: number[];
  from: number[];
  to: number[];
}

function turned(list: number[], start: number): number[] {
  return [...list.slice(start), ...list.slice(0, start)];
}
