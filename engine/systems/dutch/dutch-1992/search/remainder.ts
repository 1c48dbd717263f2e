import { numberRange } from '../../../../matching/number-range.js';
import type { Candidate, Pair } from '../../../interface/candidate.js';
import type { Graph1992 } from './graph.js';

/**
 * The first of the best pairings of a homogeneous bracket or remainder (D2, D1). The least number of players exchanged
 * and the least difference of their numbers are settled already; left are who leaves S1, the lowest first, who comes
 * into it, and the transposition. The higher ranked player of every pair is in S1: whatever arrangement has him in S2
 * repeats a pairing.
 * @param half the number of pairs.
 */
export function firstOfRemainder(graph: Graph1992, inside: readonly number[], half: number): Candidate {
  const s1 = settleExchange(graph, half);
  const isOpen = inside.map((_, v) => !s1.has(v));
  const pairs: Pair[] = [];
  for (const top of [...s1].sort((a, b) => a - b)) {
    const candidates = [...isOpen.keys()].filter((v) => v > top && isOpen[v] && graph.isPair(top, v));
    const bottom = graph.choose(top, candidates);
    isOpen[bottom] = false;
    pairs.push([inside[top], inside[bottom]]);
  }
  return { pairs, floaters: inside.filter((_, v) => isOpen[v]) };
}

/** S1 after the exchange. */
function settleExchange(graph: Graph1992, half: number): Set<number> {
  const { size } = graph;
  const isTop = (v: number): boolean => graph.isPair(v, graph.partnerOf(v)) && graph.partnerOf(v) > v;
  const s1 = new Set(numberRange(0, half));
  const count = numberRange(half, size).filter(isTop).length;
  let left = count;
  for (let v = half - 1; v >= 0 && left > 0; v--)
    if (graph.settle(v, (x) => x < v || !graph.isPair(v, x))) {
      s1.delete(v);
      left -= 1;
    }
  left = count;
  for (let v = half; v < size && left > 0; v++)
    if (graph.settle(v, (x) => x > v && graph.isPair(v, x))) {
      s1.add(v);
      left -= 1;
    }
  return s1;
}
