import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBarrier, isComplete } from './graph.js';
import type { Graph } from './graph.js';
import { largestMatching } from './matching.js';

test('a barrier is found exactly where not everybody can be paired, and none is believed elsewhere', () => {
  const vertices = fc.integer({ min: 1, max: 9 }).map((size) => Array.from({ length: size }, (_, i) => i));
  const edges = fc.array(fc.boolean(), { minLength: 81, maxLength: 81 });
  fc.assert(
    fc.property(vertices, edges, fc.array(fc.nat(8)), (list, joins, guess) => {
      const joined = (a: number, b: number): boolean => a !== b && joins[Math.min(a, b) * 9 + Math.max(a, b)];
      const graph: Graph = { vertices: list, joined };
      const possible = canPairAll(list, joined);
      const { pairs, barrier } = largestMatching(graph);
      expect(barrier === null).toBe(possible);
      expect(isComplete(graph, pairs)).toBe(possible);
      if (barrier !== null) expect(isBarrier(graph, barrier)).toBe(true);
      if (possible) expect(isBarrier(graph, [...new Set(guess)])).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

function canPairAll(vertices: readonly number[], joined: (a: number, b: number) => boolean): boolean {
  const [first, ...others] = vertices;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      joined(first, other) &&
      canPairAll(
        others.filter((vertex) => vertex !== other),
        joined,
      ),
  );
}
