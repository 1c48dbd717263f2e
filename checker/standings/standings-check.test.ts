import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parseTieBreakList } from '../../engine/index.js';
import { parseTrf, tournamentOf } from '../../corpus/index.js';
import type { Tournament } from '../../corpus/index.js';
import { filesIn, GOLDEN, goldenText, hasGolden } from '../testing/golden.js';
import { ruleOfStandings } from './deviation.js';
import { checkStandings } from './standings-check.js';
import type { StandingsCheck } from './standings-check.js';

const BY_FILE = { tieBreaks: null, unrated: null };

/** Four players, two rounds: 1 and 2 won both but met nobody of the same score; 3 and 4 lost both. */
function four(ranks: readonly (number | null)[], parts: Partial<Tournament> = {}): Tournament {
  const win = (opponent: number) => ({ opponent, colour: 'white', result: '1' }) as const;
  const loss = (opponent: number) => ({ opponent, colour: 'black', result: '0' }) as const;
  const rounds = [
    [win(3), win(4)],
    [win(4), win(3)],
    [loss(1), loss(2)],
    [loss(2), loss(1)],
  ];
  return tournamentOf({
    totalRounds: 2,
    players: rounds.map((own, index) => ({ id: index + 1, rounds: own, rank: ranks[index] })),
    header: [{ tag: '202', text: 'TPN' }],
    ...parts,
  });
}

const listOf = (text: string) => {
  const result = parseTieBreakList(text);
  return result.ok ? result.list : [];
};

