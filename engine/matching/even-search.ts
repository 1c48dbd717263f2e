import { addBit, addBits, dropBit, leastBit } from './bit-set.js';
import { countSteps } from './steps.js';

/** The edges that the matchings in question may hold. */
export interface TightGraph {
  readonly size: number;
  /** Words of a row of bits. */
  readonly row: number;
  /** A row for each vertex. */
  readonly edges: Int32Array;
  /** Vertices that may stay exposed. */
  readonly spare: Int32Array;
}

/** A graph of nodes, of which some are vertices and some are parts of the graph. */
export interface NodeGraph {
  readonly graph: TightGraph;
  readonly count: number;
  /** The vertices of the nodes that are one: the first nodes. */
  readonly vertices: readonly number[];
  /** The node that holds a vertex. */
  readonly nodeOf: Int32Array;
  /** The node that each node is matched with, -1 for none. */
  readonly mate: Int32Array;
  /** Where the nodes can be entered. */
  readonly open: Int32Array;
  /** Where a node that is a part can be entered, and where its edges lead; null for a vertex. */
  partAt(node: number): { readonly exits: Int32Array; readonly reach: Int32Array } | null;
  /** Whether a node may be left exposed. */
  isSpare(node: number): boolean;
  match(a: number, b: number): void;
}

/**
 * Edmonds' search among the nodes of a part, over rows of bits: which ones an alternating path of even length leads to from
 * an unmatched one. Cycles of odd length are kept as unions of nodes.
 */
export class EvenSearch {
  /** 1 for the nodes that the last search reached by a path of even length. */
  readonly even: Uint8Array;
  private readonly before: Int32Array;
  private readonly queue: Int32Array;
  private waiting = 0;
  /** Unions of the nodes of odd cycles; `base` of a union is kept at its first node. */
  private readonly union: Int32Array;
  private readonly base: Int32Array;
  /** The exits of the nodes of a union, a row for each. */
  private readonly own: Int32Array;
  /** Exits of nodes that are not reached yet. */
  private readonly fresh: Int32Array;
  /** Exits of the even nodes. */
  private readonly reached: Int32Array;
  private readonly passed: Int32Array;
  private passes = 0;

  constructor(private readonly part: NodeGraph) {
    const { count } = part;
    const { row } = part.graph;
    this.even = new Uint8Array(count);
    this.before = new Int32Array(count);
    this.queue = new Int32Array(count);
    this.union = new Int32Array(count);
    this.base = new Int32Array(count);
    this.own = new Int32Array(count * row);
    this.fresh = new Int32Array(row);
    this.reached = new Int32Array(row);
    this.passed = new Int32Array(count);
  }

  /** Finds a partner for an unmatched node, along a path that is flipped; false when there is none. */
  augment(start: number): boolean {
    const end = this.exploreFrom(start);
    this.flip(end);
    return end >= 0;
  }

  /** Finds all nodes that could be matched with a node, as far as the others go: they are even afterwards. */
  exploreWithout(node: number): void {
    const { mate } = this.part;
    const other = mate[node];
    mate[other] = -1;
    this.exploreFrom(other, node);
    mate[other] = node;
  }

  /** Matches a node with an even one, after `exploreWithout`. */
  rematch(node: number, other: number): void {
    const { part } = this;
    const last = part.mate[other];
    if (last === node) return;
    part.mate[part.mate[node]] = -1;
    this.flip(last);
    part.match(node, other);
  }

  private flip(end: number): void {
    const { before, part } = this;
    for (let node = end; node >= 0;) {
      const given = before[node];
      const next = part.mate[given];
      part.match(node, given);
      node = next;
    }
  }

  /**
   * @param without a node that is left out.
   * @returns the first unmatched node that is found, -1 for none.
   */
  exploreFrom(start: number, without = -1): number {
    const { part, before, even, union, base, fresh, reached, queue } = this;
    before.fill(-1);
    even.fill(0);
    for (let node = 0; node < part.count; node++) {
      union[node] = node;
      base[node] = node;
    }
    fresh.set(part.open);
    reached.fill(0);
    this.waiting = 0;
    this.pass(start);
    if (without >= 0) this.pass(without);
    this.makeEven(start);
    for (let head = 0; head < this.waiting; head++) {
      countSteps(part.graph.row);
      const end = this.scan(queue[head], start);
      if (end >= 0) return end;
    }
    return -1;
  }

