import { describe, expect, it } from 'vitest';
import type { EventPlayer, ResultCode } from '../index.js';
import { fieldExemption } from './field-exemption.js';
import { federationOf, judgeNorm, NORMS, normSourceOf, normsOpenTo, titleOf } from './index.js';
import type { Candidate, NormEvent, NormPlayer, NormResult } from './index.js';
import { averageOf } from './performance.js';
import { candidateWith, event, games, opponents } from './testing/made-up.js';

const [GM, IM, WGM, WIM] = NORMS;

function judged(candidate: Candidate, parts: Partial<NormEvent> = {}, norm = GM): NormResult {
  return judgeNorm(norm, candidate, event(parts));
}

function failed(result: NormResult): string[] {
  return result.requirements.filter(({ holds }) => !holds).map(({ article }) => article);
}

/** Some of the opponents changed. */
function changed(list: readonly NormPlayer[], count: number, parts: Partial<NormPlayer>): NormPlayer[] {
  return list.map((player, index) => (index < count ? { ...player, ...parts } : player));
}

const NINE = opponents(9, {});

describe('1.4.1, number of games', () => {
  it('a: nine', () => {
    expect(judged(candidateWith(NINE, 5)).verdict).toBe('made');
    expect(failed(judged(candidateWith(opponents(8, {}), 5)))).toEqual(['1.4.1a']);
  });

  it('b: eight or seven where the kind of event allows it; eight count as nine', () => {
    const eight = judged(candidateWith(opponents(8, {}), 4), { leastGames: 8, rounds: 8 });
    expect([eight.verdict, eight.uses, eight.countsAs]).toEqual(['made', ['1.4.1b'], 9]);
    const seven = judged(candidateWith(opponents(7, {}), 3.5), { leastGames: 7, rounds: 7 });
    expect([seven.verdict, seven.countsAs]).toEqual(['made', 7]);
  });

  it('c: eight of nine rounds, where the ninth was won by forfeit or was the bye', () => {
    const free = candidateWith(opponents(8, {}), 4, { freeRounds: [9] });
    expect(judged(free)).toMatchObject({ verdict: 'made', uses: ['1.4.1c'], countsAs: 9 });
    expect(failed(judged(candidateWith(opponents(8, {}), 4)))).toEqual(['1.4.1a']);
    expect(failed(judged(free, { rounds: 10 }))).toEqual(['1.4.1a']);
    const two = candidateWith(opponents(7, {}), 4, { freeRounds: [8, 9] });
    expect(failed(judged(two))).toEqual(['1.4.1a']);
  });

  it('d: a full point more is a game more', () => {
    expect([4.5, 5, 5.5, 6.5].map((score) => judged(candidateWith(NINE, score)).countsAs)).toEqual([
      9, 9, 10, 11,
    ]);
  });

  it('e: games after the norm was achieved may be ignored in a Swiss, not in a round robin', () => {
    const list = opponents(11, {});
    const late = games(list, 0).map((game, index) => ({
      ...game,
      halfPoints: index < 9 ? (1 as const) : (0 as const),
    }));
    const candidate = candidateWith(list, 0, { games: late });
    const swiss = judged(candidate, { rounds: 11 });
    expect([swiss.verdict, swiss.uses, swiss.choice.games.length]).toEqual(['made', ['1.4.1e'], 9]);
    expect(failed(judged(candidate, { rounds: 11, format: 'round-robin' }))).toEqual(['1.4.8']);
  });

  it('f: games against defeated opponents may be ignored, down to nine', () => {
    const weak = changed(opponents(11, {}), 2, { rating: 1900, title: '' });
    // The two weak ones were beaten in the first rounds, the others drawn.
    const drawn = games(weak, 0).map((game, index) => ({
      ...game,
      halfPoints: index < 2 ? (2 as const) : (1 as const),
    }));
    const result = judged(candidateWith(weak, 0, { games: drawn }), { rounds: 11 });
    expect([result.verdict, result.uses]).toEqual(['made', ['1.4.1f']]);
    expect(result.choice.ignored.map(({ game }) => game.round)).toEqual([1, 2]);
    const nine = changed(NINE, 2, { rating: 1900, title: '' });
    const few = games(nine, 0).map((game, index) => ({
      ...game,
      halfPoints: index < 2 ? (2 as const) : (1 as const),
    }));
    expect(judged(candidateWith(nine, 0, { games: few })).verdict).toBe('not-made');
  });

  it('f: in a round robin the mix must be there for the complete tournament', () => {
    const list = changed(opponents(11, {}), 8, { federation: 'NOR' });
    const won = games(list, 0).map((game, index) => ({
      ...game,
      halfPoints: index < 3 ? (2 as const) : (1 as const),
    }));
    const candidate = candidateWith(list, 0, { games: won });
    // Of 11 opponents 8 are of the own federation, of 9 only 6: still too many.
    expect(judged(candidate, { rounds: 11, format: 'round-robin' }).verdict).toBe('not-made');
    const seven = candidateWith(list, 0, {
      games: won.map((game, index) =>
        index === 7 ? { ...game, opponent: { ...game.opponent, federation: 'FRA' } } : game,
      ),
    });
    // Seven of 11 are more than 3/5, five of nine are not.
    expect(judged(seven, { rounds: 11 }).verdict).toBe('made');
    expect(judged(seven, { rounds: 11, format: 'round-robin' }).verdict).toBe('not-made');
  });
});