describe('ranks', () => {
  it('by the list of the file', () => {
    expect(checkStandings(four([1, 2, 3, 4]), BY_FILE).verdict).toBe('agrees');
    const check = checkStandings(four([2, 1, 3, 4]), BY_FILE);
    expect(check.verdict).toBe('deviates');
    expect(check.deviations).toMatchObject([
      { field: 'rank', player: 1, published: 2, reference: 1, decided: { article: '7.8', against: 2 } },
      { field: 'rank', player: 2, published: 1, reference: 2, decided: { article: '7.8', against: 1 } },
    ]);
    expect(check.deviations.map(ruleOfStandings)).toEqual(['TPN', 'TPN']);
  });

  it.each([
    ['shared', [1, 1, 3, 3], []],
    [
      'by lot',
      [2, 1, 4, 3],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['by lot in one tie, shared in another', [2, 1, 3, 3], [[1, 2]]],
  ])('of those who remain tied: %s', (_, ranks, parted) => {
    const check = checkStandings(four(ranks), { ...BY_FILE, tieBreaks: listOf('WIN') });
    expect(check).toMatchObject({ verdict: 'agrees', parted });
  });

  it('that are no ranks of those who are tied', () => {
    const check = checkStandings(four([1, 3, 2, 4]), { ...BY_FILE, tieBreaks: listOf('WIN') });
    expect(check.deviations).toMatchObject([
      { player: 2, published: 3, reference: 1, last: 2, decided: { item: { code: 'PTS' }, against: 3 } },
      { player: 3, published: 2, reference: 3, last: 4, decided: { item: { code: 'PTS' }, against: 2 } },
    ]);
  });

  it('in the right order with wrong numbers', () => {
    const { deviations } = checkStandings(four([1, 2, 3, 5]), BY_FILE);
    expect(deviations).toMatchObject([{ player: 4, published: 5, reference: 4, decided: null }]);
    expect(deviations.map(ruleOfStandings)).toEqual(['rank']);
  });

  it('of those who are tied, parted as nobody can be: the one that is left', () => {
    const header = [{ tag: '202', text: 'WIN' }];
    const { deviations } = checkStandings(four([1, 1, 4, 4], { header }), BY_FILE);
    expect(deviations).toMatchObject([
      { player: 3, published: 4, reference: 3, last: 3, aheadByLot: 0, decided: null },
      { player: 4, published: 4, reference: 3, last: 3, aheadByLot: 0, decided: null },
    ]);
  });

  it('too high or too low: the other player is on that side', () => {
    const { deviations } = checkStandings(four([4, 2, 3, 1]), BY_FILE);
    expect(deviations).toMatchObject([
      { player: 1, decided: { against: 2, isAhead: true } },
      { player: 4, decided: { against: 3, isAhead: false } },
    ]);
    const circle = checkStandings(four([2, 4, 3, 1]), BY_FILE).deviations;
    expect(circle).toMatchObject([
      { player: 1, published: 2, decided: { against: 4, isAhead: true } },
      { player: 2, published: 4, decided: { against: 3, isAhead: true } },
      { player: 4, published: 1, decided: { against: 3, isAhead: false } },
    ]);
  });

  it('without a list are compared by points', () => {
    const none = { header: [] };
    expect(checkStandings(four([2, 1, 4, 3], none), BY_FILE)).toMatchObject({
      verdict: 'agrees',
      reference: { tieBreaks: { from: 'default' } },
    });
    expect(checkStandings(four([1, 3, 2, 4], none), BY_FILE).verdict).toBe('deviates');
  });

  it('that are the starting numbers are no ranks where no list is announced', () => {
    const { players } = four([1, 2, 3, 4]);
    const turned = [players[2], players[3], players[0], players[1]].map((player, index) => ({
      ...player,
      id: index + 1,
      rank: index + 1,
      rounds: player.rounds.map((round) => ({ ...round, opponent: [3, 4, 1, 2][(round.opponent ?? 1) - 1] })),
    }));
    const tournament = tournamentOf({ totalRounds: 2, players: turned });
    expect(checkStandings(tournament, BY_FILE)).toMatchObject({
      verdict: 'not-checked',
      notChecked: null,
      points: 'agree',
      ranks: 'not-compared',
      ranksNotChecked: 'starting-numbers',
    });
    const announced = { ...tournament, header: [{ tag: '202', text: 'TPN' }] };
    expect(checkStandings(announced, BY_FILE).verdict).toBe('deviates');
  });

  it('behind a tie-break that cannot be computed are free', () => {
    const header = [{ tag: '202', text: 'OTHER_SPEED,TPN' }];
    expect(checkStandings(four([2, 1, 3, 4], { header }), BY_FILE)).toMatchObject({
      verdict: 'agrees',
      undecided: { item: { code: 'OTHER_SPEED' }, reason: 'not-fide' },
    });
    expect(checkStandings(four([3, 1, 2, 4], { header }), BY_FILE).verdict).toBe('deviates');
  });

  it('that are missing', () => {
    const check = checkStandings(four([null, null, null, null]), BY_FILE);
    expect(check).toMatchObject({
      verdict: 'not-checked',
      points: 'agree',
      ranks: 'not-compared',
      ranksNotChecked: 'no-ranks',
    });
    const silent = four([null, null, null, null]);
    const nothing = { ...silent, players: silent.players.map((player) => ({ ...player, points: null })) };
    expect(checkStandings(nothing, BY_FILE)).toMatchObject({
      verdict: 'not-checked',
      notChecked: { kind: 'nothing-printed' },
    });
  });
});

describe.skipIf(!hasGolden)(`${GOLDEN}, printed standings`, () => {
  const checked = (part: string): Map<string, StandingsCheck> =>
    new Map(
      filesIn(`standings/check/${part}`).map(({ name, content }) => {
        const { tournament } = parseTrf(content);
        return [/(\d+)\.trf$/.exec(name)![1], checkStandings(tournament!, BY_FILE)];
      }),
    );

  it.each(['ok', 'lots'])('%s: agree', (part) => {
    const all = checked(part);
    expect(all.size).toBeGreaterThan(8);
    for (const [id, { verdict }] of all) expect(verdict, id).toBe('agrees');
  });

  it('bad: every planted error is found, in exactly the values that no lot could give', () => {
    const planted = parse<Planted>(goldenText('standings/check/manifest.csv'), { columns: true });
    const all = checked('bad');
    expect(all.size).toBe(planted.length);
    for (const { id, startnos, field, error } of planted) {
      const { deviations, parted, explanations } = all.get(id)!;
      const free = parted.flat();
      const wrong = startnos
        .split(' ')
        .map(Number)
        .filter((player) => !free.includes(player));
      expect(deviations.map(({ player }) => player).sort(inOrder), id).toEqual(wrong.sort(inOrder));
      expect(new Set(deviations.map((deviation) => deviation.field)), id).toEqual(
        new Set(wrong.length === 0 ? [] : [field]),
      );
      const kinds = explanations.map(({ kind }) => kind);
      if (error === 'order') expect(kinds, id).toContain('exchanged');
      if (error === 'no-cap') expect(kinds, id).toContain('edition');
    }
    // One planted error is what a lot between two who remain tied would have given, too.
    expect([...all].flatMap(([id, { verdict }]) => (verdict === 'agrees' ? [id] : []))).toEqual(['028']);
  });
});

interface Planted {
  readonly id: string;
  readonly error: string;
  readonly field: string;
  readonly startnos: string;
}

const inOrder = (a: number, b: number): number => a - b;
