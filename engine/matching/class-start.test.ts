import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWholeSuite } from '../../tests/suite.js';
import { startWithClasses } from './class-start.js';
import { isCoverable, LexMatching } from './lex-matching.js';
import { best, build, compare, graphs } from './testing/random-graphs.js';
import type { Graph } from './testing/random-graphs.js';

const RUNS = isWholeSuite ? 5000 : 1000;

/** How much more than the edge the duals are worth, four times, word by word. */
function slackOf({ dual, words }: LexMatching, u: number, v: number, weight: readonly number[]): number[] {
  return weight.map((value, k) => dual[u * words + k] + dual[v * words + k] - 4 * value);
}

it('starts with feasible duals and tight edges: the best matching, where it covers all', () => {
  const seen = { whole: 0, open: 0, impossible: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 }).chain(graphs),
      fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }),
      (graph, names) => {
        const matching = build(graph);
        const isPossible = isCoverable(graph.size, matching.typeOf, matching.exposable);
        const classOf = Int32Array.from(names.slice(0, graph.size));
        if (!startWithClasses(matching, classOf)) {
          expect(isPossible).toBe(false);
          seen.impossible += 1;
          return;
        }
        const zero = new Array<number>(graph.words).fill(0);
        for (const [key, weight] of graph.edges) {
          const [u, v] = [Math.floor(key / graph.size), key % graph.size];
          const slack = slackOf(matching, u, v, weight);
          expect(compare(slack, zero)).toBeGreaterThanOrEqual(0);
          if (matching.mate[u] === v) expect(slack.every((value) => value === 0)).toBe(true);
        }
        for (let v = 0; v < graph.size; v++) {
          const dual = [...matching.dual.subarray(v * graph.words, (v + 1) * graph.words)];
          if (graph.exposable[v]) expect(compare(dual, zero)).toBeGreaterThanOrEqual(0);
        }
        const isWhole = [...matching.mate].every((x, v) => x >= 0 || matching.couldStayExposed(v));
        seen[isWhole ? 'whole' : 'open'] += 1;
        if (isWhole) expect([...matching.total()]).toEqual(best(graph));
      },
    ),
    { numRuns: RUNS },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 20);
});

/** The same graph, in which edges of the same weight are of one type. */
function typed(graph: Graph): LexMatching {
  const { size, words, edges } = graph;
  const types = [...new Set([...edges.values()].map(String))];
  const typeOf = new Int32Array(size * size).fill(-1);
  for (const [key, weight] of edges) {
    const [u, v] = [Math.floor(key / size), key % size];
    typeOf[u * size + v] = types.indexOf(String(weight));
    typeOf[v * size + u] = types.indexOf(String(weight));
  }
  const matching = new LexMatching(size, words, { typeOf, types: types.length });
  graph.exposable.forEach((may, v) => {
    matching.setExposable(v, may);
  });
  for (const weight of edges.values())
    weight.forEach((value, word) => {
      matching.setWordOf(types.indexOf(String(weight)), word, value);
    });
  return matching;
}

it('edges of one type are worth the same', () => {
  fc.assert(
    fc.property(graphs(1), (graph) => {
      const [matching, own] = [typed(graph), build(graph)];
      expect(matching.solve()).toBe(own.solve());
      if (best(graph) !== null) expect([...matching.total()]).toEqual([...own.total()]);
    }),
    { numRuns: RUNS },
  );
});
