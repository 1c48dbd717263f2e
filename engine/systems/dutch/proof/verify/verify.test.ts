import { expect, test } from 'vitest';
import { player, state } from '../../../../testing/players.js';
import { reachedFrom } from '../../../proof/testing/reached.js';
import type { Candidate } from '../../../interface/system.js';
import { dutch2017 } from '../../dutch-2017.js';
import { DutchRound } from '../../round.js';
import { certify } from '../certify.js';
import type { DutchCertificate } from './certificate.js';
import { verify } from './verify.js';
import { inWholeSuite } from '../../../../../tests/suite.js';

test('the verifier runs neither the search nor the checker', () => {
  const files = reachedFrom('engine/systems/dutch/proof/verify/verify.ts');
  const own = /^engine\/(?:model|rules|systems\/dutch\/proof\/verify)\//;
  expect(files.filter((file) => !own.test(file)).sort()).toEqual([
    'engine/systems/dutch/bracket-shape.ts',
    'engine/systems/dutch/criteria/criterion.ts',
    'engine/systems/dutch/explain/sequence-place.ts',
    'engine/systems/interface/compare-values.ts',
    'engine/systems/proof/barriers.ts',
    'engine/systems/proof/colours.ts',
    'engine/systems/proof/graph.ts',
    'engine/systems/proof/rejection.ts',
  ]);
});

inWholeSuite('too many possibilities in the following bracket: consistent, not proved', () => {
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
