import { describe, expect, it, test } from 'vitest';
import { STANDARD_POINTS } from '../model/event.js';
import type { EventData } from '../model/event.js';
import { eventOfCells } from '../testing/event-of-cells.js';
import {
  finishedRounds,
  parseTieBreakList,
  standingsStory,
  standingsTable,
  STANDINGS_READINGS,
  tieBreakEditionById,
  tieBreakEditionInForce,
} from './index.js';
import type { Part, StandingsSettings, StandingsTable } from './index.js';

/** An event that ends with the last round of its rows, with ratings where they matter. */
function eventOf(
  rows: readonly string[],
  parts: Partial<EventData> = {},
  ratings: readonly (number | null)[] = [],
): EventData {
  const event = eventOfCells(rows, { totalRounds: rows[0].split(' ').length, ...parts });
  const rated = event.players.map((player, index) => ({ ...player, rating: ratings[index] ?? 2000 }));
  return {
    ...event,
    players:
      ratings.length === 0 ? rated : rated.map((player, index) => ({ ...player, rating: ratings[index] })),
  };
}

function tableOf(
  event: EventData,
  list: string,
  settings: Partial<StandingsSettings> = {},
  round = event.totalRounds,
): StandingsTable {
  const result = parseTieBreakList(list);
  if (!result.ok) throw new Error(list);
  return standingsTable(event, result.list, round, settings);
}

/** By starting number: the first value, as a number. */
function values(
  event: EventData,
  list: string,
  settings: Partial<StandingsSettings> = {},
  round?: number,
): (number | null)[] {
  const { rows } = tableOf(event, list, settings, round);
  const list1 = [...rows].sort((a, b) => a.id - b.id).map((row) => row.values[0]);
  return list1.map((value) => (value === null ? null : value.numerator / value.denominator));
}

function ranks(event: EventData, list: string, settings: Partial<StandingsSettings> = {}): number[] {
  return [...tableOf(event, list, settings).rows].sort((a, b) => a.id - b.id).map(({ rank }) => rank);
}

function partsOf(
  event: EventData,
  list: string,
  id: number,
  settings: Partial<StandingsSettings> = {},
  round = event.totalRounds,
): readonly Part[] {
  const result = parseTieBreakList(list);
  if (!result.ok) throw new Error(list);
  return standingsStory(event, result.list, round, settings, id)!.columns[0].tally!.parts;
}

