import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCoverable } from './lex-matching.js';
import type { LexMatching } from './lex-matching.js';
import { best, build, compare, graphs } from './testing/random-graphs.js';
import type { Graph } from './testing/random-graphs.js';
import { isWholeSuite } from '../../tests/suite.js';

/** Random graphs; fewer than these meet too few blossoms. */
const [MANY, SOME] = isWholeSuite ? [3000, 2000] : [1000, 700];

/** The weight of the matching found; throws when it is not a matching of the graph. */
function weightOf(graph: Graph, matching: LexMatching): number[] {
  const sum = new Array<number>(graph.words).fill(0);
  for (let v = 0; v < graph.size; v++) {
    const partner = matching.mate[v];
    if (partner < 0) {
      expect(graph.exposable[v]).toBe(true);
    } else {
      expect(matching.mate[partner]).toBe(v);
      if (v < partner) {
        const weight = graph.edges.get(v * graph.size + partner);
        expect(weight).toBeDefined();
        weight!.forEach((value, k) => (sum[k] += value));
      }
    }
  }
  return sum;
}

function expectBest(graph: Graph, matching: LexMatching): void {
  const wanted = best(graph);
  const found = matching.solve();
  expect(found).toBe(wanted !== null);
  if (wanted !== null) expect(weightOf(graph, matching)).toEqual(wanted);
}

it('isCoverable tells whether the vertices that must be covered can be', () => {
  const answers = new Set<boolean>();
  fc.assert(
    fc.property(graphs(1), (graph) => {
      const { typeOf, exposable } = build(graph);
      const wanted = best(graph) !== null;
      answers.add(wanted);
      expect(isCoverable(graph.size, typeOf, exposable)).toBe(wanted);
    }),
    { numRuns: MANY },
  );
  expect([...answers]).toHaveLength(2);
});

describe('LexMatching', () => {
  it('finds a matching of the greatest lexicographic weight', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 6).chain(graphs), (graph) => {
        expectBest(graph, build(graph));
      }),
      { numRuns: MANY },
    );
  });

  it('exchanges partners where that is as good', () => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(graphs(1), fc.nat(8), fc.nat(8), (graph, one, other) => {
        const matching = build(graph);
        const [u, v] = [one % graph.size, other % graph.size];
        if (!matching.solve() || u === v) return;
        const before = [...matching.mate];
        const isExchanged = matching.exchange(u, v);
        answers.add(isExchanged);
        if (isExchanged) expect(matching.mate[u]).toBe(v);
        else expect([...matching.mate]).toEqual(before);
        expect(weightOf(graph, matching)).toEqual(best(graph));
      }),
      { numRuns: MANY },
    );
    expect([...answers]).toHaveLength(2);
  });

  it('never rules out an edge that some best matching holds', () => {
    fc.assert(
      fc.property(graphs(2), (graph) => {
        const matching = build(graph);
        if (!matching.solve()) return;
        const wanted = best(graph);
        for (const [key, weight] of graph.edges) {
          const u = Math.floor(key / graph.size);
          const v = key % graph.size;
          const rest = best(graph, (1 << u) | (1 << v));
          const holds =
            rest !== null &&
            compare(
              rest.map((value, k) => value + weight[k]),
              wanted!,
            ) === 0;
          if (holds) expect(matching.couldHold(u, v)).toBe(true);
        }
      }),
      { numRuns: SOME },
    );
  });
});

describe('with vertices that are alike', () => {
  const alikeGraphs = fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 30 }),
    size: fc.integer({ min: 64, max: 110 }),
    classes: fc.integer({ min: 1, max: 5 }),
    forbidden: fc.integer({ min: 0, max: 40 }),
    exposable: fc.integer({ min: 0, max: 2 }),
  });

  /** Leading words by the classes of the ends, a last one of each edge; some edges are not there. */
  function graphOf({
    seed,
    size,
    classes,
    forbidden,
    exposable,
  }: typeof alikeGraphs extends fc.Arbitrary<infer T> ? T : never): {
    graph: Graph;
    classOf: Int32Array;
  } {
    let state = seed;
    const draw = (limit: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >>> 8) % limit;
    };
    const classOf = Int32Array.from({ length: size }, () => draw(classes));
    const table = Array.from({ length: classes * classes }, () =>
      draw(6) === 0 ? null : [draw(3) - 2, draw(5) - 3],
    );
    const edges = new Map<number, number[]>();
    for (let u = 0; u < size; u++)
      for (let v = u + 1; v < size; v++) {
        const [a, b] = [classOf[u], classOf[v]].sort((x, y) => x - y);
        const leading = table[a * classes + b];
        if (leading !== null && draw(100) >= forbidden) edges.set(u * size + v, [...leading, draw(7) - 3]);
      }
    return {
      graph: { size, words: 3, exposable: Array.from(classOf, (name) => name < exposable), edges },
      classOf,
    };
  }

  function worthOf(graph: Graph, matching: LexMatching): number[] {
    const worth = Array.from({ length: graph.words }, () => 0);
    for (let u = 0; u < graph.size; u++) {
      const v = matching.mate[u];
      if (v < u) continue;
      graph.edges.get(u * graph.size + v)?.forEach((value, k) => (worth[k] += value));
    }
    return worth;
  }

  it('finds what it finds without knowing that', () => {
    let solved = 0;
    fc.assert(
      fc.property(alikeGraphs, (shape) => {
        const { graph, classOf } = graphOf(shape);
        const [plain, classed] = [build(graph), build(graph)];
        const isSolved = plain.solve();
        expect(classed.solve(() => classOf)).toBe(isSolved);
        if (!isSolved) return;
        solved += 1;
        expect(worthOf(graph, classed)).toEqual(worthOf(graph, plain));
        for (let u = 0; u < graph.size; u++) {
          const v = classed.mate[u];
          expect(v < 0 ? classed.couldStayExposed(u) : classed.couldHold(u, v)).toBe(true);
        }
      }),
      { numRuns: isWholeSuite ? 400 : 60 },
    );
    expect(solved).toBeGreaterThan(15);
  });
});
