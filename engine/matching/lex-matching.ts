import { BlossomForest } from './blossom-forest.js';

/**
 * Maximum-weight matching in a general graph with lexicographic weights.
 *
 * A weight is a vector of `words` integers; vectors add word by word and compare from the first word on, which
 * makes them an ordered group, all that the primal-dual method needs (Edmonds 1965; Galil, ACM Computing Surveys
 * 18, 1986). Vertices that may stay exposed have a dual of at least zero; the others must be matched.
 *
 * The structure survives changes: `release` a vertex, change its edges, `refit` it and `solve` again; only what
 * the change has broken is searched anew, O(n²) for each vertex to match.
 *
 * Weights are multiplied by four inside, so that duals stay integers. The caller keeps every word below
 * 2^50 / n in size: then all sums stay exact.
 */
export class LexMatching {
  /** Partner of each vertex, -1 when exposed. */
  readonly mate: Int32Array;
  private readonly weight: Float64Array;
  private readonly allowed: Uint8Array;
  private readonly exposable: Uint8Array;
  private readonly removed: Uint8Array;
  private readonly dual: Float64Array;
  private readonly forest: BlossomForest;
  private readonly search: SearchState;

  constructor(
    readonly size: number,
    readonly words: number,
  ) {
    this.mate = new Int32Array(size).fill(-1);
    this.weight = new Float64Array(size * size * words);
    this.allowed = new Uint8Array(size * size);
    this.exposable = new Uint8Array(size);
    this.removed = new Uint8Array(size);
    this.dual = new Float64Array(size * words);
    this.forest = new BlossomForest(size, words, this.mate);
    this.search = new SearchState(size, this.forest.nodes, words);
  }

  /** Lets an edge be used, with all words of its weight zero until they are set. */
  allow(u: number, v: number): void {
    this.allowed[u * this.size + v] = 1;
    this.allowed[v * this.size + u] = 1;
  }

  /** Takes an edge away. Once solved, `release` one of its ends first. */
  forbid(u: number, v: number): void {
    this.allowed[u * this.size + v] = 0;
    this.allowed[v * this.size + u] = 0;
  }

  isAllowed(u: number, v: number): boolean {
    return this.allowed[u * this.size + v] === 1;
  }

  /** Sets one word of an edge's weight (more is better). Once solved, `release` one of its ends first. */
  setWord(u: number, v: number, word: number, value: number): void {
    const scaled = value * 4;
    this.weight[(u * this.size + v) * this.words + word] = scaled;
    this.weight[(v * this.size + u) * this.words + word] = scaled;
  }

  /** Says whether a vertex may stay exposed, at weight zero. */
  setExposable(v: number, yes: boolean): void {
    this.exposable[v] = yes ? 1 : 0;
  }

  /**
   * Finds a matching of maximum weight among those that cover every vertex that must be covered.
   * @returns false when no such matching exists.
   */
  solve(): boolean {
    if (!this.started) this.start();
    for (let v = 0; v < this.size; v++) {
      if (this.mate[v] >= 0 || this.removed[v] === 1) continue;
      if (this.exposable[v] === 1 && this.isZero(this.dual, v)) continue;
      if (!this.augmentFrom(v)) return false;
    }
    return true;
  }

  /** Takes a vertex out of its blossoms and unmatches it, so that its edges may change. */
  release(v: number): void {
    const { forest, words } = this;
    while (forest.top[v] !== v) {
      const blossom = forest.top[v];
      if (!this.isZero(forest.charge, blossom)) {
        forest.eachVertex(blossom, (x) => {
          for (let k = 0; k < words; k++) this.dual[x * words + k] += forest.charge[blossom * words + k] / 2;
        });
        this.unmatch(forest.base[blossom]);
      }
      forest.dissolve(blossom);
    }
    this.unmatch(v);
  }

  /** Gives a released vertex the least dual that its edges allow. */
  refit(v: number): void {
    this.fitDual(v);
  }

  /** Takes a vertex (and, when matched, its partner) out of the graph for good. */
  removePair(v: number): void {
    const partner = this.mate[v];
    this.release(v);
    this.removed[v] = 1;
    if (partner >= 0) {
      this.release(partner);
      this.removed[partner] = 1;
    }
  }

