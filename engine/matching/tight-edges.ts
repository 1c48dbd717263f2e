import { addBit } from './bit-set.js';
import type { MatchingState } from './matching-state.js';

/**
 * The edges that a matching of maximum weight may hold as far as the duals tell: those whose reduced cost is zero.
 * @param row words of a row of the result.
 * @returns a row of bits for each vertex.
 */
export function tightEdges(state: MatchingState, row: number): Int32Array {
  const { size, words, forest } = state;
  const edges = new Int32Array(row * 32 * row);
  const charge = new Float64Array(words);
  /** The edges between the children of a node; those within them before. */
  const joinWithin = (children: readonly number[]): number[] => {
    const before: number[] = [];
    for (const child of children) {
      const own = child < size ? [child] : joinBlossom(child);
      for (const u of own) joinAll(state, u, before, charge, edges, row);
      before.push(...own);
    }
    return before;
  };
  const joinBlossom = (blossom: number): number[] => {
    for (let k = 0; k < words; k++) charge[k] += forest.charge[blossom * words + k];
    const inside = joinWithin(forest.children(blossom));
    for (let k = 0; k < words; k++) charge[k] -= forest.charge[blossom * words + k];
    return inside;
  };
  joinWithin([...new Set(forest.top)]);
  return edges;
}

/** Joins a vertex with some others over the edges that are tight. */
function joinAll(
  { size, words, dual, weight, typeOf }: MatchingState,
  u: number,
  others: readonly number[],
  charge: Float64Array,
  edges: Int32Array,
  row: number,
): void {
  for (const v of others) {
    const type = typeOf[u * size + v];
    if (type < 0) continue;
    let k = 0;
    while (k < words && dual[u * words + k] + dual[v * words + k] + charge[k] === weight[type * words + k])
      k += 1;
    if (k < words) continue;
    addBit(edges, u * row, v);
    addBit(edges, v * row, u);
  }
}
