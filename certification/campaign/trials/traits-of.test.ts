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
