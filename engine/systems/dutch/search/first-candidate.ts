import { EqualMatchings } from '../../../matching/equal-matchings.js';
import { numberRange } from '../../../matching/number-range.js';
import { BracketGraph } from './bracket-graph.js';
import type { GraphOptions, Scope } from './bracket-graph.js';
import { isHomogeneous, shapeOf } from '../bracket-shape.js';
import { viewOf } from './bracket-task.js';
import type { BracketTask } from './bracket-task.js';
import { setCriterionOf } from './columns.js';
import type { Candidate } from '../../interface/system.js';

/**
 * The best candidate of a bracket, and of all that are equally good the one that is generated first
 * (2017 B.6-B.8, D; 2026 3.6-3.8, 4), as far as the scope lets it see.
 * @param probable how many pairs the bracket probably has: what a smaller scope has found. Without it as many as can be.
 * @returns null when the scope holds no solution.
 */
export function firstCandidate(task: BracketTask, scope: Scope, probable?: number): Candidate | null {
  return firstWithFollowUp(task, scope, probable)?.candidate ?? null;
}

/**
 * The same with whom the following bracket leaves over in a best follow-up of the candidate, as places; null where that has
 * to be looked for.
 */
export function firstWithFollowUp(
  task: BracketTask,
  scope: Scope,
  probable?: number,
): { readonly candidate: Candidate; readonly leftOver: readonly number[] | null } | null {
  const solved = solvedGraph(task, scope, false, probable);
  if (solved === null) return null;
  const { graph, pairs, equal, limbo } = withMdpSet(task, scope, solved);
  const mdpPairs: [number, number][] = [];
  const first = isHomogeneous(task) ? 0 : graph.active - task.residents.length;
  const residents = numberRange(first, graph.active);
  for (let vertex = 0; vertex < first; vertex++) {
    if (limbo.includes(graph.place(vertex))) continue;
    const partner = equal.pair(vertex, residents);
    mdpPairs.push([graph.place(vertex), graph.place(partner)]);
  }
  const paired = new Set(mdpPairs.map(([, resident]) => resident));
  const left = residents.filter((vertex) => !paired.has(graph.place(vertex)));
  const pairsLeft = pairs - mdpPairs.length;
  // Those of joined brackets who are not paired with residents meet each other.
  const isJoined = shapeOf(task) === 'joined';
  const rest =
    (isJoined ? null : orderWithoutExchange(graph, equal, left, pairsLeft)) ??
    orderWithExchange(task, graph, {
      ...withLimbo(
        task,
        limbo,
        left.map((vertex) => graph.place(vertex)),
      ),
      pairs: pairsLeft,
      floaters: downfloaters(task, pairs),
    });
  const floaters = [...(isJoined ? [] : limbo), ...rest.floaters].sort((a, b) => a - b);
  const candidate = { pairs: [...mdpPairs, ...rest.pairs], floaters };
  return {
    candidate,
    leftOver: scope === 'next' && graph.floatsOnly(floaters) ? graph.followUp().leftOver : null,
  };
}

/** A solved graph, and the number of pairs of the bracket in it. */
interface Solved {
  readonly graph: BracketGraph;
  readonly pairs: number;
}

/** A solved graph in which the MDPs of the Limbo are known. */
interface SolvedWithSet extends Solved {
  readonly equal: EqualMatchings;
  readonly limbo: readonly number[];
}

/**
 * Chooses the MDPs who stay in the Limbo. Where that comes before some of the criteria (2012 D.3) it is chosen without
 * those, and the bracket then solved anew with the set that is known.
 */
