import { AlternatingSearch } from './alternating-search.js';
import { hasFewClasses, LEAST_CLASSED, startWithClasses } from './class-start.js';
import { isGreater } from './lex-order.js';
import { MatchingState } from './matching-state.js';
import type { TypedEdges } from './matching-state.js';
import { countSteps } from './steps.js';
import { Completion } from './completion.js';
import { numberRange } from './number-range.js';

/**
 * Maximum-weight matching in a general graph with lexicographic weights.
 *
 * A weight is a vector of `words` integers; vectors add word by word and compare from the first word on, which
 * makes them an ordered group, all that the primal-dual method needs (Edmonds 1965; Galil, ACM Computing Surveys
 * 18, 1986). Vertices that may stay exposed have a dual of at least zero; the others must be matched.
 *
 * Weights are multiplied by four inside, so that duals stay integers. The caller keeps every word below
 * 2^50 / n in size: then all sums stay exact.
 */
export class LexMatching extends MatchingState {
  /** Room for one weight vector. */
  private readonly scratch: Float64Array;

  /** @param edges without them there are none yet, and each will have a weight of its own. */
  constructor(size: number, words: number, edges?: TypedEdges) {
    super(size, words, edges);
    this.scratch = new Float64Array(words);
  }

  /** Lets an edge be used, with all words of its own weight zero until they are set. */
  allow(u: number, v: number): void {
    const type = ownType(u, v);
    this.typeOf[u * this.size + v] = type;
    this.typeOf[v * this.size + u] = type;
  }

  /** Sets one word of an edge's own weight (more is better). */
  setWord(u: number, v: number, word: number, value: number): void {
    this.setWordOf(ownType(u, v), word, value);
  }

  /** Sets one word of the weight that all edges of a type have. */
  setWordOf(type: number, word: number, value: number): void {
    this.weight[type * this.words + word] = value * 4;
  }

  /** Says whether a vertex may stay exposed, at weight zero. */
  setExposable(v: number, yes: boolean): void {
    this.exposable[v] = yes ? 1 : 0;
  }

  /**
   * Finds a matching of maximum weight among those that cover every vertex that must be covered. Asked once.
   * @param classesOf asked where it is needed: the class of each vertex, by any number. The edges of two classes have the
   * same weight, nearly; a large graph is solved sooner by that.
   * @returns false when no such matching exists.
   */
  solve(classesOf?: () => Int32Array): boolean {
    const all = this.size * this.size;
    countSteps(all);
    if (!this.start(classesOf)) return false;
    let search: AlternatingSearch | null = null;
    for (let v = 0; v < this.size; v++) {
      if (this.mate[v] >= 0 || this.couldStayExposed(v)) continue;
      if (search === null && !isCoverable(this.size, this.typeOf, this.exposable)) return false;
      search ??= new AlternatingSearch(this);
      countSteps(all);
      if (!search.augmentFrom(v)) return false;
    }
    return true;
  }

  /**
   * Matches a vertex of a solved graph with another one, and their partners with each other, where that alone gives
   * another matching of maximum weight. Where the other one is exposed, the partner of the first is so instead.
   * @returns false when it does not, and nothing is changed; another matching may hold the edge all the same.
   */
  exchange(u: number, v: number): boolean {
    const { mate } = this;
    const [x, y] = [mate[u], mate[v]];
    if (x < 0 || ![u, v, x, y].every((end) => end < 0 || this.forest.top[end] === end)) return false;
    if (!this.couldHold(u, v) || !(y < 0 ? this.couldStayExposed(x) : this.couldHold(x, y))) return false;
    mate[u] = v;
    mate[v] = u;
    mate[x] = y;
    if (y >= 0) mate[y] = x;
    return true;
  }

  /** The weight of the present matching. */
  total(): Float64Array {
    const { size, words, mate, typeOf, weight } = this;
    const total = new Float64Array(words);
    for (let v = 0; v < size; v++) {
      const edge = v < mate[v] ? typeOf[v * size + mate[v]] * words : -1;
      for (let k = 0; edge >= 0 && k < words; k++) total[k] += weight[edge + k] / 4;
    }
    return total;
  }

