import { describe, expect, it } from 'vitest';
import { declaredAlterations, parseTrf } from '../../corpus/index.js';
import { editions, pairsTeams } from '../../engine/index.js';
import { runs } from '../../tests/suite.js';
import { generate } from '../generate.js';

const CALM = { acceleration: 'none', forbiddenPairs: 0, rates: {}, atMost: true } as const;

describe('rounds paired by hand', () => {
  it('are as many as asked for, never the last one, and each is declared', () => {
    const config = { ...CALM, players: 15, rounds: 10, handPaired: 0.3 };
    for (const { tournament, text } of generate(config, { seed: 'by hand', count: runs(5, 12) })) {
      const altered = declaredAlterations(tournament);
      expect(altered.map(({ kind }) => kind)).toEqual(altered.map(() => 'mpa'));
      expect(new Set(altered.map(({ round }) => round)).size).toBeGreaterThanOrEqual(2);
      expect(altered.length).toBeLessThanOrEqual(3);
      for (const { round } of altered) expect(round).toBeLessThan(10);
      expect(parseTrf(text).problems).toEqual([]);
    }
  });

  it('break the rules: repeated games, third colours, differences of three, second byes', () => {
    const seen = { repeats: 0, thirds: 0, differences: 0, byes: 0 };
    const config = { ...CALM, players: 11, rounds: 8, handPaired: 0.3 };
    for (const { tournament } of generate(config, { seed: 'broken', count: 40 }))
      for (const { rounds } of tournament.players) {
        const games = rounds.filter(({ opponent }) => opponent !== null);
        if (new Set(games.map(({ opponent }) => opponent)).size < games.length) seen.repeats += 1;
        const colours = games.map(({ colour }) => (colour === 'white' ? 'w' : 'b'));
        if (/www|bbb/.test(colours.join(''))) seen.thirds += 1;
        let difference = 0;
        const differences = colours.map((colour) => (difference += colour === 'w' ? 1 : -1));
        if (differences.some((own) => Math.abs(own) > 2)) seen.differences += 1;
        if (rounds.filter(({ result }) => result === 'U').length > 1) seen.byes += 1;
      }
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(2);
  });

  it('are there in every system', () => {
    for (const { id, ...edition } of editions) {
      const players = pairsTeams(edition) ? 8 : 10;
      const config = { ...CALM, system: id, players, rounds: 5, handPaired: 0.3 };
      const all = [...generate(config, { seed: 'systems', count: 3 })];
      expect(all.flatMap(({ tournament }) => declaredAlterations(tournament)).length, id).toBeGreaterThan(0);
    }
  });

  it('are none where nothing is said of them, and refused as more than three in ten', () => {
    const config = { ...CALM, players: 9, rounds: 5 };
    const [{ tournament }] = generate(config, { seed: 1, count: 1 });
    expect(declaredAlterations(tournament)).toEqual([]);
    expect(() => [...generate({ ...config, handPaired: 0.5 }, { seed: 1, count: 1 })]).toThrow(
      'handPaired: 0.5 is not a share from 0 to 0.3',
    );
  });
});