describe('unplayed rounds (16)', () => {
  // 1 wins by forfeit in round 2 and has 2.5; 4 withdraws after round 1; 3 has a half-point bye in round 2.
  const rows = ['2w1 4b+ 3w=', '1b0 5w1 H', '5w1 H 1b=', '6b1 1w- Z', '3b0 2b0 6w1', '4w0 Z 5b0'];
  const event = eventOf(rows);

  it('the dummy of a forfeit has no more than the scheduled opponent (16.4.1)', () => {
    // 4: 1 point, and a draw for the bye in the last round (16.3.2).
    expect(partsOf(event, 'BH', 1)[1]).toMatchObject({
      value: 15,
      why: 'dummy-scheduled-opponent',
      article: '16.4.1',
    });
    expect(partsOf(event, 'BH', 1, { edition: tieBreakEditionById('2024') })[1]).toMatchObject({
      value: 25,
      why: 'dummy-own-score',
      article: '16.4',
    });
  });

  it('the dummy of a bye has no more than draws in all rounds (16.4.2)', () => {
    expect(partsOf(event, 'BH', 3)[1]).toMatchObject({ value: 15, why: 'dummy-draws', article: '16.4.2' });
    expect(partsOf(event, 'BH', 3, { edition: tieBreakEditionById('2023') })[1]).toMatchObject({ value: 20 });
  });

  it('requested byes at the end are draws for the opponents (16.3.2), others are what they were', () => {
    expect(partsOf(event, 'BH', 6)[0]).toMatchObject({ opponent: 4, score: 15, adjustment: 5 });
    expect(partsOf(event, 'BH', 5)[0]).toMatchObject({ opponent: 3, score: 20, adjustment: 0 });
  });

  it('before September 2023: a virtual opponent, and draws for everything that opponents did not play', () => {
    const settings = { edition: tieBreakEditionById('before-2023') };
    // 1 had 1 point before round 2, the virtual opponent got nothing in it, and half a point in round 3.
    expect(partsOf(event, 'BH', 1, settings)[1]).toMatchObject({ value: 15, why: 'virtual-opponent' });
    // 3 had 1 point before round 2, the virtual opponent half a point in it and in round 3.
    expect(partsOf(event, 'BH', 3, settings)[1]).toMatchObject({ value: 20 });
    // 1 has 2.5 with the forfeit win, 2 with a draw instead.
    expect(partsOf(event, 'BH', 2, settings)[0]).toMatchObject({ opponent: 1, score: 20, adjustment: -5 });
    // No exception for voluntary unplayed rounds.
    expect(partsOf(event, 'BH/C1', 3, settings).findIndex(({ cut }) => cut !== undefined)).toBe(0);
    expect(partsOf(event, 'BH/C1', 3).findIndex(({ cut }) => cut?.article === '16.5')).toBe(1);
  });

  it('/P takes the scheduled opponent of a forfeit', () => {
    expect(partsOf(event, 'BH/P', 1)[1]).toMatchObject({ value: 15, why: 'forfeit-as-game' });
    expect(partsOf(event, 'BH/P', 4)[1]).toMatchObject({ value: 25, why: 'forfeit-as-game', opponent: 1 });
  });

  describe('a table before the last announced round (T2)', () => {
    const first = (rounds: number): string[] => rows.map((row) => row.split(' ').slice(0, rounds).join(' '));
    const ended = eventOf(first(2));
    const going = eventOf(first(2), { totalRounds: 3 });
    const counted = { otherReadings: new Set(['counted-rounds'] as const) };

    it('has requested byes that no counted round follows: they are draws for the opponents (16.2.5)', () => {
      const zero = eventOf(['2w1 Z', '1b0 3w1', 'H 2b0'], { totalRounds: 3 });
      expect(partsOf(zero, 'BH', 2, {}, 2)[0]).toMatchObject({ opponent: 1, score: 15, adjustment: 5 });
    });

    it('caps the dummy of a bye by draws in all rounds of the tournament (16.4.2), or in those that count', () => {
      const byes = (totalRounds: number): EventData =>
        eventOf(['U 2w1', 'H 1b0', '4w1 Z', '3b0 Z'], { totalRounds });
      const cap = (event: EventData, settings: Partial<StandingsSettings> = {}): unknown =>
        partsOf(event, 'BH', 1, settings, 2)[0].value;
      expect(cap(byes(2))).toBe(10);
      expect(cap(byes(3))).toBe(15);
      expect(cap(byes(3), counted)).toBe(10);
      expect(cap({ ...byes(3), roundsFrom: 'played' })).toBe(10);
    });

    it('draws nothing for the Fore Buchholz, nor for AOB/F, before the final round (8.3)', () => {
      for (const [fore, plain] of [
        ['FB', 'BH'],
        ['FB/C1', 'BH/C1'],
        ['AOB/F', 'AOB'],
      ]) {
        expect(values(going, fore, {}, 2)).toEqual(values(going, plain, {}, 2));
        expect(values(ended, fore, {}, 2)).not.toEqual(values(ended, plain, {}, 2));
        expect(values({ ...going, roundsFrom: 'played' }, fore, {}, 2)).toEqual(values(ended, fore, {}, 2));
      }
      expect(partsOf(going, 'FB', 5, {}, 2)[0]).toMatchObject({ why: 'game', article: '8.1' });
      expect(partsOf(ended, 'FB', 5, {}, 2)[0]).toMatchObject({ why: 'fore-score', article: '8.3' });
      // Also where the later rounds are played already.
      expect(values(event, 'FB', {}, 2)).toEqual(values(event, 'BH', {}, 2));
      expect(values(event, 'FB', {}, 3)).not.toEqual(values(event, 'BH', {}, 3));
    });

    it('before September 2023 has a virtual opponent who drew the completed rounds only', () => {
      const settings = { edition: tieBreakEditionById('before-2023') };
      expect(values(going, 'BH', settings, 2)).toEqual(values(ended, 'BH', settings, 2));
    });
  });
});