describe('1.4.2, games that do not count', () => {
  const field = (results: readonly ResultCode[], federations: readonly string[] = []): Candidate => {
    const others = results.map((_, index) => ({
      id: index + 2,
      title: 'GM',
      rating: 2600,
      sex: 'm',
      federation: federations[index] ?? ['GER', 'POL', 'IND'][index % 3],
      rounds: [],
    }));
    const rounds = results.map((result, index) => ({ opponent: index + 2, colour: null, result }));
    const me = { id: 1, title: '', rating: 2400, sex: 'm', federation: 'NOR', rounds };
    const settings = {
      format: 'swiss',
      rounds: 9,
      pairedRounds: 9,
      leastGames: 9,
      declared: [],
      host: 'NOR',
    } as const;
    return normSourceOf([me, ...others], settings).candidates[0];
  };

  it('a: opponents of no federation; FID counts, but is no federation', () => {
    const none = field(['1', '=', '=', '=', '=', '=', '=', '=', '='], ['NON']);
    expect(none.excluded).toEqual([{ round: 1, opponent: 2, article: '1.4.2a' }]);
    const under = judged(field(['1', '=', '=', '=', '=', '=', '=', '=', '='], Array<string>(8).fill('FID')));
    expect(failed(under)).toEqual(['1.4.3']);
    expect(under.requirements.find(({ name }) => name === 'one-federation')?.value).toBe(1);
  });

  it('c: forfeits are no games, games of less than one move are', () => {
    const candidate = field(['W', 'D', 'L', '+', '-', '=', '=', '=', '=']);
    expect(candidate.games.map(({ halfPoints }) => halfPoints)).toEqual([2, 1, 0, 1, 1, 1, 1]);
    expect(candidate.excluded.map(({ round, article }) => [round, article])).toEqual([
      [4, '1.4.2c'],
      [5, '1.4.2c'],
    ]);
    expect(candidate.freeRounds).toEqual([4]);
  });

  it('c: a forfeit in the last round leaves the norm uncertain if it could be lost and eight games are no norm', () => {
    const nine = judged(field(['1', '1', '=', '=', '=', '=', '=', '+', '=']), { rounds: 10 });
    expect(failed(nine)).toEqual(['1.4.1a']);
    const ten = {
      ...field(['1', '1', '1', '=', '=', '=', '=', '=']),
      lastForfeit: games(opponents(1, {}), 0)[0],
    };
    expect(judged(ten, { rounds: 10 })).toMatchObject({ verdict: 'unknown', readings: ['1.4.2c'] });
    // Lost, the game would have cost the norm.
    const even = {
      ...field(['1', '=', '=', '=', '=', '=', '=', '=']),
      lastForfeit: games(opponents(1, { rating: 2500 }), 0)[0],
    };
    expect(judged(even, { rounds: 10 }).verdict).toBe('not-made');
  });

  it('b: unrated players of a round robin who score nothing against rated ones', () => {
    const player = (id: number, rating: number, rounds: EventPlayer['rounds']) => ({
      ...{ id, title: 'GM', rating, sex: 'm', federation: 'GER', rounds },
    });
    const played = (opponent: number, result: ResultCode) => ({ opponent, colour: null, result });
    const list = [
      player(1, 2400, [played(2, '1'), played(3, '1')]),
      player(2, 0, [played(1, '0'), played(3, '1')]),
      player(3, 0, [played(1, '0'), played(2, '0')]),
      player(4, 2400, [played(3, '=')]),
    ];
    const settings = { rounds: 3, pairedRounds: 2, leastGames: 9, declared: [], host: 'GER' } as const;
    const count = (format: 'swiss' | 'round-robin'): number =>
      normSourceOf(list, { ...settings, format }).candidates[0].games.length;
    expect([count('swiss'), count('round-robin')]).toEqual([2, 0]);
  });
});

