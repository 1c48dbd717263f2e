import { addBit } from './bit-set.js';
import type { MatchingState } from './matching-state.js';

/**
 * The edges that a matching of maximum weight may hold as far as the duals tell: those whose reduced cost is zero.
 * @param row words of a row of the result.
 * @returns a row of bits for each vertex.
 */
export function tightEdges(state: MatchingState, row: number): Int32Array {
  const { size, words, forest, dual, weight, typeOf } = state;
  const edges = new Int32Array(row * 32 * row);
  const charge = new Float64Array(words);
  const join = (u: number, v: number): void => {
    const type = typeOf[u * size + v];
    if (type < 0) return;
    const edge = type * words;
    for (let k = 0; k < words; k++)
      if (dual[u * words + k] + dual[v * words + k] + charge[k] !== weight[edge + k]) return;
    addBit(edges, u * row, v);
    addBit(edges, v * row, u);
  };
  /** The edges between the children of a node; those within them before. */
  const joinWithin = (children: readonly number[]): number[] => {
    const before: number[] = [];
    for (const child of children) {
      const own = child < size ? [child] : joinBlossom(child);
      for (const u of own) for (const v of before) join(u, v);
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