  /** False when no matching of maximum weight can hold the edge (its reduced cost is not zero). */
  couldHold(u: number, v: number): boolean {
    if (!this.isAllowed(u, v)) return false;
    const { words, forest } = this;
    const edge = (u * this.size + v) * words;
    for (let k = 0; k < words; k++) {
      let slack = this.dual[u * words + k] + this.dual[v * words + k] - this.weight[edge + k];
      for (let node = forest.parent[u]; node >= 0; node = forest.parent[node]) {
        if (forest.holds(node, v)) slack += forest.charge[node * words + k];
      }
      if (slack !== 0) return false;
    }
    return true;
  }

  private started = false;

  /** Starts from a feasible dual in which nearly every vertex has a tight edge, and matches greedily. */
  private start(): void {
    this.started = true;
    const { size, words } = this;
    const best = new Float64Array(words);
    for (let v = 0; v < size; v++) {
      let found = false;
      best.fill(0);
      for (let x = 0; x < size; x++) {
        if (this.allowed[v * size + x] === 0) continue;
        const edge = (v * size + x) * words;
        if (!found || isGreater(this.weight, edge, best, 0, words)) {
          for (let k = 0; k < words; k++) best[k] = this.weight[edge + k];
          found = true;
        }
      }
      if (this.exposable[v] === 1 && isNegative(best, 0, words)) best.fill(0);
      for (let k = 0; k < words; k++) this.dual[v * words + k] = best[k] / 2;
    }
    for (let v = 0; v < size; v++) {
      if (this.mate[v] >= 0) continue;
      const partner = this.fitDual(v);
      if (partner >= 0) {
        this.mate[v] = partner;
        this.mate[partner] = v;
      }
    }
  }

  /** Lowers (or raises) the dual of an exposed single vertex to the least feasible one; an exposed tight neighbour, or -1. */
  private fitDual(v: number): number {
    const { size, words, dual, weight } = this;
    const at = v * words;
    let found = false;
    let partner = -1;
    const best = this.search.scratch;
    for (let k = 0; k < words; k++) best[k] = 0;
    for (let x = 0; x < size; x++) {
      if (this.allowed[v * size + x] === 0 || this.removed[x] === 1) continue;
      const edge = (v * size + x) * words;
      let order = found ? 0 : 1;
      for (let k = 0; order === 0 && k < words; k++) {
        const gap = weight[edge + k] - dual[x * words + k] - best[k];
        if (gap !== 0) order = gap;
      }
      if (order > 0) {
        for (let k = 0; k < words; k++) best[k] = weight[edge + k] - dual[x * words + k];
        found = true;
        partner = this.mate[x] < 0 && x !== v ? x : -1;
      } else if (order === 0 && partner < 0 && this.mate[x] < 0) {
        partner = x;
      }
    }
    if (this.exposable[v] === 1 && (!found || isNegative(best, 0, words))) {
      for (let k = 0; k < words; k++) best[k] = 0;
      partner = -1;
    }
    for (let k = 0; k < words; k++) dual[at + k] = best[k];
    return partner;
  }

  /** One search: grows an alternating tree from an exposed vertex until the vertex can be matched (or left alone). */
  private augmentFrom(root: number): boolean {
    const { forest, search, words } = this;
    search.reset();
    this.plant(forest.top[root]);
    for (;;) {
      while (search.queueLength > 0) this.scan(search.queue[--search.queueLength]);
      const event = this.nextEvent();
      switch (event.kind) {
        case 'none':
          this.settle();
          return false;
        case 'grow': {
          const from = search.bestFrom[event.at];
          const node = forest.top[event.at];
          if (this.mate[forest.base[node]] < 0) {
            this.settle();
            forest.rotate(node, event.at);
            this.flip(from, event.at);
            this.mate[event.at] = from;
            return true;
          }
          this.grow(node, from, event.at);
          break;
        }
        case 'meet':
          if (forest.top[event.at] === forest.top[search.meetWith[event.at]]) this.rescanMeetings(event.at);
          else this.shrink(event.at, search.meetWith[event.at]);
          break;
        case 'expand':
          this.expand(event.at);
          break;
        case 'expose':
          this.settle();
          this.flip(event.at, -1);
          for (let k = 0; k < words; k++) this.dual[event.at * words + k] = 0;
          return true;
      }
    }
  }

