import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import { editions, pointsOf } from '../../../engine/index.js';
import type { Edition } from '../../../engine/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { unreadable } from '../answers/answers.js';
import type { PairAnswer, Pairing } from '../answers/answers.js';
import type { CandidateProgram } from '../candidate-program.js';
import { fileFor } from '../dialect.js';
import type { SmokeResult } from '../index.js';
import type { Dialect } from '../profile.js';
import { textWithout, tournamentWithout } from '../testing/fake-candidate/misreading.js';
import { pairingBy, pairingProgram } from '../testing/pairing-program.js';
import { firstRound, haveSameOpponents, laterRound, rightPairing } from './dialect-events.js';
import { FILE_TRAITS } from './file-traits.js';
import type { FileTrait } from './file-traits.js';
import { smokeTest } from './smoke-test.js';

const smoke = (
  candidate: CandidateProgram,
  { traits = FILE_TRAITS, dialect = {} }: { traits?: readonly FileTrait[]; dialect?: Partial<Dialect> } = {},
): Promise<SmokeResult> =>
  smokeTest({ ...candidate, profile: { ...candidate.profile, dialect } }, ['pair'], undefined, {
    traits: new Set(traits),
  });

const read = (text: string): Tournament => parseTrf(text).tournament!;
const misreading = (trait: FileTrait): CandidateProgram =>
  pairingProgram((trf) => ({
    ok: true,
    pairing: pairingBy(dutch2026, tournamentWithout(read(textWithout(trf, trait)), trait)),
  }));

/** Refuses points without the bye that is noted for the next round. */
function countNextByes(trf: string): PairAnswer {
  const tournament = read(trf);
  const isRight = tournament.players.every((player) => {
    const earned = player.rounds.map((_, index) => pointsOf(tournament, player, index + 1));
    return player.points === earned.reduce((sum, points) => sum + points, 0);
  });
  return isRight ? { ok: true, pairing: pairingBy(dutch2026, tournament) } : unreadable('wrong score');
}

describe('a program that does not read', () => {
  it.each([
    [
      'initial-colour',
      /the same colours whether the initial-colour is White or Black \(record XXC black1\)$/,
    ],
    ['forbidden-pairs', /pairs two who may not meet \(record XXP\)$/],
    ['acceleration', /pairs round 1 as if nobody had virtual points \(record XXA\)$/],
    ['next-byes', /pairs a player who has a half-point bye in the round to be paired \(0000 - H\)$/],
    ['byes', /reads byes only as other signs tell them: its profile needs "dialect": \{"byes":"signs"\}$/],
    ['late-entries', /leaves out players who came late \(0000 - Z in round 1\)$/],
  ] as const)('%s is told so, where the events have it', async (trait, reason) => {
    const candidate = misreading(trait);
    const result = await smoke(candidate);
    expect(result).toMatchObject({ ok: false, trait });
    expect(result.ok ? '' : result.reason).toMatch(reason);
    const others = FILE_TRAITS.filter((other) => other !== trait);
    const traits = trait === 'byes' ? (['next-byes'] as const) : others;
    expect(await smoke(candidate, { traits })).toMatchObject({ ok: true });
  });

  it('the byes of TRF16 is taken with those of TRF06', async () => {
    expect(await smoke(misreading('byes'), { dialect: { byes: 'signs' } })).toMatchObject({ ok: true });
  });

  it('points without the bye of the next round is told of its dialect', async () => {
    const result = await smoke(pairingProgram(countNextByes));
    expect(result).toMatchObject({ ok: false, trait: 'next-byes' });
    expect(result.ok ? '' : result.reason).toMatch(
      /wants the points with a half-point bye .* needs "dialect": \{"nextByeCounts":true\}$/,
    );
    const dialect = { nextByeCounts: true };
    expect(await smoke(pairingProgram(countNextByes), { dialect })).toMatchObject({ ok: true });
  });

  it.each([
    ['XXP', /does not pair a round with a forbidden pair: it refuses XXP$/],
    [
      '0000 - U',
      /does not pair a round after pairing-allocated byes .* and players .*: it refuses 0000 - U$/,
    ],
  ])('%s and ends there is told what it does not pair', async (word, reason) => {
    const refuses = pairingProgram((trf) =>
      new RegExp(word).test(trf)
        ? unreadable(`it refuses ${word}`)
        : trf.includes('0000 - +')
          ? unreadable('it refuses signs, too')
          : { ok: true, pairing: pairingBy(dutch2026, read(trf)) },
    );
    const result = await smoke(refuses);
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });
});

