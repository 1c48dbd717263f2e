import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTrf } from '../../../corpus/index.js';
import { presets } from '../../../generator/index.js';
import { FILE_TRAITS } from '../../program/index.js';
import { traitsOf } from './traits-of.js';

const traits = (config: object): string[] => [...traitsOf({ own: config }, [])].sort();

it('a campaign asks about what its tournaments may have', () => {
  expect(traits({ ...presets.calm, initialColour: 'white' })).toEqual(['byes']);
  expect(traits(presets.calm)).toEqual(['byes', 'initial-colour']);
  expect(traits(presets.chaos)).toEqual([...FILE_TRAITS].sort());
  expect(traits({ ...presets.calm, rates: { ...presets.calm.rates, lateEntry: 2 } })).toContain(
    'late-entries',
  );
  expect([...traitsOf(presets, [])].sort()).toEqual([...FILE_TRAITS].sort());
});

it.each([
  [0, false],
  [2, true],
  [{ min: 0, max: 3 }, true],
  [{ count: 1 }, true],
  [{ count: 0 }, false],
  [{ byRound: [0, { count: 2 }] }, true],
  [{ byRound: [0, 3] }, true],
  [{ byRound: [0, 0] }, false],
])('late entries may happen, by a rate, a number or in one round: %j', (lateEntry, mayHappen) => {
  const calm = { ...presets.calm, rates: { ...presets.calm.rates, lateEntry } };
  expect(traits(calm).includes('late-entries')).toBe(mayHappen);
});

it('of given files, about those who come late', () => {
  const content = readFileSync(new URL('../../../corpus/examples/mastering-the-dutch.trf', import.meta.url));
  const tournament = parseTrf(content).tournament!;
  const away = { opponent: null, colour: null, result: 'Z' } as const;
  const [first, ...others] = tournament.players;
  const missing = (rounds: number): string[] => {
    const entries = first.rounds.map((entry, index) => (index < rounds ? away : entry));
    const players = [{ ...first, rounds: entries }, ...others];
    return [...traitsOf({}, [{ name: 'late', tournament: { ...tournament, players } }])];
  };
  expect(tournament.pairedRounds).toBeGreaterThan(1);
  expect([0, 1, 2].map((rounds) => missing(rounds).includes('late-entries'))).toEqual([false, true, true]);
});

it('of given files, about what they have', () => {
  const content = readFileSync(new URL('../../../corpus/positions/p03.trf', import.meta.url));
  const tournament = parseTrf(content).tournament!;
  const found = [...traitsOf({}, [{ name: 'p03', tournament }])];
  const letters = new Set(tournament.players.flatMap(({ rounds }) => rounds.map(({ result }) => result)));
  expect(found.includes('byes')).toBe(letters.has('U'));
  expect(found).not.toContain('forbidden-pairs');
  const barred = { ...tournament, forbidden: [{ first: 1, last: 9999, ids: [1, 2] }] };
  expect([...traitsOf({}, [{ name: 'p03', tournament: barred }])]).toContain('forbidden-pairs');
});
