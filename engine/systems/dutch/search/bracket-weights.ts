import { LexMatching } from '../../../matching/lex-matching.js';
import type { BracketTask } from './bracket-task.js';
import { layColumns } from './columns.js';
import type { GraphColumns } from './columns.js';
import { DigitLayout } from './digits.js';
import type { Column } from './digits.js';
import { EdgeClasses, EdgeKind } from './edge-classes.js';
import type { EdgeType, SortedGraph } from './edge-classes.js';

/**
 * What the last word is for: the exchanges between S1 and S2 of a homogeneous bracket or a remainder; or as many MDPs
 * paired with residents as possible, before they are paired (M1); or nothing.
 */
export type OrderDigits = 'exchanges' | 'mdps' | 'none';

/** What is weighed of the graph of a bracket. */
export interface WeighedGraph extends SortedGraph {
  readonly task: BracketTask;
  readonly options: {
    readonly floaters: number;
    readonly pairs: number;
    readonly order: OrderDigits;
    readonly choosesSet: boolean;
  };
  /** The first vertices are the players to be paired in the bracket. */
  readonly active: number;
  readonly exposable: readonly boolean[];
  /** The criteria look at how the following bracket is paired. */
  readonly looksAhead: boolean;
}

/** The graph with its weights: the criteria's digits, then a word for the sequence of generation. */
export function weigh(graph: WeighedGraph): LexMatching {
  const { task, options, vertices, exposable } = graph;
  const edges = new EdgeClasses(graph);
  const layout = new DigitLayout(Math.floor(2 ** 46 / (vertices + 1)));
  const columns = layColumns(task, layout, {
    floaters: options.floaters,
    choosesSet: options.choosesSet,
    own: edges.ownElements(),
    ofTopscorers: edges.topscorerElements(),
    next: graph.looksAhead ? edges.nextElements() : null,
  });
  const weights = weightsOf(graph, edges, columns, layout.words);
  const matching = new LexMatching(vertices, layout.words + 1, {
    typeOf: edges.typeOf,
    types: weights.length,
  });
  weights.forEach((weight, type) => {
    weight.forEach((value, word) => {
      matching.setWordOf(type, word, value);
    });
  });
  exposable.forEach((may, v) => {
    matching.setExposable(v, may);
  });
  return matching;
}

/** The weights of the types of edges; where classes alone do not tell them, the types are split. */
function weightsOf(
  graph: WeighedGraph,
  edges: EdgeClasses,
  columns: GraphColumns,
  words: number,
): Float64Array[] {
  const own = columns.own.filter(isUsed);
  const next = columns.next.filter(isUsed);
  const weights = edges.types.map((type) => {
    const weight = new Float64Array(words + 1);
    weight.set(weightOf(graph, type, { own, next }, words));
    return weight;
  });
  addTopscorers(graph, edges, columns.ofTopscorers.filter(isUsed), weights);
  addOrder(graph, edges, weights);
  return weights;
}

/** The criteria on topscorers ask which colours a pair would have: classes do not tell what most pairs cost, if anything. */
function addTopscorers(
  { members, vertices }: WeighedGraph,
  edges: EdgeClasses,
  columns: readonly Column[],
  weights: Float64Array[],
): void {
  if (columns.length === 0) return;
  const types = weights.length;
  const known = new Map<number, number>();
  const cost = new Float64Array(weights[0].length);
  const costs = [cost.slice()];
  edges.eachTopscorerPair((a, b) => {
    cost.fill(0);
    for (const column of columns) DigitLayout.addPair(column, members[a], members[b], cost);
    const which = placeIn(costs, cost);
    if (which === 0) return;
    const type = edges.typeOf[a * vertices + b];
    const key = which * types + type;
    const split = known.get(key);
    if (split !== undefined) {
      edges.setType(a, b, split);
      return;
    }
    weights.push(weights[type].map((value, k) => value - cost[k]));
    known.set(key, edges.split(a, b));
  });
}

/** Few costs are different: a new one is kept. */
function placeIn(costs: Float64Array[], cost: Float64Array): number {
  for (let which = 0; which < costs.length; which++) {
    const known = costs[which];
    let word = 0;
    while (word < cost.length && known[word] === cost[word]) word += 1;
    if (word === cost.length) return which;
  }
  return costs.push(cost.slice()) - 1;
}