describe('cuts (14, 16.5)', () => {
  it('SB: by the lowest score of an opponent, then the lowest contribution; the higher of it and of the lowest voluntary one', () => {
    // 1: won against 2 (1 point), lost to 3 (2), half-point bye.
    const event = eventOf(['2w1 3b0 H 4w=', '1b0 4w1 3b0 Z', '4w0 1w1 2w1 Z', '3b1 2b0 Z 1b=']);
    const parts = partsOf(event, 'SB/C1', 1);
    expect(parts.map(({ value }) => value)).toEqual([150, 0, 100, 75]);
    // The least significant value is the 75 of 4, who has the lowest score; the bye contributes more.
    expect(parts.map(({ cut }) => cut?.article ?? null)).toEqual([null, null, '16.5', null]);
  });

  it('SB: of equal contributions of voluntary unplayed rounds that of the lower dummy goes first (T9)', () => {
    const rows = ['Z 5b- 3w1 4w1', '3w0 3b= Z 3b1', '2b1 2w= 1b0 2w0', '6w1 6b1 6w1 1b0', '7b0 1w- 7w0 7b0'];
    const parts = partsOf(eventOf([...rows, '4b0 4w0 4b0 Z', '5w1 Z 5b1 5w1']), 'SB/C2', 1);
    expect(parts.map(({ score, value }) => [score, value])).toEqual([
      [20, 0],
      [0, 0],
      [15, 150],
      [30, 300],
    ]);
    expect(parts.map(({ cut }) => cut?.article ?? null)).toEqual([null, '14.2', '14.2', null]);
  });

  it('a median leaves nothing where there is nothing to average', () => {
    const event = eventOf(['2w1 3b1', '1b0 U', 'U 1w0']);
    expect(values(event, 'ARO/M1')).toEqual([null, null, null]);
    expect(values(event, 'BH/M1')).toEqual([0, 0, 0]);
  });
});

describe('direct encounter (6)', () => {
  const settings = { isRoundRobin: false };

  it('6.2: all have met; the rest is judged again among themselves', () => {
    // 1, 2, 3 beat one another in a circle, all beat 4.
    const circle = eventOf(['2w1 3b0 4w1', '1b0 4w1 3w1', '4w1 1w1 2b0', '3b0 2b0 1b0']);
    expect(ranks(circle, 'PTS,DE', settings)).toEqual([1, 1, 1, 4]);
  });

  it('6.3: alone at the top whatever the outcome of the missing game; nobody is split off at the bottom', () => {
    // 1 beat 2 and 3, who have not met.
    const won = eventOf(['2w1 3w1 Z Z', '1b0 Z F F', 'Z 1b0 F F']);
    expect(ranks(won, 'PTS,DE', settings)).toEqual([1, 2, 2]);
    // 1 lost to 2 and 3, who have not met.
    const lost = eventOf(['2w0 3w0 F', '1b1 Z Z', 'Z 1b1 Z']);
    expect(ranks(lost, 'PTS,DE', settings)).toEqual([1, 1, 1]);
    // In a round robin 6.3 does not apply.
    expect(ranks(won, 'PTS,DE', { isRoundRobin: true, leavesOutBelowHalf: false })).toEqual([1, 1, 1]);
  });

  it('6.1.2: of several games the average counts', () => {
    // 1 has 1.5 of 2 against 2; 2 won once against 3; 3 won once against 1: averages 0.75, 1.25, 1.
    const event = eventOf(['2w1 2b= 3w0 F', '1b0 1w= F 3b1', 'F H 1b1 2w0']);
    const { rows } = tableOf(event, 'PTS,DE', settings);
    expect(
      rows.map(({ id, values: [, of] }) => [id, of === null ? null : of.numerator / of.denominator]),
    ).toEqual([
      [2, 1.25],
      [3, 1],
      [1, 0.75],
    ]);
  });

  it('forfeits are left out (6.1.1), but with /P and in a round robin', () => {
    const event = eventOf(['2w+ Z', '1b- F']);
    expect(ranks(event, 'PTS,DE', settings)).toEqual([1, 1]);
    expect(ranks(event, 'PTS,DE/P', settings)).toEqual([1, 2]);
    expect(ranks(event, 'PTS,DE', { isRoundRobin: true, leavesOutBelowHalf: false })).toEqual([1, 2]);
  });

  it('tells the story: who was tied, their games, what is missing, the article', () => {
    const won = eventOf(['2w1 3w1 Z Z', '1b0 Z F F', 'Z 1b0 F F']);
    const result = parseTieBreakList('PTS,DE');
    const story = standingsStory(won, result.ok ? result.list : [], 4, settings, 1)!;
    expect(story.columns[1].encounter).toMatchObject({
      players: [{ id: 1 }, { id: 2 }, { id: 3 }],
      meetings: [
        { round: 1, players: [1, 2], points: [10, 0] },
        { round: 2, players: [1, 3], points: [10, 0] },
      ],
      missing: [[2, 3]],
      article: '6.3',
      groups: [[1], [2, 3]],
      further: [{ article: null, groups: [[2, 3]] }],
    });
    expect(standingsStory(won, [], 4, settings, 9)).toBeNull();
  });
});