describe('1.4.3 and 1.4.4, federations', () => {
  it('two other federations', () => {
    const one = candidateWith(opponents(9, { federation: 'GER' }), 6);
    expect(failed(judged(one))).toEqual(['1.4.3', '1.4.4']);
    expect(judged(one, { declared: ['1.4.3a'] })).toMatchObject({ verdict: 'made', exemption: '1.4.3a' });
    expect(judged(one, { declared: ['1.4.3b'] })).toMatchObject({ verdict: 'made', exemption: '1.4.3b' });
    expect(failed(judged(one, { declared: ['1.4.3b'], host: 'SWE' }))).toEqual(['1.4.3', '1.4.4']);
    expect(judged(one, { field: { kind: 'exempt' } })).toMatchObject({
      verdict: 'made',
      exemption: '1.4.3d',
    });
    expect(judged(one, { field: { kind: 'reading' } })).toMatchObject({
      verdict: 'unknown',
      readings: ['1.4.3d'],
    });
  });

  it('three fifths of the own, two thirds of one', () => {
    const own = (count: number) => judged(candidateWith(changed(NINE, count, { federation: 'NOR' }), 6));
    expect([failed(own(5)), failed(own(6))]).toEqual([[], ['1.4.4']]);
    const one = (count: number) =>
      judged(
        candidateWith(changed(changed(NINE, 9, { federation: 'POL' }), count, { federation: 'GER' }), 6),
      );
    expect([failed(one(6))[0], failed(one(7))[0]]).toEqual([undefined, '1.4.4']);
  });

  it('d: twenty in every round from three federations, ten of them with titles', () => {
    const steady = (count: number, missed: readonly (readonly number[])[] = []) =>
      Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        rounds: Array.from({ length: 9 }, (_, round) => ({
          opponent: missed[index]?.includes(round + 1) ? null : 99,
          colour: null,
          result: missed[index]?.includes(round + 1) ? ('H' as const) : ('=' as const),
        })),
      }));
    const kind = (list: EventPlayer[], parts: Partial<NormPlayer> = {}, host: string | null = 'NOR') => {
      const people = opponents(list.length, parts).map((person, index) => ({ ...person, id: index + 1 }));
      return fieldExemption(list, new Map(people.map((person) => [person.id, person])), 9, host).kind;
    };
    expect(kind(steady(20))).toBe('exempt');
    expect(kind(steady(19))).toBe('no');
    expect(kind(steady(20), { title: 'FM' })).toBe('no');
    expect(kind(steady(20), { federation: 'FID' })).toBe('no');
    expect(kind(steady(20), { rating: 0 })).toBe('no');
    expect(kind(steady(30), {}, 'GER')).toBe('no');
    expect(kind(steady(20), {}, null)).toBe('unknown');
    expect(kind(steady(20), { title: null })).toBe('unknown');
    // One of the twenty misses a round, or two.
    expect(kind(steady(20, [[4]]))).toBe('reading');
    expect(kind(steady(20, [[4, 5]]))).toBe('no');
    expect(kind(steady(21, [[4]]))).toBe('exempt');
  });
});

