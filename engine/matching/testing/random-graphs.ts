import fc from 'fast-check';
import { LexMatching } from '../lex-matching.js';

/** A small graph, for tests that try every matching. */
export interface Graph {
  size: number;
  words: number;
  exposable: boolean[];
  /** weight vector by `u * size + v`, u < v */
  edges: Map<number, number[]>;
}

/** Random graphs of 1 to 9 vertices. */
export const graphs = (maxWeight: number): fc.Arbitrary<Graph> =>
  fc.integer({ min: 1, max: 9 }).chain((size) =>
    fc.integer({ min: 0, max: 3 }).chain((words) =>
      fc
        .record({
          exposable: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
          cells: fc.array(
            fc.option(
              fc.array(fc.integer({ min: -maxWeight, max: maxWeight }), {
                minLength: words,
                maxLength: words,
              }),
              {
                freq: 3,
              },
            ),
            { minLength: size * size, maxLength: size * size },
          ),
        })
        .map(({ exposable, cells }) => {
          const edges = new Map<number, number[]>();
          for (let u = 0; u < size; u++)
            for (let v = u + 1; v < size; v++) {
              const cell = cells[u * size + v];
              if (cell !== null) edges.set(u * size + v, cell);
            }
          return { size, words, exposable, edges };
        }),
    ),
  );

/**
 * Three triangles with heavy edges and up to three vertices more, joined by light edges: the best matchings have blossoms
 * with a charge that are joined to one another.
 */
export const triangles: fc.Arbitrary<Graph> = fc.integer({ min: 9, max: 12 }).chain((size) =>
  fc
    .record({
      exposable: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
      cells: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: size * size, maxLength: size * size }),
    })
    .map(({ exposable, cells }) => {
      const edges = new Map<number, number[]>();
      for (let u = 0; u < size; u++)
        for (let v = u + 1; v < size; v++) {
          const isInside = v < 9 && Math.floor(u / 3) === Math.floor(v / 3);
          const cell = cells[u * size + v];
          // Of the light edges every third is there.
          if (isInside) edges.set(u * size + v, [9]);
          else if (cell < 2) edges.set(u * size + v, [cell]);
        }
      return { size, words: 1, exposable, edges };
    }),
);

export function build(graph: Graph): LexMatching {
  const matching = new LexMatching(graph.size, graph.words);
  for (let v = 0; v < graph.size; v++) matching.setExposable(v, graph.exposable[v]);
  for (const [key, weight] of graph.edges) {
    const u = Math.floor(key / graph.size);
    const v = key % graph.size;
    matching.allow(u, v);
    weight.forEach((value, k) => {
      matching.setWord(u, v, k, value);
    });
  }
  return matching;
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k] - b[k];
  return 0;
}

/** The best weight of all matchings, by trying every one; null when the vertices that must be covered cannot be. */
export function best(graph: Graph, used = 0): number[] | null {
  let v = 0;
  while (v < graph.size && (used >> v) % 2 === 1) v++;
  if (v === graph.size) return new Array<number>(graph.words).fill(0);
  let result = graph.exposable[v] ? best(graph, used | (1 << v)) : null;
  for (let x = v + 1; x < graph.size; x++) {
    const weight = graph.edges.get(v * graph.size + x);
    if (weight === undefined || (used >> x) % 2 === 1) continue;
    const rest = best(graph, used | (1 << v) | (1 << x));
    if (rest === null) continue;
    const sum = rest.map((value, k) => value + weight[k]);
    if (result === null || compare(sum, result) > 0) result = sum;
  }
  return result;
}
