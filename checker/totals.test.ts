import { describe, expect, test } from 'vitest';
import { deviation, invalid, report, round } from '../reports/testing/deviations.js';
import type { RoundReport, StandingsCheck, TournamentReport } from './index.js';
import { deviationsByRule, sumOf, totalsOf } from './totals.js';
import type { Totals } from './totals.js';

const NOTHING: Totals = {
  ...{ tournaments: 0, rounds: 0, agree: 0, deviate: 0, invalid: 0, notChecked: 0, unjudged: 0 },
  ...{ agreeOtherwise: 0, leftToArbiter: 0, undecided: 0, declared: 0, wronglyDeclared: 0 },
  ...{ byEdition: {}, sameByAllReadings: null, byReading: {}, byFit: {}, skipped: [], recognised: [] },
  standings: { agree: 0, agreeOtherwise: 0, deviate: 0, notChecked: 0, pointsOnly: 0, byTieBreak: {} },
};

const checked = (parts: Partial<Totals>, edition = 'dutch-2026'): Totals => ({
  ...NOTHING,
  ...{ tournaments: 1, rounds: 1, byEdition: { [edition]: {} } },
  ...parts,
});

const wrongly = { verdict: 'wrongly' } as NonNullable<RoundReport['declarations']>[number];
const rank = { field: 'rank', player: 1, decided: null } as StandingsCheck['deviations'][number];
const points = { field: 'points', player: 1 } as StandingsCheck['deviations'][number];
const withStandings = (standings: Partial<StandingsCheck>): TournamentReport =>
  report([round([])], { standings: { deviations: [], ...standings } as StandingsCheck });
const standings = (parts: Partial<Totals['standings']>): Totals =>
  checked({ agree: 1, standings: { ...NOTHING.standings, ...parts } });

/** What each adds to the totals, all of them written out. */
const ONE: readonly (readonly [what: string, report: TournamentReport, totals: Totals])[] = [
  ['a round that agrees', report([round([])]), checked({ agree: 1 })],
  [
    'deviations by their rule, once for what follows from one',
    report([round([deviation(), deviation(), deviation({ rule: 'C5' }), deviation({ consequenceOf: 0 })])]),
    checked({ deviate: 1, byEdition: { 'dutch-2026': { C12: 2, C5: 1 } } }),
  ],
  [
    'a deviation from another edition',
    report([round([deviation({ edition: 'dubov-2026' })])]),
    checked({ deviate: 1, byEdition: { 'dubov-2026': { C12: 1 }, 'dutch-2026': {} } }),
  ],
  [
    'an exchange of two brackets, once',
    report([round([deviation(), deviation({ sameExchangeAs: 0 })])]),
    checked({ deviate: 1, byEdition: { 'dutch-2026': { C12: 1 } } }),
  ],
  [
    'a declared deviation',
    report([round([deviation({ declared: true })])]),
    checked({ deviate: 1, declared: 1 }),
  ],
  [
    'what is declared wrongly',
    report([round([], { declarations: [wrongly, { ...wrongly, verdict: 'rightly' }, wrongly] })]),
    checked({ agree: 1, wronglyDeclared: 2 }),
  ],
  [
    'knowledge that is declared wrongly',
    report([round([], { declaredKnowledge: { verdict: 'wrongly', known: [] } as never })]),
    checked({ agree: 1, wronglyDeclared: 1 }),
  ],
  [
    'a round that agrees otherwise, whose deviations do not count',
    report([round([deviation()], { verdict: 'agrees-otherwise' })]),
    checked({ agreeOtherwise: 1 }),
  ],
  [
    'a round that cannot be paired',
    report([round([deviation()], { verdict: 'impossible' })]),
    checked({ byEdition: { 'dutch-2026': { C12: 1 } } }),
  ],
  [
    'a round that was not checked',
    report([round([deviation()], { verdict: 'not-checked' })], { verdict: 'not-checked' }),
    { ...NOTHING, tournaments: 1, notChecked: 1 },
  ],
  [
    'a round left to the arbiter',
    report([round([], { verdict: 'not-checked', leftToArbiter: { rule: 'A', article: '1', title: '' } })], {
      verdict: 'not-checked',
    }),
    { ...NOTHING, tournaments: 1, notChecked: 1, leftToArbiter: 1 },
  ],
  [
    'a round that is not decided',
    report(
      [
        round([deviation()], {
          verdict: 'not-checked',
          stopped: { explainLimit: 25, searches: ['readings'] },
        }),
      ],
      { verdict: 'not-checked' },
    ),
    { ...NOTHING, tournaments: 1, notChecked: 1, undecided: 1 },
  ],
  ['an invalid file', invalid(), { ...NOTHING, tournaments: 1, invalid: 1 }],
  [
    'an event that no rule pairs',
    report([], {
      edition: null,
      verdict: 'not-checked',
      unjudged: { kind: 'match', from: 'games', camps: [4, 4] },
    }),
    { ...NOTHING, tournaments: 1, notChecked: 1, unjudged: 1 },
  ],
  [
    'readings on which rounds depend',
    report([
      round([], { dependsOn: [] }),
      round([], { dependsOn: ['B1', 'B5'] }),
      round([], { dependsOn: ['B1'] }),
    ]),
    checked({
      ...{ rounds: 3, agree: 3, sameByAllReadings: 1 },
      byReading: { 'dutch-2026 B1': 2, 'dutch-2026 B5': 1 },
    }),
  ],
  [
    'editions that fit',
    report([round([])], {
      fit: { trials: [], fitting: ['dutch-2017', 'dutch-2026'], calledFor: {} as never },
    }),
    checked({ agree: 1, byFit: { 'dutch-2017 dutch-2026': 1 } }),
  ],
  [
    'no edition that fits',
    report([round([])], { fit: { trials: [], fitting: [], calledFor: {} as never } }),
    checked({ agree: 1, byFit: { '': 1 } }),
  ],
  ['standings that agree', withStandings({ verdict: 'agrees', points: 'agree' }), standings({ agree: 1 })],
  [
    'standings that agree otherwise: wrong points count, ranks do not',
    withStandings({
      verdict: 'agrees-otherwise',
      ranks: 'agree-otherwise',
      deviations: [points, rank, rank],
    }),
    standings({ agreeOtherwise: 1, byTieBreak: { points: 1 } }),
  ],
  [
    'standings that deviate',
    withStandings({ verdict: 'deviates', ranks: 'deviate', deviations: [points, rank, rank] }),
    standings({ deviate: 1, byTieBreak: { points: 1, rank: 2 } }),
  ],
  [
    'standings of which the points agree',
    withStandings({ verdict: 'not-checked', points: 'agree' }),
    standings({ notChecked: 1, pointsOnly: 1 }),
  ],
  [
    'standings that were not compared',
    withStandings({ verdict: 'not-checked', points: 'not-compared' }),
    standings({ notChecked: 1 }),
  ],
];

