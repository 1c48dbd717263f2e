import { expect, it } from 'vitest';
import { runs } from '../../tests/suite.js';
import { randomNumbers } from '../testing/random-event.js';
import { Completion } from './completion.js';

const GRAPHS = runs(300, 2000, 20_000);

/** The fewest vertices that stay over, by trying everything. */
function fewestLeft(vertices: readonly number[], areAdjacent: (a: number, b: number) => boolean): number {
  const [first, ...others] = vertices;
  if (first === undefined) return 0;
  let best = 1 + fewestLeft(others, areAdjacent);
  for (const other of others)
    if (areAdjacent(first, other))
      best = Math.min(
        best,
        fewestLeft(
          others.filter((one) => one !== other),
          areAdjacent,
        ),
      );
  return best;
}

it('says how many stay over, and without whom one fewer does, whatever was asked before', () => {
  const random = randomNumbers(584);
  let spared = 0;
  for (let graph = 0; graph < GRAPHS; graph++) {
    const size = 2 + Math.floor(random() * 8);
    const density = random();
    const adjacent = new Uint8Array(size * size);
    for (let a = 0; a < size; a++)
      for (let b = 0; b < a; b++) if (random() < density) adjacent[a * size + b] = adjacent[b * size + a] = 1;
    const areAdjacent = (a: number, b: number): boolean => adjacent[a * size + b] === 1;
    const completion = new Completion(size, adjacent);
    for (let question = 0; question < 4; question++) {
      const vertices = Array.from({ length: size }, (_, v) => v).filter(() => random() < 0.8);
      const left = fewestLeft(vertices, areAdjacent);
      expect(completion.leftOver(vertices)).toBe(left);
      const known = completion.spared(vertices);
      for (const one of vertices) {
        const others = vertices.filter((v) => v !== one);
        expect(known.has(one), `graph ${graph}`).toBe(fewestLeft(others, areAdjacent) < left);
      }
      spared += known.size;
      expect(completion.isPerfect(vertices)).toBe(left === 0);
    }
  }
  expect(spared).toBeGreaterThan(GRAPHS);
});