  private scan(node: number, start: number): number {
    const { part, fresh, reached, own } = this;
    const { row, edges, spare } = part.graph;
    const smaller = part.partAt(node);
    const [line, at] = smaller === null ? [edges, part.vertices[node] * row] : [smaller.reach, 0];
    const joinsSpare = part.isSpare(node);
    for (let w = 0; w < row; w++) {
      const word = joinsSpare ? line[at + w] | spare[w] : line[at + w];
      if (word === 0) continue;
      for (;;) {
        const found = word & fresh[w];
        if (found === 0) break;
        const other = part.nodeOf[w * 32 + leastBit(found)];
        this.before[other] = node;
        const mate = part.mate[other];
        if (mate < 0) return other;
        this.pass(other);
        this.pass(mate);
        this.makeEven(mate);
      }
      for (;;) {
        const found = word & reached[w] & ~own[this.first(node) * row + w];
        if (found === 0) break;
        this.contract(node, part.nodeOf[w * 32 + leastBit(found)], start);
      }
    }
    return -1;
  }

  /** Two even nodes are joined: all nodes of the odd cycle are even. */
  private contract(a: number, b: number, start: number): void {
    const joint = this.jointBase(a, b, start);
    const cycle: number[] = [];
    this.markCycle(a, joint, b, cycle);
    this.markCycle(b, joint, a, cycle);
    const first = this.first(joint);
    const { own } = this;
    const { row } = this.part.graph;
    for (const node of cycle) {
      const other = this.first(node);
      if (other === first) continue;
      if (this.even[node] === 0) this.makeEven(node);
      this.union[other] = first;
      for (let w = 0; w < row; w++) own[first * row + w] |= own[other * row + w];
    }
    this.base[first] = joint;
  }

  private markCycle(node: number, joint: number, child: number, cycle: number[]): void {
    const { before, part } = this;
    while (this.baseOf(node) !== joint) {
      const mate = part.mate[node];
      cycle.push(node, mate);
      before[node] = child;
      child = mate;
      node = before[mate];
    }
  }

  /** The first base that the paths from two even nodes back to the start have in common. */
  private jointBase(a: number, b: number, start: number): number {
    const { part, before, passed } = this;
    const end = this.baseOf(start);
    const pass = ++this.passes;
    let [one, other] = [this.baseOf(a), this.baseOf(b)];
    for (;;) {
      if (passed[one] === pass) return one;
      passed[one] = pass;
      const next = one === end ? -1 : this.baseOf(before[part.mate[one]]);
      [one, other] = other < 0 ? [next, other] : [other, next];
    }
  }

  private baseOf(node: number): number {
    return this.base[this.first(node)];
  }

  /** The first node of the union that a node is in. */
  private first(node: number): number {
    const { union } = this;
    let first = node;
    while (union[first] !== first) first = union[first];
    while (union[node] !== first) {
      const next = union[node];
      union[node] = first;
      node = next;
    }
    return first;
  }

  private makeEven(node: number): void {
    const { part, own, reached } = this;
    const { row } = part.graph;
    this.even[node] = 1;
    this.queue[this.waiting++] = node;
    own.fill(0, node * row, (node + 1) * row);
    const smaller = part.partAt(node);
    if (smaller === null) {
      addBit(own, node * row, part.vertices[node]);
      addBit(reached, 0, part.vertices[node]);
    } else {
      addBits(own, node * row, smaller.exits);
      addBits(reached, 0, smaller.exits);
    }
  }

  private pass(node: number): void {
    const { part, fresh } = this;
    const smaller = part.partAt(node);
    if (smaller === null) dropBit(fresh, 0, part.vertices[node]);
    else for (let w = 0; w < fresh.length; w++) fresh[w] &= ~smaller.exits[w];
  }
}
