import { Arena } from './arena.js';
import { countSteps } from './steps.js';

/**
 * Edmonds' blossom method, a step at a time: searches an alternating path from an unpaired vertex to another one and
 * flips it.
 */
export class AlternatingPaths {
  /** Whom each vertex is matched with; -1 for nobody. */
  readonly mate: Int32Array;
  /** 1 for those that the last search reached by an alternating path of even length. */
  readonly even: Uint8Array;
  private readonly parent: Int32Array;
  private readonly base: Int32Array;
  private readonly queue: Int32Array;
  /** 1 for bases of the cycle that is being contracted. */
  private readonly inCycle: Uint8Array;
  /** Vertices in the queue. */
  private waiting = 0;
  /** Unmatched vertices that the search may end at. */
  private ends: readonly number[] = [];

  /** @param adjacent size x size, 1 where two vertices may be matched; may be changed between searches. */
  constructor(
    private readonly size: number,
    private readonly adjacent: Uint8Array,
  ) {
    const arena = new Arena({ ints: 4 * size, bytes: 2 * size });
    this.mate = arena.ints(size).fill(-1);
    this.parent = arena.ints(size);
    this.base = arena.ints(size);
    this.queue = arena.ints(size);
    this.even = arena.bytes(size);
    this.inCycle = arena.bytes(size);
  }

  /** Matches two vertices that are not matched with others. */
  match(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /**
   * Searches breadth first among these vertices.
   * @param root one of them that is not matched.
   * @returns whether there is such a path; it has been flipped then.
   */
  augment(root: number, vertices: readonly number[]): boolean {
    const { mate, parent, base, even, queue, adjacent, size } = this;
    for (const v of vertices) {
      parent[v] = -1;
      base[v] = v;
      even[v] = 0;
    }
    this.ends = vertices.filter((v) => mate[v] < 0 && v !== root);
    this.waiting = 0;
    if (this.reach(root)) return true;
    for (let head = 0; head < this.waiting; head++) {
      const v = queue[head];
      countSteps(vertices.length);
      for (const x of vertices) {
        if (adjacent[v * size + x] === 0 || base[v] === base[x] || mate[v] === x) continue;
        if (x === root || parent[mate[x]] >= 0) {
          if (this.contract(v, x, root, vertices)) return true;
        } else if (parent[x] < 0) {
          parent[x] = v;
          if (this.reach(mate[x])) return true;
        }
      }
    }
    return false;
  }

  /** Whether the last search, which found no path, came to a vertex. */
  hasReached(v: number): boolean {
    return this.even[v] === 1 || this.parent[v] >= 0;
  }

  /** A vertex is found at an even distance from the root: ends the search if it sees an unmatched one. */
  private reach(v: number): boolean {
    this.even[v] = 1;
    this.queue[this.waiting++] = v;
    for (const end of this.ends) {
      if (this.adjacent[v * this.size + end] === 0) continue;
      this.parent[end] = v;
      this.flip(end);
      return true;
    }
    return false;
  }

  /** Two even vertices see each other: the odd cycle becomes one, all of it at an even distance. */
  private contract(a: number, b: number, root: number, vertices: readonly number[]): boolean {
    const { base, even, inCycle } = this;
    const joint = this.commonBase(a, b, root);
    for (const y of vertices) inCycle[y] = 0;
    this.markCycle(a, joint, b);
    this.markCycle(b, joint, a);
    const met = vertices.filter((y) => inCycle[base[y]] === 1);
    for (const y of met) base[y] = joint;
    return met.some((y) => even[y] === 0 && this.reach(y));
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

  private markCycle(v: number, joint: number, child: number): void {
    const { base, mate, parent, inCycle } = this;
    while (base[v] !== joint) {
      inCycle[base[v]] = inCycle[base[mate[v]]] = 1;
      parent[v] = child;
      child = mate[v];
      v = parent[mate[v]];
    }
  }

  private flip(x: number): void {
    let v = x;
    while (v >= 0) {
      const before = this.parent[v];
      const next = this.mate[before];
      this.match(v, before);
      v = next;
    }
  }
}