describe('a program that breaks a rule reads its files:', () => {
  const exchanged = (pairing: Pairing): Pairing => ({
    ...pairing,
    pairs: pairing.pairs.map(({ white, black }) => ({ white: black, black: white })),
  });
  it.each<[string, Edition, (pairing: Pairing) => Pairing]>([
    ['repeated games', dutch2026.without('C1'), (own) => own],
    ['second byes', dutch2026.without('C2'), (own) => own],
    ['colours', dutch2026, exchanged],
  ])('%s', async (_name, rules, change) => {
    const candidate = pairingProgram((trf) => ({ ok: true, pairing: change(pairingBy(rules, read(trf))!) }));
    expect(await smoke(candidate)).toMatchObject({ ok: true });
  });
});

describe.each(editions.map(({ id }) => id))('the events of %s', (id) => {
  const edition = editions.find((other) => other.id === id)!;
  const candidate = { edition, profile: { name: 'test', edition: id, program: 'test' } };

  it('are paired otherwise by whoever does not read them', () => {
    const { before, forbidden, away } = firstRound(candidate, new Set(FILE_TRAITS));
    const right = rightPairing(before, edition);
    const met = (right?.pairs ?? []).map(({ white, black }) => [white, black]);
    expect(met.map((pair) => pair.toSorted((a, b) => a - b))).not.toContainEqual(forbidden);
    expect(met.flat()).not.toContain(away);
    for (const hasLate of [true, false]) {
      const later = laterRound(candidate, hasLate);
      expect(later, id).not.toBeNull();
      const { hadBye, late } = later!;
      expect(late.size > 0).toBe(hasLate);
      expect(hadBye.has(rightPairing(later!.before, edition)!.bye!)).toBe(false);
    }
  });
});

it('virtual points change round 1 in every edition, so that each is asked about them', () => {
  const without = editions.filter((edition) => {
    const candidate = { edition, profile: { name: 'test', edition: edition.id, program: 'test' } };
    return firstRound(candidate, new Set(['acceleration'])).unaccelerated === null;
  });
  expect(without.map(({ id }) => id)).toEqual([]);
});

it.each(editions.map(({ id }) => id))(
  'virtual points are asked about only where other players meet because of them, whatever else a file has: %s',
  (id) => {
    const edition = editions.find((other) => other.id === id)!;
    const candidate = { edition, profile: { name: 'test', edition: id, program: 'test' } };
    const others = ['initial-colour', 'forbidden-pairs', 'next-byes'] as const;
    for (const without of [null, ...others]) {
      const traits = new Set<FileTrait>(['acceleration', ...others.filter((trait) => trait !== without)]);
      const { before, unaccelerated } = firstRound(candidate, traits);
      if (unaccelerated === null) continue;
      expect(haveSameOpponents(rightPairing(before, edition)!, unaccelerated)).toBe(false);
    }
  },
);

it('the same players meet in another order and with other colours', () => {
  const pairing = (...pairs: readonly (readonly [number, number])[]): Pairing => ({
    pairs: pairs.map(([white, black]) => ({ white, black })),
    bye: null,
  });
  const one = pairing([1, 12], [3, 2]);
  expect(haveSameOpponents(one, pairing([2, 3], [12, 1]))).toBe(true);
  expect(haveSameOpponents(one, pairing([1, 2], [3, 12]))).toBe(false);
});

it('only where round 1 with any forbidden pair is left to the arbiter nothing is asked about them', () => {
  const without = editions.filter((edition) => {
    const candidate = { edition, profile: { name: 'test', edition: edition.id, program: 'test' } };
    return firstRound(candidate, new Set(FILE_TRAITS)).forbidden.length === 0;
  });
  expect(without.length).toBeLessThan(2);
});

it('the signs for byes stand in the columns of the rounds only', () => {
  const { before } = laterRound(misreading('byes'), true)!;
  const named = { ...before, players: before.players.map((player) => ({ ...player, name: '0000 - U' })) };
  const text = (dialect: Partial<Dialect>): string => fileFor(named, dialect);
  expect(text({ byes: 'signs' })).toMatch(/^001.*0000 - U.*0000 - \+/m);
  const cells = (dialect: Partial<Dialect>): string[] =>
    text(dialect)
      .split('\r\n')
      .flatMap((line) => line.slice(89).match(/0000 - ./g) ?? []);
  const letters = cells({});
  expect(new Set(letters)).toEqual(new Set(['0000 - U', '0000 - Z']));
  expect(cells({ byes: 'signs' })).toEqual(
    letters.map((cell) => (cell.endsWith('U') ? '0000 - +' : '0000 - -')),
  );
});
