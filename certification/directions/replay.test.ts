import { expect, it } from 'vitest';
import { hadOtherNumbers, publishedRound } from '../../checker/index.js';
import { declaredAlterations, knownLater } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { generateTournament } from '../../generator/index.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { tournamentBefore } from '../program/tournament-before.js';
import { replay } from './replay.js';

it('of rounds that were paired by hand the candidate is asked what the rules say', async () => {
  const config = { system: dutch2026.id, players: 12, rounds: 6, handPaired: 0.3, atMost: true } as const;
  const settings = { config, seed: 'replay', scenario: 'small' };
  const { signal } = new AbortController();
  const kinds = new Map<string, number>();
  for (let index = 1; index <= 5; index++) {
    const tournament = generateTournament(config, 'replay', index);
    const altered = declaredAlterations(tournament).map(({ round }) => round);
    expect(altered.length).toBeGreaterThan(0);
    const byTheRules = pairingProgram((_trf, round) => ({
      ok: true,
      pairing: pairingBy(dutch2026, tournamentBefore(tournament, round)),
    }));
    const right = await replay(byTheRules, settings)(index, signal);
    expect(right).toMatchObject({ outcome: 'agrees', rounds: 6 });
    // Who answers with what was published is wrong in those rounds, and in no other.
    const asPublished = pairingProgram((_trf, round) => {
      const pairs = tournament.players.flatMap(({ id, rounds }) => {
        const { opponent, colour } = rounds[round - 1];
        return opponent !== null && colour === 'white' ? [{ white: id, black: opponent }] : [];
      });
      const bye = tournament.players.find(({ rounds }) => rounds[round - 1].result === 'U')?.id ?? null;
      return { ok: true, pairing: { pairs, bye } };
    });
    const wrong = await replay(asPublished, settings)(index, signal);
    expect([...new Set(wrong.deviations.map(({ round }) => round))]).toEqual([...new Set(altered)].sort());
    kinds.set(wrong.outcome, (kinds.get(wrong.outcome) ?? 0) + 1);
  }
  expect([...kinds.keys()]).toEqual(['deviates']);
});

it('of games that were corrected later the candidate is asked with what was known', async () => {
  const event = { system: dutch2026.id, players: 12, rounds: 6, acceleration: 'none' } as const;
  const config = { ...event, adjourned: 1, corrected: 1, renumbered: 1 };
  const settings = { config, seed: 'later', scenario: 'small' };
  const { signal } = new AbortController();
  for (let index = 1; index <= 4; index++) {
    const tournament = generateTournament(config, 'later', index);
    expect(knownLater(tournament)).toHaveLength(3);
    const byTheRules = pairingProgram((_trf, round) => ({
      ok: true,
      pairing: pairingBy(dutch2026, tournamentBefore(tournament, round)),
    }));
    const right = await replay(byTheRules, settings)(index, signal);
    expect(right).toMatchObject({ outcome: 'agrees', rounds: 6, deviations: [] });
    for (let round = 1; round <= 6; round++) {
      if (hadOtherNumbers(tournament, round)) continue;
      const pairs = pairingBy(dutch2026, tournamentBefore(tournament, round))?.pairs ?? [];
      const published = publishedRound(tournament, round).pairs;
      expect(new Set(pairs.map(({ white, black }) => `${white}-${black}`))).toEqual(
        new Set(published.map(({ white, black }) => `${white}-${black}`)),
      );
    }
  }
});
