import { BracketGraph } from './bracket-graph.js';
import type { Scope } from './bracket-graph.js';
import type { BracketTask } from './bracket-task.js';
import type { Candidate } from '../../system.js';

/**
 * The best candidate of a bracket, and of all that are equally good the one that is generated first
 * (2017 B.6-B.8, D; 2026 3.6-3.8, 4), as far as the scope lets it see.
 * @returns null when the scope holds no solution.
 */
export function firstCandidate(task: BracketTask, scope: Scope): Candidate | null {
  const players = [...task.mdps, ...task.residents];
  const graph = solvedGraph(task, scope, players);
  if (graph === null) return null;
  if (task.mdps.length === 0) return collect([], orderHomogeneous(graph));

  const limbo = chooseMdpSet(graph, task.mdps.length);
  const mdpPairs: [number, number][] = [];
  const residents = vertexRange(task.mdps.length, graph.active);
  for (let mdp = 0; mdp < task.mdps.length; mdp++) {
    if (limbo.includes(mdp)) continue;
    const partner = chooseOpponent(graph, mdp, residents);
    mdpPairs.push([graph.place(mdp), graph.place(partner)]);
  }
  const paired = new Set(mdpPairs.map(([, resident]) => resident));
  const remainder = task.residents.filter((place) => !paired.has(place));
  const limboPlaces = limbo.map((vertex) => graph.place(vertex));
  const { pairs, floaters } = graph.options;
  const remaining = new BracketGraph(task, {
    scope,
    active: remainder,
    limbo: limboPlaces,
    pairs: pairs - mdpPairs.length,
    floaters,
    counted: true,
    ordered: true,
  });
  if (!remaining.matching.solve()) throw new Error('a remainder became unsolvable');
  const rest = orderHomogeneous(remaining);
  return collect(mdpPairs, { pairs: rest.pairs, floaters: [...limboPlaces, ...rest.floaters] });
}

/**
 * Solves the bracket. Some digits depend on the number of pairs: as many as the number of players allows is tried
 * first, then as many as there can be.
 */
function solvedGraph(task: BracketTask, scope: Scope, players: readonly number[]): BracketGraph | null {
  const ordered = task.mdps.length === 0;
  const graphWith = (pairs: number, counted: boolean): BracketGraph =>
    new BracketGraph(task, {
      scope,
      active: players,
      limbo: [],
      pairs,
      floaters: players.length - 2 * pairs,
      counted,
      ordered,
    });
  const most = Math.floor(players.length / 2);
  if (scope === 'bracket') {
    const graph = graphWith(most, true);
    if (graph.matching.solve()) return graph;
  }
  for (let pairs = most; ;) {
    const graph = graphWith(pairs, false);
    if (!graph.matching.solve()) return null;
    const found = graph.countPairs();
    if (found > pairs) return null;
    if (found === pairs && scope !== 'bracket') return graph;
    if (found === pairs) {
      const exact = graphWith(found, true);
      if (!exact.matching.solve()) throw new Error('a solved bracket became unsolvable');
      return exact;
    }
    pairs = found;
  }
}

/** Vertices of the MDPs that stay in the Limbo: the sets of pairable MDPs prefer low BSNs (2017 D.3, 2026 4.4.2). */
function chooseMdpSet(graph: BracketGraph, mdps: number): number[] {
  const all = vertexRange(0, mdps);
  let pairable = all.filter((vertex) => graph.isPaired(vertex)).length;
  if (pairable === mdps) return [];
  const limbo: number[] = [];
  for (const vertex of all) {
    if (pairable > 0 && !graph.isPaired(vertex)) preferPaired(graph, vertex);
    if (graph.isPaired(vertex)) {
      graph.forcePaired(vertex);
      pairable -= 1;
    } else {
      graph.forceFloat(vertex);
      limbo.push(vertex);
    }
  }
  return limbo;
}

function preferPaired(graph: BracketGraph, vertex: number): void {
  const { matching, decisionWord } = graph;
  graph.change(vertex, () => {
    for (let x = 0; x < graph.active; x++)
      if (matching.isAllowed(vertex, x)) matching.setWord(vertex, x, decisionWord, 1);
  });
}