  /** Labels a free node S: its vertices may be given away. */
  private plant(node: number): void {
    const { forest, search, dual, words } = this;
    search.label[node] = Label.S;
    search.labelled.push(node);
    forest.eachVertex(node, (x) => {
      for (let k = 0; k < words; k++)
        search.effective[x * words + k] = dual[x * words + k] + search.time[k] / 2;
      search.enqueue(x);
    });
    for (let k = 0; k < words; k++)
      search.charge[node * words + k] = forest.charge[node * words + k] - search.time[k];
  }

  /** Labels a free, matched node T over the tight edge from-to, and its partner S. */
  private grow(node: number, from: number, to: number): void {
    const { forest, search, dual, words } = this;
    this.labelT(node, from, to);
    forest.eachVertex(node, (x) => {
      for (let k = 0; k < words; k++)
        search.effective[x * words + k] = dual[x * words + k] - search.time[k] / 2;
    });
    this.plant(forest.top[this.mate[forest.base[node]]]);
  }

  private labelT(node: number, from: number, to: number): void {
    const { forest, search, words } = this;
    search.label[node] = Label.T;
    search.labelled.push(node);
    search.linkFrom[node] = from;
    search.linkTo[node] = to;
    for (let k = 0; k < words; k++)
      search.charge[node * words + k] = forest.charge[node * words + k] + search.time[k];
  }

  /** Notes the edges of a new S vertex: to free vertices, and to other S vertices. */
  private scan(x: number): void {
    const { size, words, allowed, weight, dual, forest, search } = this;
    const { effective, label } = search;
    const topX = forest.top[x];
    const row = x * size;
    const ex = x * words;
    search.meetWith[x] = -1;
    for (let y = 0; y < size; y++) {
      if (allowed[row + y] === 0 || this.removed[y] === 1) continue;
      const topY = forest.top[y];
      if (topY === topX) continue;
      const edge = (row + y) * words;
      const ey = y * words;
      if (label[topY] === Label.Free) {
        let order = search.bestFrom[y] < 0 ? -1 : 0;
        for (let k = 0; order === 0 && k < words; k++)
          order = 2 * (effective[ex + k] + dual[ey + k] - weight[edge + k]) - search.bestKey[ey + k];
        if (order < 0) {
          for (let k = 0; k < words; k++)
            search.bestKey[ey + k] = 2 * (effective[ex + k] + dual[ey + k] - weight[edge + k]);
          search.bestFrom[y] = x;
        }
      } else if (label[topY] === Label.S) {
        this.noteMeeting(x, y, edge);
      }
    }
  }

  private noteMeeting(x: number, y: number, edge: number): void {
    const { words, weight, search } = this;
    const { effective, meetKey, meetWith } = search;
    const ex = x * words;
    const ey = y * words;
    let order = meetWith[x] < 0 ? -1 : 0;
    for (let k = 0; order === 0 && k < words; k++)
      order = effective[ex + k] + effective[ey + k] - weight[edge + k] - meetKey[ex + k];
    if (order < 0) {
      for (let k = 0; k < words; k++)
        meetKey[ex + k] = effective[ex + k] + effective[ey + k] - weight[edge + k];
      meetWith[x] = y;
    }
  }

  /** The best edge of an S vertex has become inner to its blossom: looks for the next. */
  private rescanMeetings(x: number): void {
    const { size, words, forest, search } = this;
    const top = forest.top[x];
    search.meetWith[x] = -1;
    for (let y = 0; y < size; y++) {
      if (this.allowed[x * size + y] === 0 || this.removed[y] === 1) continue;
      const topY = forest.top[y];
      if (topY !== top && search.label[topY] === Label.S) this.noteMeeting(x, y, (x * size + y) * words);
    }
  }

