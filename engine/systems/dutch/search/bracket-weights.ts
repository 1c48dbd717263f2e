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
  const matching = new LexMatching(vertices, layout.words + 1);
  exposable.forEach((may, v) => {
    matching.setExposable(v, may);
  });
  fillCriteria(graph, edges, matching, columns);
  fillOrder(graph, edges, matching);
  return matching;
}

function fillCriteria(
  graph: WeighedGraph,
  edges: EdgeClasses,
  matching: LexMatching,
  columns: GraphColumns,
): void {
  const { vertices, members } = graph;
  const words = matching.words - 1;
  const own = columns.own.filter(isUsed);
  const next = columns.next.filter(isUsed);
  const weights = edges.types.map((type) => weightOf(graph, type, { own, next }, words));
  for (let a = 0; a < members.length; a++) {
    for (let b = a + 1; b < vertices; b++) {
      const type = edges.typeOf[a * vertices + b];
      if (type < 0) continue;
      matching.allow(a, b);
      for (let k = 0; k < words; k++) {
        const value = weights[type][k];
        // They are zero before, and most stay so.
        if (value !== 0) matching.setWord(a, b, k, value);
      }
    }
  }
  const ofTopscorers = columns.ofTopscorers.filter(isUsed);
  if (ofTopscorers.length === 0) return;
  const cost = new Float64Array(words);
  edges.eachTopscorerPair((a, b) => {
    cost.fill(0);
    for (const column of ofTopscorers) DigitLayout.addPair(column, members[a], members[b], cost);
    const weight = weights[edges.typeOf[a * vertices + b]];
    for (let k = 0; k < words; k++) if (cost[k] !== 0) matching.setWord(a, b, k, weight[k] - cost[k]);
  });
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
function fillOrder(graph: WeighedGraph, edges: EdgeClasses, matching: LexMatching): void {
  const { active, exposable, members, vertices, nextStart } = graph;
  const { order, pairs: half } = graph.options;
  if (order === 'none') return;
  const ordered = order === 'exchanges';
  const word = matching.words - 1;
  const exchange = active * active + 1;
  const leaving = Array.from({ length: active }, (_, i) =>
    ordered ? Math.max(0, half - i) : members[i].mdp ? 1 : 0,
  );
  const spare = leaving.map((cost, v) => (exposable[v] ? cost : 0));
  for (let a = 0; a < active; a++) {
    for (let b = a + 1; b < active; b++) {
      const type = edges.typeOf[a * vertices + b];
      if (type < 0) continue;
      const isPair = edges.types[type].kind === EdgeKind.pair;
      let cost = 0;
      if (!isPair || (!ordered && members[a].mdp === members[b].mdp)) cost = leaving[a] + leaving[b];
      else if (ordered && a >= half) cost = exchange + (a + 1 - half);
      else if (ordered && b < half) cost = half - b;
      const value = spare[a] + spare[b] - cost;
      if (value !== 0) matching.setWord(a, b, word, value);
    }
    if (spare[a] === leaving[a]) continue;
    for (let x = nextStart; x < vertices; x++)
      if (edges.typeOf[a * vertices + x] >= 0) matching.setWord(a, x, word, spare[a] - leaving[a]);
  }
}