function isUsed({ digits }: Column): boolean {
  return digits.size > 0;
}

/** The words of the criteria that classes tell: what it costs not to leave the two alone. */
function weightOf(
  graph: WeighedGraph,
  { kind, a, b }: EdgeType,
  columns: Pick<GraphColumns, 'own' | 'next'>,
  words: number,
): Float64Array {
  const { members, guests, exposable, nextStart } = graph;
  const cost = new Float64Array(words);
  if (kind === EdgeKind.pair) {
    for (const column of columns.own) DigitLayout.addPair(column, members[a], members[b], cost);
  } else if (kind === EdgeKind.leaving) {
    addLeaving(graph, a, columns, cost);
  } else {
    for (const v of [a, b])
      if (v < nextStart) for (const column of columns.own) DigitLayout.addFloat(column, members[v], cost);
    for (const column of columns.next) DigitLayout.addPair(column, guests[a], guests[b], cost);
  }
  const weight = cost.map((value) => -value);
  for (const v of [a, b]) if (v < members.length && exposable[v]) addLeaving(graph, v, columns, weight);
  return weight;
}

/** What it costs that a vertex is not paired in its own bracket and not in the following one either. */
function addLeaving(
  { members, guests, nextStart, restStart }: WeighedGraph,
  v: number,
  columns: Pick<GraphColumns, 'own' | 'next'>,
  cost: Float64Array,
): void {
  if (v < nextStart) for (const column of columns.own) DigitLayout.addFloat(column, members[v], cost);
  if (v < restStart) for (const column of columns.next) DigitLayout.addFloat(column, guests[v], cost);
}

/**
 * Digits of the resident exchanges (2017 D.2 a-b, 2026 4.3.2 rules 1-2): number of players exchanged, then the
 * difference of the sums of BSNs. In the candidate that generates a pairing first, S1 holds the higher ranked
 * player of each pair: a pair inside S2 brings one player up, a pair inside S1 or an unpaired S1 player takes
 * one down.
 */
function addOrder(graph: WeighedGraph, edges: EdgeClasses, weights: Float64Array[]): void {
  const { active, vertices } = graph;
  const { order } = graph.options;
  if (order === 'none') return;
  const orderOf = orderWords(graph);
  if (order === 'mdps') {
    edges.types.forEach(({ kind, a, b }, type) => {
      setLast(weights[type], orderOf(kind, a, b));
    });
    return;
  }
  const split = weights.map((_, type) => new Map([[0, type]]));
  for (let a = 0; a < active; a++) {
    for (let b = a + 1; b < vertices; b++) {
      const type = edges.typeOf[a * vertices + b];
      if (type < 0) continue;
      const value = orderOf(edges.types[type].kind, a, b);
      const known = split[type].get(value);
      if (known !== undefined) {
        edges.setType(a, b, known);
        continue;
      }
      const weight = weights[type].slice();
      setLast(weight, value);
      weights.push(weight);
      split[type].set(value, edges.split(a, b));
    }
  }
}

/** The last word of an edge of a kind between two vertices, the first one the smaller. */
function orderWords(graph: WeighedGraph): (kind: number, a: number, b: number) => number {
  const { active, exposable, members, vertices } = graph;
  const { order, pairs: half } = graph.options;
  const exchange = active * active + 1;
  const leaving = Array.from({ length: vertices }, (_, v) => {
    if (v >= active) return 0;
    if (order === 'mdps') return members[v].mdp ? 1 : 0;
    return Math.max(0, half - v);
  });
  const spare = leaving.map((cost, v) => (exposable[v] ? cost : 0));
  const costOf = (kind: number, a: number, b: number): number => {
    if (kind !== EdgeKind.pair) return leaving[a] + leaving[b];
    if (order === 'mdps') return members[a].mdp === members[b].mdp ? leaving[a] + leaving[b] : 0;
    if (a >= half) return exchange + (a + 1 - half);
    return b < half ? half - b : 0;
  };
  return (kind, a, b) => spare[a] + spare[b] - costOf(kind, a, b);
}

function setLast(weight: Float64Array, value: number): void {
  weight[weight.length - 1] = value;
}