  /** The next thing to happen as duals change, and moves the time to it. */
  private nextEvent(): SearchEvent {
    const { size, words, forest, search } = this;
    const event: SearchEvent = { kind: 'none', at: -1 };
    const best = search.nextTime;
    const offer = (
      keys: Float64Array,
      at: number,
      factor: number,
      kind: SearchEvent['kind'],
      who: number,
    ): void => {
      let order = event.kind === 'none' ? -1 : 0;
      for (let k = 0; order === 0 && k < words; k++) order = factor * keys[at + k] - best[k];
      if (order < 0) {
        for (let k = 0; k < words; k++) best[k] = factor * keys[at + k];
        event.kind = kind;
        event.at = who;
      }
    };
    for (let v = 0; v < size; v++) {
      if (this.removed[v] === 1) continue;
      const label = search.label[forest.top[v]];
      if (label === Label.Free) {
        if (search.bestFrom[v] >= 0) offer(search.bestKey, v * words, 1, 'grow', v);
      } else if (label === Label.S) {
        if (this.exposable[v] === 1) offer(search.effective, v * words, 2, 'expose', v);
        if (search.meetWith[v] >= 0) offer(search.meetKey, v * words, 1, 'meet', v);
      }
    }
    for (const node of search.labelled) {
      if (node >= size && forest.parent[node] < 0 && search.label[node] === Label.T)
        offer(search.charge, node * words, 1, 'expand', node);
    }
    if (event.kind !== 'none') search.time.set(best);
    return event;
  }

  /** A tight edge joins two S nodes of the tree: the odd cycle becomes a blossom. */
  private shrink(x: number, y: number): void {
    const { forest, search, words } = this;
    const cycle = this.cycleThrough(x, y);
    for (const child of cycle.children) {
      const toS = search.label[child] === Label.T;
      for (let k = 0; k < words; k++) {
        const at = child * words + k;
        forest.charge[at] = toS ? search.charge[at] - search.time[k] : search.charge[at] + search.time[k];
      }
      if (!toS) continue;
      forest.eachVertex(child, (v) => {
        for (let k = 0; k < words; k++) search.effective[v * words + k] += search.time[k];
        search.enqueue(v);
      });
    }
    const blossom = forest.form(cycle.children, cycle.from, cycle.to);
    search.label[blossom] = Label.S;
    search.labelled.push(blossom);
    for (let k = 0; k < words; k++) {
      forest.charge[blossom * words + k] = 0;
      search.charge[blossom * words + k] = -search.time[k];
    }
  }

  /** The cycle that edge x-y closes, from the lowest common ancestor of its ends on; edge i leads from child i to i+1. */
  private cycleThrough(x: number, y: number): { children: number[]; from: number[]; to: number[] } {
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
    const { forest, search } = this;
    if (search.label[node] === Label.T) return [search.linkFrom[node], search.linkTo[node]];
    return [this.mate[forest.base[node]], forest.base[node]];
  }

  /** A T blossom has no charge left: its children take their own places in the tree or leave it. */
  private expand(blossom: number): void {
    const { forest, search, words } = this;
    const from = search.linkFrom[blossom];
    const to = search.linkTo[blossom];
    const { path, linkFrom, linkTo } = forest.pathToBase(blossom, to);
    const children = forest.children(blossom);
    forest.dissolve(blossom);
    search.label[blossom] = Label.Free;
    for (const child of children) {
      const place = path.indexOf(child);
      if (place < 0) {
        search.label[child] = Label.Free;
        forest.eachVertex(child, (v) => {
          for (let k = 0; k < words; k++)
            this.dual[v * words + k] = search.effective[v * words + k] + search.time[k] / 2;
          this.rescanFree(v);
        });
      } else if (place % 2 === 0) {
        this.labelT(child, place === 0 ? from : linkFrom[place], place === 0 ? to : linkTo[place]);
      } else {
        search.label[child] = Label.S;
        search.labelled.push(child);
        for (let k = 0; k < words; k++)
          search.charge[child * words + k] = forest.charge[child * words + k] - search.time[k];
        forest.eachVertex(child, (v) => {
          for (let k = 0; k < words; k++) search.effective[v * words + k] += search.time[k];
          search.enqueue(v);
        });
      }
    }
  }