function withMdpSet(task: BracketTask, scope: Scope, solved: Solved): SolvedWithSet {
  const mdps = isHomogeneous(task) ? [] : numberRange(0, task.mdps.length);
  const isFirst = setCriterionOf(task.board.edition) >= 0;
  if (!isFirst || mdps.every((vertex) => solved.graph.isMdpPair(vertex))) return withLimboOf(solved, mdps);
  const open = solvedGraph(task, scope, true);
  if (open === null) throw new Error('a solved bracket became unsolvable with fewer criteria');
  const { limbo } = withLimboOf(open, mdps);
  const { pairs } = open;
  const others = [...task.mdps, ...task.residents].filter((place) => !limbo.includes(place));
  const graph = new BracketGraph(task, {
    ...open.graph.options,
    ...withLimbo(task, limbo, others),
    pairs,
    floaters: downfloaters(task, pairs),
    choosesSet: false,
    counted: true,
  });
  if (!graph.solve()) throw new Error('a set of MDPs became unsolvable');
  return { graph, pairs, equal: new EqualMatchings(graph.matching), limbo };
}

function withLimboOf(solved: Solved, mdps: readonly number[]): SolvedWithSet {
  const equal = new EqualMatchings(solved.graph.matching);
  return { equal, limbo: chooseMdpSet(solved.graph, equal, mdps), ...solved };
}

/** Who can still be paired in the bracket: those of an ordinary Limbo float, those of joined brackets meet each other. */
function withLimbo(
  task: BracketTask,
  limbo: readonly number[],
  others: readonly number[],
): Pick<GraphOptions, 'active' | 'limbo' | 'apart'> {
  if (shapeOf(task) === 'ordinary') return { active: others, limbo, apart: null };
  return { active: [...limbo, ...others].sort((a, b) => a - b), limbo: [], apart: limbo };
}

/**
 * Solves the bracket. Some digits depend on the number of pairs: as many as are probable, or as there can be, are tried
 * first, then as many as were found with those digits.
 * @param probable a number of pairs to be tried before, beyond the scope of the bracket.
 */
function solvedGraph(task: BracketTask, scope: Scope, choosesSet: boolean, probable?: number): Solved | null {
  const players = [...task.mdps, ...task.residents];
  const graphWith = (pairs: number, counted: boolean): BracketGraph =>
    new BracketGraph(task, {
      scope,
      active: players,
      limbo: [],
      pairs,
      floaters: downfloaters(task, pairs),
      counted,
      order: isHomogeneous(task) ? 'none' : 'mdps',
      choosesSet,
      apart: null,
    });
  const exact = (pairs: number): Solved | null => {
    const graph = graphWith(pairs, true);
    return graph.solve() ? { graph, pairs } : null;
  };
  const half = Math.floor(players.length / 2);
  const most = scope === 'bracket' ? graphWith(half, false).mostPairs() : half;
  const whole = scope === 'bracket' ? exact(most) : null;
  if (whole !== null) return whole;
  const guess = Math.min(probable ?? most, most);
  let isGuess = guess < most;
  for (let pairs = guess; ;) {
    const graph = graphWith(pairs, false);
    const found = graph.solve() ? graph.countPairs() : null;
    if (isGuess && (found === null || found > pairs)) {
      isGuess = false;
      pairs = most;
      continue;
    }
    if (found === null || found > pairs) return null;
    if (scope !== 'bracket' && haveSameDigits(task, found, pairs)) return { graph, pairs: found };
    if (found === pairs) {
      const solved = exact(found);
      if (solved === null) throw new Error('a solved bracket became unsolvable');
      return solved;
    }
    pairs = found;
  }
}

/** Whether the digits, without a vertex for each downfloater, are the same for two numbers of pairs. */
function haveSameDigits(task: BracketTask, a: number, b: number): boolean {
  const [one, other] = [a, b].map((pairs) => viewOf(task, downfloaters(task, pairs)).floaterTakesBye);
  return one === other;
}

function downfloaters({ mdps, residents }: BracketTask, pairs: number): number {
  return mdps.length + residents.length - 2 * pairs;
}

