import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { player, state } from '../../../../testing/players.js';
import type { Candidate } from '../../../system.js';
import { dutch2017 } from '../../dutch-2017.js';
import { DutchRound } from '../../round.js';
import { certify } from '../certify.js';
import { largestMatching } from '../matching.js';
import type { DutchCertificate } from './certificate.js';
import { isBarrier, isComplete } from './graph.js';
import type { Graph } from './graph.js';
import { verify } from './verify.js';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

test('the verifier runs neither the search nor the checker', () => {
  const entry = 'engine/systems/dutch/proof/verify/verify.ts';
  const files = [...reached(join(ROOT, entry), new Set())].map((file) => relative(ROOT, file));
  const own = /^engine\/(?:model|rules|systems\/dutch\/proof\/verify)\//;
  expect(files.filter((file) => !own.test(file)).sort()).toEqual([
    'engine/systems/compare-values.ts',
    'engine/systems/dutch/bracket-shape.ts',
    'engine/systems/dutch/criteria/criterion.ts',
    'engine/systems/dutch/sequence-place.ts',
  ]);
});

/** The files that are loaded with a file; imports of types are none. */
function reached(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const pattern = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;
  for (const [, target] of readFileSync(file, 'utf8').matchAll(pattern)) {
    expect(target, file).toMatch(/^\./);
    reached(join(dirname(file), target.replace(/\.js$/, '.ts')), seen);
  }
  return seen;
}

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

test('too many possibilities in the following bracket: consistent, not proved', () => {
  const certificate = manyDownfloaters();
  expect(verify(certificate, dutch2017)).toMatchObject({ verdict: 'consistent', best: 'not shown' });
  expect(verify(certificate, dutch2017).reason).toMatch(/^too many possibilities .* C7/);
  const claims = certificate.claims.map((claim) =>
    claim.rule === 'C7' ? { ...claim, published: [[], []] } : claim,
  );
  expect(verify({ ...certificate, claims }, dutch2017).verdict).toBe('rejected');
});

/** Of 18 players with 2 points only 1 and 2, or 1 and 3, may meet; of the 16 left over 12 cannot be paired with the next four either. */
function manyDownfloaters(): DutchCertificate {
  const top = Array.from({ length: 18 }, (_, i) => player(i + 1, 20));
  const next = Array.from({ length: 4 }, (_, i) => player(i + 19, 10));
  const low = Array.from({ length: 12 }, (_, i) => player(i + 23, 0));
  const others = Array.from({ length: 15 }, (_, i) => i + 4);
  const groups = [new Set([1, ...others]), new Set([2, 3, ...others])];
  const forbidden = new Map(top.map(({ id }) => [id, groups.filter((group) => group.has(id))] as const));
  const { first } = new DutchRound(state([...top, ...next, ...low], { forbidden }), dutch2017);
  const chosen = first?.chosen ?? null;
  if (first === null || chosen === null) throw new Error('not paired');
  expect(chosen.pairs).toContainEqual([0, 1]);
  const swap = (place: number): number => (place === 1 ? 2 : place === 2 ? 1 : place);
  const published: Candidate = {
    pairs: chosen.pairs.map(([a, b]) => [swap(a), swap(b)] as const),
    floaters: chosen.floaters.map(swap).sort((a, b) => a - b),
  };
  const parting = first.compareOrder(published, chosen);
  if (parting === null) throw new Error('the same candidate');
  const certificate = certify(first, published, { rule: parting.rule, places: [], bye: null }, 'x.trf');
  if (certificate === null) throw new Error('no certificate');
  return certificate;
}
