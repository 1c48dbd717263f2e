import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/suite.js';
import { ClassProblem } from './class-problem.js';
import { compare } from './testing/random-graphs.js';

const RUNS = runs(1000, 5000, 20_000);

/** Random classes, with a weight of two words for each two that have an edge. */
const problems = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.record({
    sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: count, maxLength: count }),
    cells: fc.array(fc.option(fc.tuple(fc.nat(3), fc.nat(3)), { freq: 4 }), {
      minLength: count * count,
      maxLength: count * count,
    }),
  }),
);

/** Whether the vertices of each choice of classes have as many neighbours (Hall 1935): then all can be matched, in halves. */
function canBeMatched(sizes: readonly number[], allowed: Uint8Array): boolean {
  const count = sizes.length;
  const sizeOf = (set: number): number => sizes.reduce((sum, size, c) => sum + ((set >> c) % 2) * size, 0);
  return Array.from({ length: 2 ** count }, (_, set) => {
    let neighbours = 0;
    for (let at = 0; at < count * count; at++)
      if (allowed[at] === 1 && (set >> Math.floor(at / count)) % 2 === 1) neighbours |= 1 << (at % count);
    return sizeOf(neighbours) >= sizeOf(set);
  }).every(Boolean);
}

it('matches everybody in every class, with edges that are worth as much as both classes, and none is worth more', () => {
  const seen = { solved: 0, impossible: 0 };
  fc.assert(
    fc.property(problems, ({ sizes, cells }) => {
      const count = sizes.length;
      const allowed = new Uint8Array(count * count);
      const weight = new Float64Array(count * count * 2);
      for (let c = 0; c < count; c++)
        for (let d = c; d < count; d++) {
          const cell = cells[c * count + d];
          for (const at of [c * count + d, d * count + c]) {
            allowed[at] = cell === null ? 0 : 1;
            weight.set(cell ?? [0, 0], 2 * at);
          }
        }
      const solution = new ClassProblem(sizes, 2, allowed, weight).solve();
      expect(solution !== null).toBe(canBeMatched(sizes, allowed));
      seen[solution === null ? 'impossible' : 'solved'] += 1;
      if (solution === null) return;
      const { worth, pairs } = solution;
      sizes.forEach((size, c) => {
        const row = [...pairs.subarray(c * count, (c + 1) * count)];
        // A pair within a class matches two of its vertices.
        expect(row.reduce((sum, number, d) => sum + (c === d ? 2 : 1) * number, 0)).toBe(size);
        expect(Math.min(...row)).toBeGreaterThanOrEqual(0);
        for (let d = 0; d < count; d++) {
          expect(pairs[d * count + c]).toBe(row[d]);
          if (allowed[c * count + d] === 0) {
            expect(row[d]).toBe(0);
            continue;
          }
          const slack = [0, 1].map(
            (k) => worth[2 * c + k] + worth[2 * d + k] - 2 * weight[2 * (c * count + d) + k],
          );
          expect(compare(slack, [0, 0])).toBeGreaterThanOrEqual(0);
          if (row[d] > 0) expect(slack).toEqual([0, 0]);
        }
      });
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 20);
});
