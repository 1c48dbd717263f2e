import { addBit, dropBit, eachBit, hasBit, haveCommonBit, wordsOf } from './bit-set.js';
import type { BlossomForest } from './blossom-forest.js';
import type { MatchingState } from './matching-state.js';
import { PartGraph } from './part-graph.js';
import { countSteps } from './steps.js';
import { tightEdges } from './tight-edges.js';

/**
 * All matchings of maximum weight of a solved graph, narrowed down step by step to one.
 *
 * Once the best duals are known, weights need not be looked at any more (complementary slackness; Edmonds 1965): the
 * matchings of maximum weight are those that hold tight edges only, leave nobody exposed but vertices with a dual of zero,
 * and match all vertices but one of each blossom that has a charge within it.
 */
export class EqualMatchings {
  private readonly row: number;
  private readonly edges: Int32Array;
  private readonly spare: Int32Array;
  /** All parts but the whole graph. */
  private readonly parts: PartGraph[] = [];
  /** The smallest part that holds each vertex. */
  private readonly home: PartGraph[] = [];

  /** @param state a graph that has been solved; it is not changed. */
  constructor(state: MatchingState) {
    const { size, forest } = state;
    // One vertex more: somebody who is exposed when the others are exposed two by two.
    const total = size + (size % 2);
    this.row = wordsOf(total);
    countSteps(size * size);
    this.edges = tightEdges(state, this.row);
    this.spare = new Int32Array(this.row);
    for (let v = 0; v < size; v++) if (state.couldStayExposed(v)) addBit(this.spare, 0, v);
    const tops = [...new Set(forest.top)];
    const others: number[] = [];
    if (total > size) {
      addBit(this.spare, 0, size);
      others.push(size);
    }
    const whole = this.partOf(state, tops, others, true);
    let waiting = -1;
    whole.mate.forEach((other, node) => {
      if (other >= 0) return;
      if (waiting >= 0) whole.match(waiting, node);
      waiting = waiting < 0 ? node : -1;
    });
  }

  /**
   * Leaves only the matchings in which a vertex has a partner of a kind, where there are some.
   * @param mayStay whether it may stay exposed as well.
   * @returns false where there are none; then nothing changes.
   */
  narrow(v: number, isKept: (partner: number) => boolean, mayStay = false): boolean {
    const gone: number[] = [];
    eachBit(this.edges, v * this.row, this.row, (x) => {
      if (!isKept(x)) gone.push(x);
    });
    const wasSpare = hasBit(this.spare, 0, v);
    if (gone.length === 0 && (mayStay || !wasSpare)) return true;
    for (const x of gone) this.setEdge(v, x, false);
    if (!mayStay) dropBit(this.spare, 0, v);
    this.renewReach(v);
    const undo: (() => void)[] = [];
    if (this.mend(v, undo)) return true;
    for (const x of gone) this.setEdge(v, x, true);
    if (wasSpare) addBit(this.spare, 0, v);
    for (const step of undo.reverse()) step();
    this.renewReach(v);
    return false;
  }

  /**
   * The first of some vertices that a vertex has as its partner in one of the matchings; only those with the pair are left.
   * @returns -1 when there is none; then nothing changes.
   */
  pairWithFirst(v: number, candidates: readonly number[]): number {
    countSteps(candidates.length);
    let open = candidates.filter((x) => hasBit(this.edges, v * this.row, x));
    const home = this.home[v];
    if (home.isWhole) {
      const first = home.matchWithFirst(v, open);
      if (first >= 0) this.settle(v, first);
      return first;
    }
    while (open.length > 0) {
      const [first] = open;
      if (this.narrow(v, (x) => x === first)) {
        this.settle(v, first);
        return first;
      }
      const half = open.slice(1, 1 + Math.ceil((open.length - 1) / 2));
      open = this.narrow(v, (x) => half.includes(x)) ? half : open.slice(1 + half.length);
    }
    return -1;
  }

  /** The same for a vertex that one of them is known to be the partner of. @throws Error where none is. */
  pair(v: number, candidates: readonly number[]): number {
    const chosen = this.pairWithFirst(v, candidates);
    if (chosen < 0) throw new Error('somebody who is to be paired has no opponent');
    return chosen;
  }

  /** Two are partners in all matchings that are left: nothing else need be looked at for them. */
  private settle(u: number, v: number): void {
    this.narrow(u, (x) => x === v);
    this.narrow(v, (x) => x === u);
  }

  /** Matches again in all parts that hold a vertex of which edges have gone; false where that is not possible. */
  private mend(v: number, undo: (() => void)[]): boolean {
    for (let part: PartGraph | null = this.home[v]; part !== null; part = part.parent) {
      const { mate, exits, reach } = part;
      const changed = part;
      const before = mate.slice();
      undo.push(() => {
        mate.set(before);
      });
      if (!part.mend(part.nodeOf[v])) return false;
      if (part.parent === null) return true;
      undo.push(() => {
        changed.setExits(exits, reach);
      });
      if (!part.findExits(v)) return true;
    }
    return true;
  }

  private setEdge(u: number, v: number, is: boolean): void {
    const set = is ? addBit : dropBit;
    set(this.edges, u * this.row, v);
    set(this.edges, v * this.row, u);
  }

  /** Edges of a vertex have changed: tells the parts elsewhere. */
  private renewReach(v: number): void {
    for (const { nodeOf, exits, reach } of this.parts) {
      if (nodeOf[v] >= 0) continue;
      const isReached = haveCommonBit(exits, this.edges, v * this.row);
      (isReached ? addBit : dropBit)(reach, 0, v);
    }
  }

  /** The part that some outermost nodes of the forest make, with others; blossoms without a charge do not count. */
  private partOf(
    state: MatchingState,
    nodes: readonly number[],
    others: readonly number[],
    isWhole: boolean,
  ): PartGraph {
    const { forest, size, mate } = state;
    const vertices = [...others];
    const parts: PartGraph[] = [];
    const members: number[][] = [];
    const split = (node: number): void => {
      if (node < size) vertices.push(node);
      else if (state.isZero(forest.charge, node)) forest.children(node).forEach(split);
      else {
        parts.push(this.partOf(state, forest.children(node), [], false));
        members.push(verticesOf(forest, node));
      }
    };
    nodes.forEach(split);
    const { row, edges, spare } = this;
    const part = new PartGraph({ size: size + 1, row, edges, spare }, vertices, parts, members, isWhole);
    for (const v of vertices) this.home[v] = part;
    for (let v = 0; v < size; v++) {
      if (mate[v] < 0) continue;
      const [one, other] = [part.nodeOf[v], part.nodeOf[mate[v]]];
      if (one >= 0 && other >= 0 && one !== other) part.match(one, other);
    }
    this.parts.push(...parts);
    if (!isWhole) part.findExits(-1);
    return part;
  }
}

function verticesOf(forest: BlossomForest, node: number): number[] {
  const inside: number[] = [];
  forest.eachVertex(node, (v) => inside.push(v));
  return inside;
}
