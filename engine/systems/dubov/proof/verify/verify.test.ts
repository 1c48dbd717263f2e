import { expect, test } from 'vitest';
import type { PastRound, Player } from '../../../../model/player.js';
import { plainPlayer, plainState } from '../../../../testing/plain-player.js';
import { reachedFrom } from '../../../proof/testing/reached.js';
import { dubov2026 } from '../../dubov-2026.js';
import { dubovState } from '../../player.js';
import { DubovRound } from '../../to-edition.js';
import type { CertificateRound, DubovCertificate } from './certificate.js';
import { verify } from './verify.js';

test('the verifier runs neither the search nor the checker', () => {
  const files = reachedFrom('engine/systems/dubov/proof/verify/verify.ts');
  const own = /^engine\/(?:model|rules|systems\/dubov\/proof\/verify)\//;
  expect(files.filter((file) => !own.test(file)).sort()).toEqual([
    'engine/systems/bye-first/bye-values.ts',
    'engine/systems/bye-first/orders.ts',
    'engine/systems/dubov/criteria.ts',
    'engine/systems/dubov/explain/sequence-place.ts',
    'engine/systems/dubov/explain/values.ts',
    'engine/systems/dubov/orders.ts',
    'engine/systems/dubov/player.ts',
    'engine/systems/interface/compare-values.ts',
    'engine/systems/interface/plain-part.ts',
    'engine/systems/proof/barriers.ts',
    'engine/systems/proof/colours.ts',
    'engine/systems/proof/graph.ts',
    'engine/systems/proof/rejection.ts',
  ]);
});

test('what the rules read of a player is made of the rounds, and of how many there are', () => {
  const certificate = upfloatedTooOften();
  expect(certificate).toMatchObject({ rule: 'C8', totalRounds: 7 });
  // The rounds of these players bring no points: only who has seen the event knows that the scores are right.
  expect(verify(certificate, dubov2026)).toMatchObject({
    verdict: 'consistent',
    reason: expect.stringContaining('do not bring the score that is told') as string,
  });
  expect(verify(certificate, dubov2026, true)).toEqual({
    verdict: 'proved',
    reason: 'the reference is better on C8',
    best: 'proved',
  });
  // Of ten rounds one may be upfloated in four.
  const longer = { ...certificate, totalRounds: 10 };
  expect(verify(longer, dubov2026).reason).toBe('a value on C8 is not what is claimed');
  const players = certificate.players.map((player) => ({
    ...player,
    past: player.past.map(([opponent, colour, result, worth]): CertificateRound => [
      ...([opponent, colour, result, worth] as const),
      0,
    ]),
  }));
  expect(verify({ ...certificate, players }, dubov2026).reason).toBe('a value on C8 is not what is claimed');
});

/** After four rounds 2 has been upfloated three times, and is brought up again instead of 3. */
function upfloatedTooOften(): DubovCertificate {
  const players = [
    playerWith(1, 20, 'BWBW', 0),
    playerWith(2, 10, 'WBWB', 3),
    playerWith(3, 10, 'WBWB', 0),
    playerWith(4, 0, 'BWBW', 0),
  ];
  const plain = { ...plainState(players), round: 5, totalRounds: 7 };
  const { first } = new DubovRound(dubovState(plain, dubov2026), dubov2026);
  expect(first?.chosen?.pairs).toEqual([[0, 2]]);
  const [rule] = dubov2026.criteria.filter(({ id }) => id === 'C8');
  const published = { pairs: [[0, 1]] as const, floaters: [] };
  const certificate = first?.certify(published, { rule, places: [], bye: null }, 'x.trf');
  return certificate as DubovCertificate;
}

/** Games against players who are gone, in the first of them upfloated. */
function playerWith(id: number, score: number, colours: string, upfloats: number): Player {
  const plain = plainPlayer(id, score, colours);
  const past = plain.colours.map((colour, index): PastRound => ({
    opponent: 100 * id + index,
    colour,
    ...{ result: '=', isPlayed: true, worth: 5 },
    scoreDifference: index < upfloats ? -5 : 0,
  }));
  return { ...plain, past, opponents: past.flatMap(({ opponent }) => opponent ?? []) };
}
