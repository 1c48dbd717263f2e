import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile } from './index.js';
import { drawnEvent } from './testing/drawn-event.js';

/** Events paired by chance, so that nearly every round differs: one of each system that pairs players. */
const BY_CHANCE = [
  'FIDE_DUTCH_2026',
  'FIDE_DUTCH_2017',
  'FIDE_DUBOV_2026',
  'FIDE_BURSTEIN_2026',
  'FIDE_LIM_2026',
].flatMap((code) =>
  [8, 12].map(
    (players) => [`${code}, ${players} players`, drawnEvent({ players, rounds: 5, code })] as const,
  ),
);

/** A right event, one with an acceleration that the file does not declare, and one that is right by what was known then. */
const OTHERS = ['examples/dutch-2026-absences.trf', 'found/known-adjourned.trf'].map(
  (name) => [name, readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'latin1')] as const,
);

test.each([...BY_CHANCE, ...OTHERS])('the pairs alone are those of a whole check: %s', (_, text) => {
  const whole = checkFile(text, 'event.trf', { triesDay: false, standings: null });
  const pairs = checkFile(text, 'event.trf', { isPairsOnly: true });
  expect(pairs.rounds.map(({ round, reference }) => ({ round, reference }))).toEqual(
    whole.rounds.map(({ round, reference }) => ({ round, reference })),
  );
  expect(pairs.rounds.length).toBeGreaterThan(2);
  expect(pairs.rounds.flatMap(({ deviations }) => deviations)).toEqual([]);
  expect({ ...pairs, rounds: [] }).toEqual({
    ...whole,
    rounds: [],
    alternatives: [],
    verdict: pairs.verdict,
    isPairsOnly: true,
  });
});

test('the verdicts are those of a comparison: other readings of the rules are not tried', () => {
  const compared = BY_CHANCE.flatMap(([, text]) => {
    const whole = checkFile(text, 'event.trf', { triesDay: false, standings: null });
    const pairs = checkFile(text, 'event.trf', { isPairsOnly: true });
    return pairs.rounds.map(({ verdict }, index) => [verdict, whole.rounds[index].verdict] as const);
  });
  const differing = compared.filter(([pairs]) => pairs === 'deviates');
  expect(differing.length).toBeGreaterThan(30);
  for (const [pairs, whole] of compared)
    expect(pairs).toBe(whole === 'agrees-otherwise' ? 'deviates' : whole);
});

test('only the rounds asked for are paired', () => {
  const [, text] = BY_CHANCE[0];
  const { rounds } = checkFile(text, '', { isPairsOnly: true, rounds: (round) => round === 3 });
  expect(rounds.map(({ round }) => round)).toEqual([3]);
  const all = checkFile(text, '', { isPairsOnly: true }).rounds;
  expect(rounds[0]).toEqual(all[2]);
});