describe('1.4.5, titles', () => {
  it('a: half of the opponents hold a title, CM and WCM are none', () => {
    const titled = (title: string) => judged(candidateWith(changed(NINE, 5, { title }), 6));
    expect([failed(titled('FM')), failed(titled('WFM')), failed(titled('CM'))]).toEqual([[], [], ['1.4.5a']]);
  });

  it.each([
    [GM, 'GM', 'IM', '1.4.5b'],
    [IM, 'IM', 'WGM', '1.4.5c'],
    [WGM, 'WGM', 'WIM', '1.4.5d'],
    [WIM, 'WIM', 'FM', '1.4.5e'],
  ] as const)('b to e: a third with the titles of the norm', (norm, right, wrong, article) => {
    const least = (count: number) =>
      judged(
        candidateWith(changed(changed(NINE, 9, { title: wrong }), count, { title: right }), 6),
        {},
        norm,
      );
    expect([failed(least(3)), failed(least(2))]).toEqual([[], [article]]);
  });

  it('of a double round robin half as many different opponents, and six players', () => {
    const twice = [...opponents(5, {}), ...opponents(5, {})];
    const weak = twice.map((player) => (player.id > 3 ? { ...player, title: 'FM' } : player));
    const double = (parts: Partial<NormEvent>) =>
      judged(candidateWith(weak, 6), { format: 'double-round-robin', rounds: 10, players: 6, ...parts });
    expect(double({})).toMatchObject({ verdict: 'made' });
    expect(failed(double({ players: 5 }))).toEqual(['1.4.5']);
    const one = weak.map((player) => (player.id > 2 ? { ...player, title: 'FM' } : player));
    const result = judged(candidateWith(one, 6), { format: 'double-round-robin', rounds: 10, players: 6 });
    expect(failed(result)).toEqual(['1.4.5b']);
  });
});

describe('1.4.6 to 1.4.8, ratings', () => {
  it('the lowest rated is raised to the floor, the others count as they are, unrated ones 1400', () => {
    const rated = (ratings: readonly number[]) =>
      averageOf(
        games(
          opponents(ratings.length, {}).map((player, i) => ({ ...player, rating: ratings[i] })),
          0,
        ),
        2200,
      );
    expect(rated([2300, 2100, 2150])).toEqual({ value: 2217, raised: 3 });
    expect(rated([2300, 0, 0])).toEqual({ value: 1967, raised: 3 });
    expect(rated([2300, 2200])).toEqual({ value: 2250, raised: null });
    // 2200.5 is rounded upward.
    expect(rated([2200, 2201])?.value).toBe(2201);
  });

  it('the average has a minimum of its own', () => {
    const list = opponents(9, { rating: 2379 });
    expect(failed(judged(candidateWith(list, 9)))).toEqual(['1.4.8a']);
  });
});