  /** A vertex has left the tree: finds its best edge from the S vertices anew (those still queued will scan it). */
  private rescanFree(v: number): void {
    const { size, words, forest, search, weight, dual } = this;
    search.bestFrom[v] = -1;
    const ev = v * words;
    for (let x = 0; x < size; x++) {
      if (this.allowed[v * size + x] === 0 || this.removed[x] === 1) continue;
      if (search.label[forest.top[x]] !== Label.S) continue;
      const edge = (v * size + x) * words;
      let order = search.bestFrom[v] < 0 ? -1 : 0;
      for (let k = 0; order === 0 && k < words; k++)
        order =
          2 * (search.effective[x * words + k] + dual[ev + k] - weight[edge + k]) - search.bestKey[ev + k];
      if (order < 0) {
        for (let k = 0; k < words; k++)
          search.bestKey[ev + k] = 2 * (search.effective[x * words + k] + dual[ev + k] - weight[edge + k]);
        search.bestFrom[v] = x;
      }
    }
  }

  /** Matches an S vertex with `partner` (-1: leaves it exposed) and shifts the matching along its path to the root. */
  private flip(x: number, partner: number): void {
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

  /** Writes the duals and charges of the tree back, as they are at the present time. */
  private settle(): void {
    const { forest, search, words, dual } = this;
    for (const node of search.labelled) {
      if (forest.parent[node] >= 0 || !forest.isAlive(node)) continue;
      const label = search.label[node];
      if (label === Label.Free) continue;
      const sign = label === Label.S ? -1 : 1;
      search.label[node] = Label.Free;
      forest.eachVertex(node, (x) => {
        for (let k = 0; k < words; k++)
          dual[x * words + k] = search.effective[x * words + k] + (sign * search.time[k]) / 2;
      });
      if (node >= this.size) {
        for (let k = 0; k < words; k++)
          forest.charge[node * words + k] = search.charge[node * words + k] - sign * search.time[k];
      }
    }
  }

  private unmatch(v: number): void {
    const partner = this.mate[v];
    if (partner < 0) return;
    this.mate[v] = -1;
    this.mate[partner] = -1;
  }

  private isZero(vectors: Float64Array, at: number): boolean {
    for (let k = 0; k < this.words; k++) if (vectors[at * this.words + k] !== 0) return false;
    return true;
  }
}

interface SearchEvent {
  kind: 'none' | 'grow' | 'meet' | 'expand' | 'expose';
  at: number;
}

const Label = { Free: 0, S: 1, T: 2 } as const;

/**
 * What one search knows. `time` is twice the amount by which S duals have sunk and T duals risen since the search
 * began; `effective` and `charge` hold duals and blossom charges as they would be at time zero, so that nothing
 * has to be touched as time goes on; all keys are times at which something becomes tight.
 */
class SearchState {
  readonly label: Uint8Array;
  readonly labelled: number[] = [];
  readonly linkFrom: Int32Array;
  readonly linkTo: Int32Array;
  readonly effective: Float64Array;
  readonly charge: Float64Array;
  readonly bestKey: Float64Array;
  readonly bestFrom: Int32Array;
  readonly meetKey: Float64Array;
  readonly meetWith: Int32Array;
  readonly queue: Int32Array;
  queueLength = 0;
  readonly time: Float64Array;
  readonly nextTime: Float64Array;
  readonly scratch: Float64Array;

  constructor(size: number, nodes: number, words: number) {
    this.label = new Uint8Array(nodes);
    this.linkFrom = new Int32Array(nodes);
    this.linkTo = new Int32Array(nodes);
    this.effective = new Float64Array(size * words);
    this.charge = new Float64Array(nodes * words);
    this.bestKey = new Float64Array(size * words);
    this.bestFrom = new Int32Array(size);
    this.meetKey = new Float64Array(size * words);
    this.meetWith = new Int32Array(size);
    this.queue = new Int32Array(size);
    this.time = new Float64Array(words);
    this.nextTime = new Float64Array(words);
    this.scratch = new Float64Array(words);
  }

  reset(): void {
    this.label.fill(0);
    this.labelled.length = 0;
    this.bestFrom.fill(-1);
    this.meetWith.fill(-1);
    this.queueLength = 0;
    this.time.fill(0);
  }

  enqueue(x: number): void {
    this.queue[this.queueLength++] = x;
  }
}

function isNegative(vectors: Float64Array, at: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (vectors[at + k] !== 0) return vectors[at + k] < 0;
  return false;
}

function isGreater(a: Float64Array, at: number, b: Float64Array, bt: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (a[at + k] !== b[bt + k]) return a[at + k] > b[bt + k];
  return false;
}