  /** False when no matching of maximum weight can hold the edge (its reduced cost is not zero). */
  couldHold(u: number, v: number): boolean {
    const type = this.typeOf[u * this.size + v];
    if (type < 0) return false;
    const { words, forest } = this;
    const edge = type * words;
    for (let k = 0; k < words; k++) {
      let slack = this.dual[u * words + k] + this.dual[v * words + k] - this.weight[edge + k];
      for (let node = forest.parent[u]; node >= 0; node = forest.parent[node]) {
        if (forest.holds(node, v)) slack += forest.charge[node * words + k];
      }
      if (slack !== 0) return false;
    }
    return true;
  }

  /**
   * Starts from a feasible dual in which nearly every vertex has a tight edge, and matches greedily.
   * @returns false when it is seen that the vertices that must be covered cannot be.
   */
  private start(classesOf?: () => Int32Array): boolean {
    const classes = this.size < LEAST_CLASSED ? undefined : classesOf?.();
    if (classes === undefined || !hasFewClasses(classes)) this.startWithHalves();
    else if (!startWithClasses(this, classes)) return false;
    this.matchGreedily();
    return true;
  }

  private matchGreedily(): void {
    for (let v = 0; v < this.size; v++) {
      if (this.mate[v] >= 0) continue;
      const partner = this.fitDual(v);
      if (partner >= 0) {
        this.mate[v] = partner;
        this.mate[partner] = v;
      }
    }
  }

  /** Gives each vertex half of its best edge. */
  private startWithHalves(): void {
    const { size, words } = this;
    const best = new Float64Array(words);
    for (let v = 0; v < size; v++) {
      let found = false;
      best.fill(0);
      for (let x = 0; x < size; x++) {
        const type = this.typeOf[v * size + x];
        if (type < 0) continue;
        const edge = type * words;
        if (!found || isGreater(this.weight, edge, best, 0, words)) {
          for (let k = 0; k < words; k++) best[k] = this.weight[edge + k];
          found = true;
        }
      }
      if (this.exposable[v] === 1 && isNegative(best, 0, words)) best.fill(0);
      for (let k = 0; k < words; k++) this.dual[v * words + k] = best[k] / 2;
    }
  }

  /** Lowers (or raises) the dual of an exposed single vertex to the least feasible one; an exposed tight neighbour, or -1. */
  private fitDual(v: number): number {
    const { size, words, dual, weight } = this;
    const at = v * words;
    let found = false;
    let partner = -1;
    const best = this.scratch;
    for (let k = 0; k < words; k++) best[k] = 0;
    for (let x = 0; x < size; x++) {
      const type = this.typeOf[v * size + x];
      if (type < 0) continue;
      const edge = type * words;
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
}

/** The place of an edge among all that there can be. */
function ownType(u: number, v: number): number {
  return u < v ? (v * (v - 1)) / 2 + u : (u * (u - 1)) / 2 + v;
}

function isNegative(vectors: Float64Array, at: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (vectors[at + k] !== 0) return vectors[at + k] < 0;
  return false;
}

/**
 * Whether a matching covers every vertex that must be covered: a search without weights, which costs little beside one
 * with them that ends in nothing.
 * @param typeOf size x size, -1 where two vertices may not be matched.
 * @param exposable 1 for vertices that need not be covered.
 */
export function isCoverable(size: number, typeOf: Int32Array, exposable: Uint8Array): boolean {
  // Those who may be left over are matched among themselves here, an odd one of them with a vertex more.
  const total = size + (size % 2);
  const adjacent = new Uint8Array(total * total);
  for (let u = 0; u < size; u++) {
    for (let v = 0; v < size; v++)
      if (typeOf[u * size + v] >= 0 || (u !== v && exposable[u] === 1 && exposable[v] === 1))
        adjacent[u * total + v] = 1;
    if (total > size && exposable[u] === 1) {
      adjacent[u * total + size] = 1;
      adjacent[size * total + u] = 1;
    }
  }
  return new Completion(total, adjacent).isPerfect(numberRange(0, total));
}