/** The MDPs that stay in the Limbo: the sets of pairable MDPs prefer low BSNs (2017 D.3, 2026 4.4.2). */
function chooseMdpSet(graph: BracketGraph, equal: EqualMatchings, mdps: readonly number[]): number[] {
  let pairable = mdps.filter((vertex) => graph.isMdpPair(vertex)).length;
  if (pairable === mdps.length) return [];
  const limbo: number[] = [];
  for (const vertex of mdps) {
    if (pairable > 0 && equal.narrow(vertex, (x) => graph.isAcrossPair(vertex, x))) pairable -= 1;
    else limbo.push(graph.place(vertex));
  }
  return limbo;
}

/**
 * Pairs a homogeneous bracket or a remainder as it is split, if a best candidate pairs everybody of S1 with somebody of S2.
 * @param players its vertices.
 * @returns null when none does; what is equally good is then narrowed down to nothing that could be used.
 */
function orderWithoutExchange(
  graph: BracketGraph,
  equal: EqualMatchings,
  players: readonly number[],
  pairs: number,
): Candidate | null {
  const tops = players.slice(0, pairs);
  const bottoms = players.slice(pairs);
  const isBottom = new Set(bottoms);
  if (!tops.every((top) => equal.narrow(top, (x) => isBottom.has(x)))) return null;
  return transpose(graph, equal, tops, bottoms);
}

/** The same where players of S1 and S2 have to be exchanged: which ones the digits of another graph tell. */
function orderWithExchange(
  task: BracketTask,
  { options }: BracketGraph,
  parts: Pick<GraphOptions, 'active' | 'limbo' | 'apart' | 'pairs' | 'floaters'>,
): Candidate {
  const graph = new BracketGraph(task, { ...options, ...parts, counted: true, order: 'exchanges' });
  if (!graph.solve()) throw new Error('a remainder became unsolvable');
  const equal = new EqualMatchings(graph.matching);
  const tops = chooseExchange(graph, equal);
  const isTop = new Set(tops);
  return transpose(
    graph,
    equal,
    tops,
    numberRange(0, graph.active).filter((vertex) => !isTop.has(vertex)),
  );
}

/** Pairs each of S1 with the first possible one of S2 (2017 D.1, 2026 4.2: transpositions in lexicographic order). */
function transpose(
  graph: BracketGraph,
  equal: EqualMatchings,
  tops: readonly number[],
  bottoms: readonly number[],
): Candidate {
  const pairs: [number, number][] = [];
  let open = bottoms;
  for (const top of tops) {
    const bottom = equal.pair(
      top,
      open.filter((vertex) => vertex > top),
    );
    open = open.filter((vertex) => vertex !== bottom);
    pairs.push([graph.place(top), graph.place(bottom)]);
  }
  return { pairs, floaters: open.map((vertex) => graph.place(vertex)) };
}

/**
 * The players of S1 after the first exchange that a best candidate needs, in ranking order. The digits of the graph
 * have fixed how many are exchanged and the difference of their sums; left are 2017 D.2 c-d, 2026 4.3.2 rules 3-4.
 */
function chooseExchange(graph: BracketGraph, equal: EqualMatchings): number[] {
  const half = graph.options.pairs;
  const isTopOf = (v: number, x: number): boolean => x > v && graph.isBracketPair(v, x);
  let exchanged = numberRange(half, graph.active).filter((v) => isTopOf(v, graph.matching.mate[v])).length;
  const tops = new Set(numberRange(0, half));
  let down = exchanged;
  for (let v = half - 1; v >= 0 && down > 0; v--) {
    if (!equal.narrow(v, (x) => !isTopOf(v, x), true)) continue;
    tops.delete(v);
    down -= 1;
  }
  for (let v = half; v < graph.active && exchanged > 0; v++) {
    if (!equal.narrow(v, (x) => isTopOf(v, x))) continue;
    tops.add(v);
    exchanged -= 1;
  }
  return [...tops].sort((a, b) => a - b);
}