describe('ratings (10)', () => {
  const event = eventOf(['2w1 3b=', '1b0 U', 'H 1w='], {}, [2000, 1890, 1885]);

  it('the average is rounded half up (10.1), the performance has it rounded (10.2)', () => {
    expect(values(event, 'ARO')).toEqual([1888, 2000, 2000]);
    expect(values(event, 'TPR')).toEqual([1888 + 193, 1200, 2000]);
  });

  it.each([
    ['0', 1088],
    ['=', 1888],
    ['1', 2688],
  ])('worked example: result %s in all four games', (result, expected) => {
    const other = { '0': '1', '=': '=', '1': '0' }[result]!;
    const cells = [2, 3, 4, 5].map((id) => `${id}w${result}`).join(' ');
    const opponents = [0, 1, 2, 3].map((index) => ['Z', 'Z', 'Z', 'Z'].with(index, `1b${other}`).join(' '));
    const four = eventOf([cells, ...opponents], {}, [2000, 1890, 1890, 1885, 1885]);
    expect(values(four, 'TPR')[0]).toBe(expected);
  });

  it('are dropped where unrated players are present, unless they are given a rating', () => {
    const unrated = eventOf(['2w1 3b=', '1b0 U', 'H 1w='], {}, [2000, null, 1885]);
    expect(tableOf(unrated, 'ARO,SB').columns.map(({ dropped }) => dropped)).toEqual([
      'unrated-players',
      null,
    ]);
    expect(values(unrated, 'ARO')).toEqual([null, null, null]);
    expect(values(unrated, 'ARO', { unrated: 1400 })).toEqual([1643, 2000, 2000]);
    const absent = eventOf(['2w1', '1b0', 'Z'], {}, [2000, 1900, null]);
    expect(tableOf(absent, 'ARO').columns[0].dropped).toBeNull();
  });

  it('no points: 800 below the lowest opponent (10.3); all points: certain to win against the highest', () => {
    expect(values(event, 'PTP')[1]).toBe(1200);
    const won = eventOf(['2w1 3b1', '1b0 Z', 'Z 1w0'], {}, [2000, 1800, 1900]);
    expect(values(won, 'PTP')[0]).toBe(1900 + 736);
  });
});

describe('round robins', () => {
  // 4 stays away after the first of three games.
  const rows = ['4w1 3b= 2w1', '3w1 4b+ 1b0', '2b0 1w= 4w+', '1b0 2w- 3b-'];

  it('bar the Buchholz family (8, note), which earlier editions did not; Koya is for them only (9.2)', () => {
    const drops = (settings: Partial<StandingsSettings>): unknown =>
      tableOf(eventOf(rows), 'BH,FB,AOB,KS,OTHER_X', settings).columns.map(({ dropped }) => dropped);
    const barred = 'not-in-round-robins';
    expect(drops({ isRoundRobin: true })).toEqual([barred, barred, barred, null, 'not-fide']);
    expect(drops({ isRoundRobin: true, edition: tieBreakEditionById('2024') })).toEqual([
      null,
      null,
      null,
      null,
      'not-fide',
    ]);
    expect(drops({})).toEqual([null, null, null, 'only-in-round-robins', 'not-fide']);
  });

  it('cut the lowest score of an opponent where Buchholz was not barred: article 16 is for Swiss tournaments (15.3)', () => {
    const settings = { isRoundRobin: true, edition: tieBreakEditionById('2024'), leavesOutBelowHalf: false };
    // 3 lost to 2 and to 1 by forfeit: 2 has 1 point less than 1.
    const event = eventOf(['3w+ 2b1', '3b1 1w0', '1b- 2w0'], {}, [2000, 2000, 2000]);
    expect(partsOf(event, 'BH/C1', 3, settings).map(({ value, cut }) => [value, cut?.article])).toEqual([
      [20, undefined],
      [10, '14.1'],
    ]);
  });

  it('leave out who completed less than half of the games, with the results against them (T3)', () => {
    const { rows: left, leftOut } = tableOf(eventOf(rows), 'PTS,SB', { isRoundRobin: true });
    expect(leftOut).toEqual([4]);
    expect(left.map(({ id, values: [points] }) => [id, points!.numerator])).toEqual([
      [1, 15],
      [2, 10],
      [3, 5],
    ]);
    const kept = tableOf(eventOf(rows), 'PTS,SB', { isRoundRobin: true, leavesOutBelowHalf: false });
    expect(kept.leftOut).toEqual([]);
    expect(kept.rows).toHaveLength(4);
    expect(tableOf(eventOf(rows), 'PTS', { isRoundRobin: true }, 2).leftOut).toEqual([]);
    expect(tableOf(eventOf(rows), 'PTS').leftOut).toEqual([]);
  });
});