describe('what is not known', () => {
  it('makes a norm unknown where it could be made, and says for what it is needed', () => {
    const player = { ...candidateWith(NINE, 6).player, federation: null };
    expect(judged(candidateWith(NINE, 6, { player }))).toMatchObject({
      verdict: 'unknown',
      missing: [{ what: 'federation', players: [1], article: '1.4.3' }],
    });
    const stateless = candidateWith(changed(NINE, 1, { federation: null }), 6);
    expect(judged(stateless).missing).toEqual([{ what: 'federation', players: [2], article: '1.4.2a' }]);
    expect(judged(candidateWith(opponents(9, { title: null }), 6)).missing[0].what).toBe('title');
    expect(judged(candidateWith(opponents(9, { rating: null }), 6)).missing[0].what).toBe('rating');
    expect(judged(candidateWith(opponents(9, { title: null }), 2)).verdict).toBe('not-made');
    const open = games(NINE, 6).map((game, i) => (i === 8 ? { ...game, halfPoints: null } : game));
    expect(judged(candidateWith(NINE, 6, { games: open })).missing[0].what).toBe('result');
  });

  it('does not matter where the norm is made without it', () => {
    // The tenth game comes after the norm was achieved.
    const list = [...NINE, { ...opponents(10, {})[9], federation: null }];
    const tenth = games(list, 0).map((game, i) => ({
      ...game,
      halfPoints: i < 9 ? (1 as const) : (0 as const),
    }));
    expect(judged(candidateWith(list, 0, { games: tenth }), { rounds: 10 })).toMatchObject({
      verdict: 'made',
    });
  });

  it('asks for the sex only where a woman would have made the norm', () => {
    const player = { ...candidateWith(NINE, 6).player, sex: null };
    const result = judged(candidateWith(NINE, 6, { player }), {}, WGM);
    expect(result.missing).toEqual([{ what: 'sex', players: [1], article: '0.3.1' }]);
    expect(normsOpenTo({ ...player, sex: 'm' }).map(({ title }) => title)).toEqual(['GM', 'IM']);
  });

  it('is a title or a rating where nobody has one', () => {
    const printed = (title: string, rating: number | null) => ({
      id: 1,
      rounds: [],
      title,
      rating,
      federation: 'ger',
      sex: '',
    });
    const settings = {
      format: 'swiss',
      rounds: 9,
      pairedRounds: 0,
      leastGames: 9,
      declared: [],
      host: '',
    } as const;
    const person = (...list: ReturnType<typeof printed>[]) =>
      normSourceOf(list, settings).candidates[0].player;
    expect(person(printed('', null))).toMatchObject({
      title: null,
      rating: null,
      federation: 'GER',
      sex: null,
    });
    expect(person(printed('', 0), { ...printed('wg', 2300), id: 2 })).toMatchObject({ title: '', rating: 0 });
    expect([titleOf(' m '), titleOf('wgm'), titleOf('NM')]).toEqual(['IM', 'WGM', '']);
    expect([federationOf('fid'), federationOf('XXX'), federationOf('')]).toEqual(['FID', 'XXX', null]);
  });

  it('is a norm of more than 19 games', () => {
    const many = judged(candidateWith(opponents(20, {}), 12), { rounds: 20 });
    expect([many.verdict, many.readings]).toEqual(['unknown', ['1.7']]);
    expect(judged(candidateWith(opponents(19, {}), 19), { rounds: 19 })).toMatchObject({
      verdict: 'made',
      countsAs: 13,
    });
    const weak = judged(candidateWith(opponents(20, { rating: 2000 }), 20), { rounds: 20 });
    expect([weak.verdict, weak.readings]).toEqual(['not-made', []]);
  });

  it('has more choices of games than can be looked at', () => {
    // Two of each federation, of different standing: every game is in a class of its own.
    const federations = ['GER', 'POL', 'IND', 'FRA', 'ITA', 'ESP', 'USA', 'CHN', 'UKR', 'NED'];
    const field = opponents(19, {}).map((opponent, index) => ({
      ...opponent,
      federation: federations[index >> 1],
      title: index % 2 === 0 ? '' : 'FM',
    }));
    const result = judged(candidateWith(field, 19), { rounds: 19 });
    expect([result.verdict, result.readings]).toEqual(['unknown', ['1.4.1']]);
  });
});