/** Pairs a homogeneous bracket or a remainder. */
function orderHomogeneous(graph: BracketGraph): Candidate {
  const tops = chooseExchange(graph);
  const isTop = new Set(tops);
  const bottoms = vertexRange(0, graph.active).filter((vertex) => !isTop.has(vertex));
  const pairs: [number, number][] = [];
  const taken = new Set<number>();
  for (const top of tops) {
    const open = bottoms.filter((vertex) => vertex > top && !taken.has(vertex));
    const bottom = chooseOpponent(graph, top, open);
    taken.add(bottom);
    pairs.push([graph.place(top), graph.place(bottom)]);
  }
  const floaters = bottoms.filter((vertex) => !taken.has(vertex)).map((vertex) => graph.place(vertex));
  return { pairs, floaters };
}

/**
 * The players of S1 after the first exchange that a best candidate needs, in ranking order. The digits of the graph
 * have fixed how many are exchanged and the difference of their sums; left are 2017 D.2 c-d, 2026 4.3.2 rules 3-4.
 */
function chooseExchange(graph: BracketGraph): number[] {
  const half = graph.options.pairs;
  const isTopNow = (v: number): boolean => graph.isPaired(v) && graph.matching.mate[v] > v;
  let exchanged = vertexRange(half, graph.active).filter(isTopNow).length;
  if (exchanged === 0) return vertexRange(0, half);
  const tops = new Set(vertexRange(0, half));
  let down = exchanged;
  for (let v = half - 1; v >= 0 && down > 0; v--) {
    if (isTopNow(v)) preferRole(graph, v, 'bottom');
    if (isTopNow(v)) {
      forceRole(graph, v, 'top');
    } else {
      forceRole(graph, v, 'bottom');
      tops.delete(v);
      down -= 1;
    }
  }
  for (let v = half; v < graph.active && exchanged > 0; v++) {
    if (!isTopNow(v)) preferRole(graph, v, 'top');
    if (isTopNow(v)) {
      forceRole(graph, v, 'top');
      tops.add(v);
      exchanged -= 1;
    } else {
      forceRole(graph, v, 'bottom');
    }
  }
  return [...tops].sort((a, b) => a - b);
}

type Role = 'top' | 'bottom';

/** Looks for an equally good candidate in which the player is the higher ranked of a pair, or is not. */
function preferRole(graph: BracketGraph, vertex: number, role: Role): void {
  const { matching, decisionWord } = graph;
  graph.change(vertex, () => {
    for (let x = vertex + 1; x < graph.active; x++)
      if (matching.isAllowed(vertex, x)) matching.setWord(vertex, x, decisionWord, role === 'top' ? 1 : -1);
  });
}

function forceRole(graph: BracketGraph, vertex: number, role: Role): void {
  if (role === 'top') graph.forcePaired(vertex);
  graph.change(vertex, () => {
    const [first, last] = role === 'top' ? [0, vertex] : [vertex + 1, graph.active];
    for (let x = first; x < last; x++) graph.matching.forbid(vertex, x);
  });
}

/**
 * Pairs a player with the first of `candidates` (in order) that an equally good pairing allows, and takes the two
 * out of the graph (2017 D.1, 2026 4.2: transpositions in lexicographic order).
 */
function chooseOpponent(graph: BracketGraph, vertex: number, candidates: readonly number[]): number {
  const { matching, decisionWord } = graph;
  const mate = matching.mate[vertex];
  const better = candidates.some((candidate) => candidate < mate && matching.couldHold(vertex, candidate));
  if (better) {
    graph.change(vertex, () => {
      candidates.forEach((candidate, rank) => {
        if (matching.isAllowed(vertex, candidate))
          matching.setWord(vertex, candidate, decisionWord, candidates.length - rank);
      });
    });
  }
  const chosen = matching.mate[vertex];
  graph.settlePair(vertex);
  return chosen;
}

function collect(mdpPairs: readonly (readonly [number, number])[], rest: Candidate): Candidate {
  return { pairs: [...mdpPairs, ...rest.pairs], floaters: [...rest.floaters].sort((a, b) => a - b) };
}

function vertexRange(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