describe('own record (7)', () => {
  const points = { ...STANDARD_POINTS, pairingAllocatedBye: 5 };
  const event = eventOf(['2w1 U 3b-', '1b0 3w= F', 'H 2b= 1w-'], { points });

  it.each([
    ['WIN', [1, 1, 0]],
    ['WON', [1, 0, 0]],
    ['BPG', [0, 1, 1]],
    ['BWG', [0, 0, 0]],
    ['REP', [2, 3, 1]],
    ['STD', [1.5, 1.5, 1]],
    ['TPN', [1, 2, 3]],
    ['PS', [1 + 1.5 + 1.5, 0 + 0.5 + 1.5, 0.5 + 1 + 1]],
    ['PS/C1', [3, 2, 2]],
  ])('%s', (list, expected) => {
    expect(values(event, list)).toEqual(expected);
  });

  it('a penalty counts in the score, not in the result of a game', () => {
    const fined = eventOf(['2w1', '1b0'], {
      adjustments: [{ result: null, value: -10, round: 1, ids: [1] }],
    });
    expect(values(fined, 'PTS')).toEqual([0, 0]);
    expect(values(fined, 'WIN')).toEqual([1, 0]);
    expect(values(fined, 'SB')).toEqual([0, 0]);
    expect(partsOf(fined, 'PTS', 1).map(({ value, why }) => [value, why])).toEqual([
      [10, 'points'],
      [-10, 'points-bonus'],
    ]);
  });
});

test('the order may be reversed, and is the other way round for the pairing number', () => {
  const event = eventOf(['2w=', '1b='], {}, [2000, 2100]);
  expect(ranks(event, 'TPN')).toEqual([1, 2]);
  expect(ranks(event, 'TPN/R')).toEqual([2, 1]);
  expect(ranks(event, 'RTNG')).toEqual([2, 1]);
  expect(ranks(event, 'RTNG/R')).toEqual([1, 2]);
});

test('the last finished round is the one before a result is missing', () => {
  expect(finishedRounds(eventOfCells(['2w1 3w*', '1b0 U', 'H 1b*']))).toBe(1);
  expect(finishedRounds(eventOfCells(['2w1 Z', '1b0 H']))).toBe(1);
  expect(finishedRounds(eventOfCells(['Z', 'Z']))).toBe(0);
});

test.each([
  ['2026-03-01', '2026'],
  ['2026-02-28', '2024'],
  ['2024-08-01', '2024'],
  ['2024-07-31', '2023'],
  ['2023-09-01', '2023'],
  ['2023-08-31', 'before-2023'],
])('on %s the edition in force is that of %s', (day, id) => {
  expect(tieBreakEditionInForce(day).id).toBe(id);
});

test('other readings', () => {
  expect(STANDINGS_READINGS).toHaveLength(8);
  const event = eventOf(['2w-', '1b-']);
  expect(values(event, 'STD')).toEqual([0, 0]);
  expect(values(event, 'STD', { otherReadings: new Set(['std-double-forfeit-half']) })).toEqual([0.5, 0.5]);
});
