import { EvenSearch } from './even-search.js';
import type { NodeGraph, TightGraph } from './even-search.js';
import { addBit, addBits, eachBit, hasBit, haveCommonBit } from './bit-set.js';

/**
 * A part of a graph of which all nodes but one are matched with one another; of the whole graph all are. A node is a
 * vertex or a smaller part, of which one vertex is then matched outside. Two nodes that may stay exposed count as matched
 * with one another where they do.
 */
export class PartGraph implements NodeGraph {
  /** The part that has this one as a node; null for the whole graph. */
  parent: PartGraph | null = null;
  readonly count: number;
  /** The node that holds a vertex, -1 for those elsewhere. */
  readonly nodeOf: Int32Array;
  /** The node that each node is matched with, -1 for none. */
  readonly mate: Int32Array;
  /** The vertices that could be the one matched outside. */
  exits: Int32Array;
  /** Where their edges lead. */
  reach: Int32Array;
  /** Where the nodes of this part can be entered: the exits of all of them. */
  readonly open: Int32Array;
  private readonly search: EvenSearch;

  /** @param members all vertices of each of the smaller parts. */
  constructor(
    readonly graph: TightGraph,
    readonly vertices: readonly number[],
    readonly parts: readonly PartGraph[],
    members: readonly (readonly number[])[],
    readonly isWhole: boolean,
  ) {
    this.count = vertices.length + parts.length;
    this.nodeOf = new Int32Array(graph.size).fill(-1);
    this.mate = new Int32Array(this.count).fill(-1);
    this.exits = new Int32Array(graph.row);
    this.reach = new Int32Array(graph.row);
    this.open = new Int32Array(graph.row);
    vertices.forEach((v, node) => {
      this.nodeOf[v] = node;
      addBit(this.open, 0, v);
    });
    parts.forEach((part, i) => {
      part.parent = this;
      for (const v of members[i]) this.nodeOf[v] = vertices.length + i;
      addBits(this.open, 0, part.exits);
    });
    this.search = new EvenSearch(this);
  }

  /** The smaller part that a node is, null for a vertex. */
  partAt(node: number): PartGraph | null {
    return node < this.vertices.length ? null : this.parts[node - this.vertices.length];
  }

  match(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /** Whether a node may be left exposed, in the whole graph. */
  isSpare(node: number): boolean {
    if (!this.isWhole) return false;
    const { spare } = this.graph;
    const part = this.partAt(node);
    if (part === null) return hasBit(spare, 0, this.vertices[node]);
    return haveCommonBit(part.exits, spare, 0);
  }

  /**
   * Matches a vertex that is a node with the first of some vertices that the other nodes allow.
   * @returns -1 when there is none; then nothing changes.
   */
  matchWithFirst(v: number, candidates: readonly number[]): number {
    const { search, nodeOf, mate } = this;
    const node = nodeOf[v];
    const [first] = candidates;
    if (candidates.length > 0 && mate[node] === nodeOf[first] && this.partAt(mate[node]) === null)
      return first;
    if (candidates.length > 0 && this.exchange(node, nodeOf[first])) return first;
    search.exploreWithout(node);
    const chosen = candidates.find((x) => search.even[nodeOf[x]] === 1 && hasBit(this.open, 0, x)) ?? -1;
    if (chosen >= 0) search.rematch(node, nodeOf[chosen]);
    return chosen;
  }

  /** Matches two vertices with one another, and their partners likewise, where that alone will do. */
  private exchange(node: number, other: number): boolean {
    const { mate } = this;
    const [own, theirs] = [mate[node], mate[other]];
    if (own < 0 || theirs < 0 || this.partAt(other) !== null || !this.areJoined(own, theirs)) return false;
    this.match(node, other);
    this.match(own, theirs);
    return true;
  }

  /** Matches as many nodes as have to be, after edges of a node have gone; false when that is not possible. */
  mend(changed: number): boolean {
    const { mate } = this;
    const other = mate[changed];
    if (other >= 0 && !this.areJoined(changed, other)) {
      mate[changed] = -1;
      mate[other] = -1;
    }
    const most = this.isWhole ? 0 : 1;
    for (;;) {
      const free = this.freeNodes();
      if (free.length <= most) return true;
      if (!free.some((node) => this.search.augment(node))) return false;
    }
  }

  /**
   * Finds the exits of a part anew.
   * @param changed the vertex whose edges have changed, -1 at first.
   * @returns false when they, and where they lead, are as before.
   */
  findExits(changed: number): boolean {
    const { graph, search } = this;
    const { row, edges } = graph;
    const [exits, reach] = [new Int32Array(row), new Int32Array(row)];
    search.exploreFrom(this.freeNodes()[0]);
    for (let node = 0; node < this.count; node++) {
      if (search.even[node] === 0) continue;
      const part = this.partAt(node);
      if (part === null) addBit(exits, 0, this.vertices[node]);
      else addBits(exits, 0, part.exits);
    }
    if (changed >= 0 && !hasBit(exits, 0, changed) && exits.every((word, w) => word === this.exits[w]))
      return false;
    eachBit(exits, 0, row, (v) => {
      for (let w = 0; w < row; w++) reach[w] |= edges[v * row + w];
    });
    this.setExits(exits, reach);
    return true;
  }

  setExits(exits: Int32Array, reach: Int32Array): void {
    const { parent } = this;
    if (parent !== null)
      for (let w = 0; w < exits.length; w++) parent.open[w] = (parent.open[w] & ~this.exits[w]) | exits[w];
    this.exits = exits;
    this.reach = reach;
  }

  private freeNodes(): number[] {
    const free: number[] = [];
    for (let node = 0; node < this.count; node++) if (this.mate[node] < 0) free.push(node);
    return free;
  }

  private areJoined(a: number, b: number): boolean {
    if (this.isSpare(a) && this.isSpare(b)) return true;
    const [from, to] = [this.partAt(a), this.partAt(b)];
    const { edges, row } = this.graph;
    const [line, at] = from === null ? [edges, this.vertices[a] * row] : [from.reach, 0];
    if (to === null) return hasBit(line, at, this.vertices[b]);
    return haveCommonBit(to.exits, line, at);
  }
}
