import { describe, expect, it } from 'vitest';
import { auditFile, seasonEventOf, seasonOf } from '../index.js';
import type { Claim, SeasonEvent, SeasonNorm } from '../index.js';
import { generate, presets } from '../../../generator/index.js';

const NORM: SeasonNorm = {
  ...{ id: 1, fideId: '100', name: 'Example, Elena', federation: 'NOR', title: 'IM' },
  ...{ verdict: 'made', countsAs: 9, performance: 2460, isTouched: false, isShort: false, isForeign: true },
};

function event(
  file: string,
  norms: readonly Partial<SeasonNorm>[],
  more: Partial<SeasonEvent> = {},
): SeasonEvent {
  return {
    ...{ file, name: file, place: '', federation: 'NOR', from: '', until: '', chiefArbiter: 'A. Arbiter' },
    ...{ verdict: 'untouched', players: 40, rounds: 9, checkedRounds: 9, deviatingRounds: [] },
    ...{ event156: 'no', ratings: [], claims: [] },
    norms: norms.map((norm) => ({ ...NORM, ...norm })),
    ...more,
  };
}

function claim(parts: Partial<Claim>): Claim {
  return { place: 'claims.csv:2', event: 'one', fideId: '100', title: 'IM', organiser: '', ...parts };
}

describe('the norms of a player over a season', () => {
  const of = (events: readonly SeasonEvent[]): unknown => seasonOf(events, null).players;

  it('cover 27 games (1.5.1), those of one norm of eight games only (1.4.1c)', () => {
    expect(of([event('a', [{}]), event('b', [{}]), event('c', [{}])])).toMatchObject([
      { made: 3, games: 27, hasGames: true, files: ['a', 'b', 'c'] },
    ]);
    const short = { isShort: true };
    expect(of([event('a', [{}]), event('b', [short]), event('c', [short])])).toMatchObject([
      { made: 3, games: 18, hasGames: false },
    ]);
    expect(
      of([event('a', [{ countsAs: 11 }]), event('b', [{ verdict: 'unknown', countsAs: 0 }])]),
    ).toMatchObject([{ made: 1, unknown: 1, games: 11, hasGames: false }]);
  });

  it('have a row for each title, sorted by name, with the highest rating of all files (1.5.3)', () => {
    const ratings = (rating: number): SeasonEvent['ratings'] => [{ fideId: '100', rating }];
    const events = [
      event('a', [{ title: 'GM' }, {}, { fideId: '', name: 'Aarons' }], { ratings: ratings(2410) }),
      event('b', [], { ratings: ratings(2380) }),
    ];
    expect(of(events)).toMatchObject([
      { name: 'Aarons', fideId: '', title: 'IM', highestRating: null },
      { title: 'GM', highestRating: 2410, ratingNeeded: 2500 },
      { title: 'IM', highestRating: 2410, ratingNeeded: 2400 },
    ]);
  });

  it('have one of 1.5.6 and one with foreigners (1.4.3e) only if it was made', () => {
    const isForeign = false;
    expect(
      of([event('a', [{ isForeign }], { event156: 'unknown' }), event('b', [{ isForeign }])]),
    ).toMatchObject([{ event156: 'unknown', hasForeign: false }]);
    const open = event('b', [{ verdict: 'unknown' }], { event156: 'yes' });
    expect(of([event('a', [{ isForeign }]), open])).toMatchObject([{ event156: 'no', hasForeign: false }]);
    expect(of([event('a', [{}], { event156: 'yes' })])).toMatchObject([
      { event156: 'yes', hasForeign: true },
    ]);
  });
});

describe('the tables by arbiter, organiser and federation', () => {
  const events = [
    event('one', [{ isTouched: true }, {}], { deviatingRounds: [3, 4], claims: [judged(0)] }),
    event('two', [], { chiefArbiter: '', federation: 'SWE' }),
    event('three', [{}], { deviatingRounds: [9], checkedRounds: 7 }),
  ];

  function judged(index: number): SeasonEvent['claims'][number] {
    return { index, outcome: { verdict: 'no-player' } };
  }

  it('sum events, rounds, deviations and norms', () => {
    const season = seasonOf(events, [claim({ organiser: 'Club' })]);
    expect(season.chiefArbiters).toEqual([
      { name: '', events: 1, checkedRounds: 9, deviatingRounds: 0, norms: 0, touched: 0 },
      { name: 'A. Arbiter', events: 2, checkedRounds: 16, deviatingRounds: 3, norms: 3, touched: 1 },
    ]);
    expect(season.federations.map(({ name, events: count }) => [name, count])).toEqual([
      ['NOR', 2],
      ['SWE', 1],
    ]);
    expect(season.organisers.map(({ name, norms }) => [name, norms])).toEqual([
      ['', 1],
      ['Club', 2],
    ]);
    expect(seasonOf(events, [claim({})]).organisers).toEqual([]);
  });
});

describe('claims', () => {
  const [clean] = [...generate(presets.norm, { seed: 'audit', count: 1 })];
  const report = auditFile(clean.text, 'folder/clean.trf');
  const fideIdOf = (id: number): string => report.players.find(({ person }) => person.id === id)!.fideId;
  const outcome = (parts: Partial<Claim>): unknown => {
    const claims = [claim({ event: 'clean', ...parts })];
    const events = [seasonEventOf(report, claims)!];
    return seasonOf(events, claims).claims![0].outcome;
  };

  it.each(['swissproof audit/0001', 'folder/clean.trf', 'clean.trf', 'CLEAN'])(
    'name the event: %s',
    (name) => {
      expect(outcome({ event: name, fideId: fideIdOf(14) })).toEqual({
        verdict: 'confirmed',
        isTouched: false,
      });
    },
  );

  it('are confirmed or not, with what is not met', () => {
    expect(outcome({ event: 'other' })).toEqual({ verdict: 'no-event' });
    expect(outcome({ fideId: '1' })).toEqual({ verdict: 'no-player' });
    expect(outcome({ fideId: fideIdOf(5) })).toEqual({ verdict: 'held' });
    expect(outcome({ fideId: fideIdOf(8), title: 'WGM' })).toMatchObject({
      verdict: 'not-made',
      unmet: [{ name: 'games', value: 7, threshold: 9, article: '1.4.1a' }],
    });
    const man = report.players.find(({ person }) => person.sex === 'm')!;
    expect(outcome({ fideId: man.fideId, title: 'WIM' })).toEqual({ verdict: 'not-open' });
  });

  it('leave the norms that nobody claims', () => {
    const claims = [claim({ event: 'clean', fideId: fideIdOf(14) })];
    const events = [seasonEventOf(report, claims)!];
    expect(seasonOf(events, claims).unclaimed.map(({ name, title }) => [name, title])).toEqual([
      ['Player 005', 'WGM'],
    ]);
    expect(seasonOf(events, null)).toMatchObject({ claims: null, unclaimed: [] });
  });

  it('are judged by the file that has the player, of groups with one name', () => {
    const found = { index: 0, outcome: { verdict: 'unknown' } } as const;
    const none = { index: 0, outcome: { verdict: 'no-player' } } as const;
    const events = [event('a', [], { claims: [none] }), event('b', [], { claims: [found] })];
    expect(seasonOf(events, [claim({})]).claims).toMatchObject([{ outcome: { verdict: 'unknown' } }]);
  });
});

it('a file that could not be audited is no event', () => {
  expect(seasonEventOf(auditFile('nonsense', 'x'), [])).toBeNull();
});
