import { expect, it } from 'vitest';
import { generateTournament } from '../../generator/index.js';
import { endingsOf } from './endings.js';
import { hasTrait } from './shows.js';
import { hasUsualPoints, usualPoints } from './usual-points.js';
import type { Deviation, RoundReport } from '../../checker/index.js';
import { deviation as madeUp } from '../../checker/testing/made-up-deviations.js';

it.each([
  [1, ['2-0', '1-1', '0-2']],
  [2, ['4-0', '3-1', '2-2', '2-2', '1-3', '0-4']],
  [4, ['8-0', '5-3', '4-4', '4-4', '3-5', '0-8']],
])('a match of %i boards ends with all of them won, with as few as are enough, or drawn', (boards, ends) => {
  const event = generateTournament(
    { system: 'team-swiss-2026', players: 6, rounds: 3, teams: { boards } },
    'ends',
    1,
  );
  const halvesOf = (values: readonly number[] = []): number =>
    values.reduce((sum, value) => sum + value / 5, 0);
  const found = endingsOf(event).map(([one, other]) => `${halvesOf(one.boards)}-${halvesOf(other.boards)}`);
  expect(found).toEqual(ends);
  expect(endingsOf(event).map(([one, other]) => one.result + other.result)).toEqual(
    boards === 1 ? ['10', '==', '01'] : ['10', '10', '==', '==', '01', '01'],
  );
});

it('two games have the points of two usual games, and the bye those of a win and a draw', () => {
  const event = generateTournament({ system: 'double-swiss-2026', players: 6, rounds: 3 }, 'usual', 1);
  const usual = usualPoints(event);
  expect(usual.points).toMatchObject({ whiteWin: 20, blackDraw: 10, pairingAllocatedBye: 15 });
  expect(usual.twoGames).toMatchObject({ whiteWin: 10, pairingAllocatedBye: 15 });
  expect(hasUsualPoints({ ...event, ...usual })).toBe(true);
  const other = { ...event, ...usual, points: { ...event.points, whiteWin: 30 } };
  expect(hasUsualPoints(other)).toBe(false);
});

it.each([
  ['deviates', false, true],
  ['deviates', true, true],
  ['agrees-otherwise', true, true],
  ['agrees-otherwise', false, false],
  ['agrees', true, false],
] as const)(
  'a round that %s shows a deviation by its rule, right otherwise or not: %s',
  (verdict, isRightOtherwise, is) => {
    const found = madeUp({ rule: 'C12', kind: 'quality' });
    const roundWith = (one: Deviation): RoundReport =>
      ({ round: 3, verdict, deviations: [one] }) as unknown as RoundReport;
    const report = roundWith(found);
    const trait = { kind: 'quality', rule: 'C12', isRightOtherwise } as const;
    expect(hasTrait(report, trait)).toBe(is);
    expect(hasTrait(report, { ...trait, rule: 'C13' })).toBe(false);
    expect(hasTrait(report, { ...trait, kind: 'colour' })).toBe(false);
    expect(hasTrait(roundWith({ ...found, consequenceOf: 0 }), trait)).toBe(false);
    expect(hasTrait(null, trait)).toBe(false);
  },
);