test.each(ONE)('%s', (_, one, totals) => {
  expect(totalsOf([one])).toEqual(totals);
});

describe('sums', () => {
  const lot = (n: number): Totals => ({
    ...{ tournaments: n, rounds: 2 * n, agree: 3 * n, deviate: 4 * n, invalid: 5 * n, notChecked: 6 * n },
    ...{ unjudged: 7 * n, agreeOtherwise: 8 * n, leftToArbiter: 9 * n, undecided: 10 * n, declared: 11 * n },
    ...{ wronglyDeclared: 12 * n, sameByAllReadings: 13 * n, byReading: { B1: 14 * n } },
    ...{ byEdition: { a: { C1: 15 * n } }, byFit: { a: 16 * n } },
    standings: {
      ...{ agree: 17 * n, agreeOtherwise: 18 * n, deviate: 19 * n, notChecked: 20 * n, pointsOnly: 21 * n },
      byTieBreak: { BH: 22 * n },
    },
    ...{ skipped: [], recognised: [] },
  });

  test('of every member', () => {
    expect(sumOf([lot(1), lot(10)])).toEqual(lot(11));
    expect(sumOf([])).toEqual(NOTHING);
  });

  test('of names that one lot alone has, and of readings that one lot alone tried', () => {
    const recognised = { file: 'x', format: 'f', what: 'an X', way: '' };
    const other = {
      ...NOTHING,
      ...{ byEdition: { a: { C2: 1 }, b: {} }, byFit: { b: 1 }, skipped: ['x'], recognised: [recognised] },
    };
    expect(sumOf([lot(1), other, { ...NOTHING, skipped: ['y'] }])).toEqual({
      ...lot(1),
      ...{ byEdition: { a: { C1: 15, C2: 1 }, b: {} }, byFit: { a: 16, b: 1 } },
      ...{ skipped: ['x', 'y'], recognised: [recognised] },
    });
  });

  test('by rule, with the edition where there are several', () => {
    const byEdition = { a: { C1: 2, C5: 1 } };
    expect(deviationsByRule({ ...NOTHING, byEdition })).toEqual({ C1: 2, C5: 1 });
    expect(deviationsByRule({ ...NOTHING, byEdition: { ...byEdition, b: { C1: 3 } } })).toEqual({
      ...{ 'a C1': 2, 'a C5': 1, 'b C1': 3 },
    });
  });
});
