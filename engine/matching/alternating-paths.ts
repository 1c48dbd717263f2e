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

  /** @param adjacent size x size, 1 where two vertices may be matched; may be changed between searches. */
  constructor(
    private readonly size: number,
    private readonly adjacent: Uint8Array,
  ) {
    this.mate = new Int32Array(size).fill(-1);
    this.even = new Uint8Array(size);
    this.parent = new Int32Array(size);
    this.base = new Int32Array(size);
    this.queue = new Int32Array(size);
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
    even[root] = 1;
    let head = 0;
    let tail = 0;
    queue[tail++] = root;
    while (head < tail) {
      const v = queue[head++];
      for (const x of vertices) {
        if (adjacent[v * size + x] === 0 || base[v] === base[x] || mate[v] === x) continue;
        if (x === root || (mate[x] >= 0 && parent[mate[x]] >= 0)) {
          const joint = this.commonBase(v, x, root);
          const inCycle = new Set<number>();
          this.markCycle(v, joint, x, inCycle);
          this.markCycle(x, joint, v, inCycle);
          for (const y of vertices) {
            if (!inCycle.has(base[y])) continue;
            base[y] = joint;
            if (even[y] === 0) {
              even[y] = 1;
              queue[tail++] = y;
            }
          }
        } else if (parent[x] < 0) {
          parent[x] = v;
          if (mate[x] < 0) {
            this.flip(x);
            return true;
          }
          even[mate[x]] = 1;
          queue[tail++] = mate[x];
        }
      }
    }
    return false;
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

  private markCycle(v: number, joint: number, child: number, inCycle: Set<number>): void {
    const { base, mate, parent } = this;
    while (base[v] !== joint) {
      inCycle.add(base[v]).add(base[mate[v]]);
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
