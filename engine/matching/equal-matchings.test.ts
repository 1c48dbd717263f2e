import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EqualMatchings } from './equal-matchings.js';
import { best, build, compare, graphs, triangles } from './testing/random-graphs.js';
import type { Graph } from './testing/random-graphs.js';
import { isWholeSuite } from '../../tests/suite.js';

/** Random graphs; fewer than these have too few blossoms with a charge. */
const MANY = isWholeSuite ? 6000 : 1500;

/** Each matching as the partner of each vertex, -1 for none. */
type Partners = readonly number[];

/** All matchings of the greatest weight, by trying every one. */
function bestMatchings(graph: Graph): Partners[] {
  const wanted = best(graph);
  const found: Partners[] = [];
  const partners = new Array<number>(graph.size).fill(-1);
  const used = new Array<boolean>(graph.size).fill(false);
  const take = (v: number, weight: readonly number[]): void => {
    if (v === graph.size) {
      if (compare(weight, wanted ?? []) === 0) found.push([...partners]);
      return;
    }
    if (used[v]) {
      take(v + 1, weight);
      return;
    }
    if (graph.exposable[v]) take(v + 1, weight);
    for (let x = v + 1; x < graph.size; x++) {
      const edge = graph.edges.get(v * graph.size + x);
      if (edge === undefined || used[x]) continue;
      [partners[v], partners[x], used[x]] = [x, v, true];
      take(
        v + 1,
        weight.map((value, k) => value + edge[k]),
      );
      [partners[v], partners[x], used[x]] = [-1, -1, false];
    }
  };
  if (wanted !== null) take(0, new Array<number>(graph.words).fill(0));
  return found;
}

/** What was met in the random graphs: too few would prove nothing. */
interface Met {
  narrowed: number;
  refused: number;
  charged: number;
}

/** The same graph with weights of so many words. */
function withWords(graph: Graph, words: number): Graph {
  const edges = new Map(
    [...graph.edges].map(([key, weight]) => [key, Array.from({ length: words }, (_, k) => weight[k] ?? 0)]),
  );
  return { ...graph, words, edges };
}

/** Graphs beside one another as one, their vertices mixed; and the vertices of each. */
function unionOf(
  graphs: readonly Graph[],
  turn: number,
): { readonly graph: Graph; readonly places: readonly (readonly number[])[] } {
  const size = graphs.reduce((sum, graph) => sum + graph.size, 0);
  const order = Array.from({ length: size }, (_, v) => v).sort(
    (a, b) => ((a * 7919 + turn) % 1009) - ((b * 7919 + turn) % 1009) || a - b,
  );
  const places = graphs.map((graph) => order.splice(0, graph.size));
  const exposable = new Array<boolean>(size).fill(false);
  const edges = new Map<number, number[]>();
  graphs.forEach((graph, part) => {
    graph.exposable.forEach((may, v) => (exposable[places[part][v]] = may));
    for (const [key, weight] of graph.edges) {
      const [u, v] = [places[part][Math.floor(key / graph.size)], places[part][key % graph.size]];
      edges.set(Math.min(u, v) * size + Math.max(u, v), weight);
    }
  });
  return { graph: { size, words: graphs[0].words, exposable, edges }, places };
}

const steps = fc.array(fc.tuple(fc.nat(11), fc.nat(4095), fc.boolean()), { minLength: 1, maxLength: 12 });

describe('EqualMatchings', () => {
  it('leaves those matchings of the greatest weight in which the vertices have partners of the kinds asked for', () => {
    const met: Met = { narrowed: 0, refused: 0, charged: 0 };
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(0, 1, 2).chain(graphs), triangles), steps, (graph, asked) => {
        const matching = build(graph);
        if (!matching.solve()) return;
        if (matching.forest.charge.some((charge) => charge !== 0)) met.charged += 1;
        let left = bestMatchings(graph);
        const equal = new EqualMatchings(matching);
        for (const [pick, kept, mayStay] of asked) {
          const v = pick % graph.size;
          const isKept = (x: number): boolean => (kept >> x) % 2 === 1;
          const wanted = left.filter((partners) => (partners[v] < 0 ? mayStay : isKept(partners[v])));
          expect(equal.narrow(v, isKept, mayStay)).toBe(wanted.length > 0);
          if (wanted.length > 0) {
            met.narrowed += wanted.length < left.length ? 1 : 0;
            left = wanted;
          } else met.refused += 1;
        }
      }),
      { numRuns: MANY },
    );
    expect(met.narrowed).toBeGreaterThan(MANY / 4);
    expect(met.refused).toBeGreaterThan(MANY / 4);
    expect(met.charged).toBeGreaterThan(MANY / 4);
  });

  it('does the same in graphs of more than 32 vertices, of which each part is a graph of its own', () => {
    const met = { narrowed: 0, refused: 0 };
    const parts = fc.array(fc.oneof(fc.constantFrom(0, 1, 2).chain(graphs), triangles), {
      minLength: 6,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        parts,
        fc.nat(1000),
        fc.array(fc.tuple(fc.nat(1000), steps), { minLength: 4 }),
        (own, turn, asked) => {
          const union = unionOf(
            own.map((graph) => withWords(graph, 3)),
            turn,
          );
          const matching = build(union.graph);
          if (!matching.solve()) return;
          const left = own.map(bestMatchings);
          const equal = new EqualMatchings(matching);
          for (const [pick, [[inPart, kept, mayStay]]] of asked) {
            const part = pick % own.length;
            const { [part]: place } = union.places;
            const v = inPart % own[part].size;
            const isKept = (x: number): boolean => (kept >> x) % 2 === 1;
            const wanted = left[part].filter((partners) => (partners[v] < 0 ? mayStay : isKept(partners[v])));
            expect(equal.narrow(place[v], (x) => isKept(place.indexOf(x)), mayStay)).toBe(wanted.length > 0);
            met[wanted.length > 0 ? 'narrowed' : 'refused'] += 1;
            if (wanted.length > 0) left[part] = wanted;
          }
        },
      ),
      { numRuns: MANY / 5 },
    );
    expect(Math.min(met.narrowed, met.refused)).toBeGreaterThan(MANY / 10);
  });

  it('pairs each vertex with the first of some others that one of the matchings left gives it', () => {
    let chosen = 0;
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(0, 1).chain(graphs), triangles),
        fc.array(fc.nat(11)),
        (graph, picks) => {
          const matching = build(graph);
          if (!matching.solve()) return;
          let left = bestMatchings(graph);
          const equal = new EqualMatchings(matching);
          for (const pick of picks) {
            const v = pick % graph.size;
            const candidates = Array.from({ length: graph.size }, (_, x) => (x + pick) % graph.size);
            const first = candidates.find((x) => left.some((partners) => partners[v] === x)) ?? -1;
            expect(equal.pairWithFirst(v, candidates)).toBe(first);
            if (first < 0) continue;
            chosen += 1;
            left = left.filter((partners) => partners[v] === first);
          }
        },
      ),
      { numRuns: MANY },
    );
    expect(chosen).toBeGreaterThan(MANY / 2);
  });
});
