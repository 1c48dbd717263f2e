import { LexMatching } from '../../../../matching/lex-matching.js';
import type { Pair, Place, Candidate } from '../../../interface/candidate.js';
import type { Board1992 } from '../board-1992.js';
import { goalsOf } from '../bracket.js';
import type { Bracket1992, Goal, Pairing1992 } from '../bracket.js';
import { Graph1992 } from './graph.js';
import type { GraphOptions, Outside } from './graph.js';
import { outsideOf } from './outside.js';
import { quickPairing } from './quick.js';
import { numberRange } from '../../../../matching/number-range.js';

/**
 * The first pairing of a bracket that the procedure comes to, found by matchings. A8 is a lower bound of the colours
 * missed, so x ends as the least number of them (J6); then what has to be dropped for upfloaters, the opponents of the
 * moved-down players one after the other, what has to be dropped for downfloaters, the exchange and the transposition are
 * settled, each among the pairings that are left.
 */
export function firstByMatching(board: Board1992, bracket: Bracket1992): Pairing1992 | null {
  const quick = bracket.asked === undefined ? quickPairing(board, bracket) : null;
  if (quick !== null) return quick;
  let tried = -1;
  for (const goal of goalsOf(board, bracket)) {
    // The greatest number of all pairs is found at once.
    if (goal.mdpPairs === tried) continue;
    const found = firstWith(board, bracket, goal);
    if (found !== null) return found;
    tried = goal.mdpPairs;
  }
  return null;
}

function firstWith(board: Board1992, bracket: Bracket1992, goal: Goal): Pairing1992 | null {
  const { asked } = bracket;
  const inside = [...bracket.mdps, ...bracket.residents];
  const s1 = goal.mdpPairs;
  const first = openGraph(board, bracket, inside, goal);
  if (first === null) return null;
  const { graph, outside } = first;
  const { pairs: all, missed: x, upfloats } = graph;
  if ((all === 0 && asked === undefined) || (bracket.only !== null && all !== bracket.only.all)) return null;
  const options = { outside, upfloats, downfloats: 2, least: { of: 'nothing' }, asked } as const;
  const mdpPairs =
    upfloats === 0
      ? mdpPairsOf(graph, inside, s1)
      : mdpPairsOf(solved(board, { inside, s1, ...options }), inside, s1);
  const taken = new Set(mdpPairs.flat());
  const rest = { inside: inside.filter((place) => !taken.has(place)), s1: 0, ...options };
  const { downfloats } = s1 === 0 ? graph : solved(board, { ...rest, least: { of: 'downfloats' } });
  const half = all - s1;
  const ordered = solved(board, { ...rest, downfloats, least: { of: 'exchange', half } });
  const { pairs, floaters } = firstOfRemainder(ordered, rest.inside, half);
  return { pairs: [...mdpPairs, ...pairs], floaters, mdpPairs: s1, all, x, upfloats, downfloats };
}

/** The bracket with the most pairs that there can be, and of those with the fewest missed colours. */
function openGraph(
  board: Board1992,
  bracket: Bracket1992,
  inside: readonly Place[],
  { mdpPairs: s1, all }: Goal,
): { graph: Graph1992; outside: Outside } | null {
  const graphWith = (pairs: number): { graph: Graph1992; outside: Outside } | null => {
    const outside = outsideOf(board, bracket, inside.length - 2 * pairs);
    const least = { of: s1 === 0 ? 'downfloats' : 'upfloats' } as const;
    const graph = new Graph1992(board, {
      inside,
      s1,
      outside,
      upfloats: 2,
      downfloats: 2,
      least,
      asked: bracket.asked,
    });
    return graph.solve() ? { graph, outside } : null;
  };
  const graph = graphWith(all);
  if (graph !== null || bracket.demand.kind !== 'none') return graph;
  const most = mostPairs(board, inside, s1);
  return most === null ? null : graphWith(most);
}

/** Null when the players of S1 cannot all be paired. */
function mostPairs(board: Board1992, inside: readonly Place[], s1: number): number | null {
  const matching = new LexMatching(inside.length, 1);
  inside.forEach((place, a) => {
    matching.setExposable(a, a >= s1);
    for (let b = Math.max(a + 1, s1); b < inside.length; b++) {
      if (!board.mayMeet(place, inside[b])) continue;
      matching.allow(a, b);
      matching.setWord(a, b, 0, 1);
    }
  });
  if (!matching.solve()) return null;
  return matching.mate.filter((partner) => partner >= 0).length / 2;
}

/** The opponents of the moved-down players in S1, each the first in S2 that the others allow (D1). */
function mdpPairsOf(graph: Graph1992, inside: readonly Place[], s1: number): Pair[] {
  const open = new Set(inside.keys());
  return inside.slice(0, s1).map((mdp, v): Pair => {
    const opponent = graph.choose(
      v,
      [...open].filter((x) => x >= s1),
    );
    open.delete(opponent);
    return [mdp, inside[opponent]];
  });
}

function solved(board: Board1992, options: GraphOptions): Graph1992 {
  const graph = new Graph1992(board, options);
  if (!graph.solve()) throw new Error('what has been found once cannot be found again');
  return graph;
}

/**
 * The first of the best pairings of a homogeneous bracket or remainder (D2, D1). The least number of players exchanged
 * and the least difference of their numbers are settled already; left are who leaves S1, the lowest first, who comes
 * into it, and the transposition. The higher ranked player of every pair is in S1: whatever arrangement has him in S2
 * repeats a pairing.
 * @param half the number of pairs.
 */
function firstOfRemainder(graph: Graph1992, inside: readonly number[], half: number): Candidate {
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
