import { describe, expect, it } from 'vitest';
import { parseTrf, tournamentOf, writeTrf } from '../../corpus/index.js';
import type { Tournament, TournamentPlayer } from '../../corpus/index.js';
import { parseTieBreakList, standingsList, standingsTable, tieBreaks } from '../../engine/index.js';
import { DOUBLE, SINGLE } from '../../engine/round-robin/index.js';
import type { PlayedEvent } from '../../engine/round-robin/index.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { generate } from '../../generator/index.js';
import { checkFile } from '../check-file.js';
import { robinFile } from '../round-robin/testing/robin-file.js';
import { checkStandings } from './standings-check.js';
import { DEFAULT_STANDINGS, standingsReport } from './standings-report.js';
import type { StandingsReport } from './standings-report.js';

const CODE = { systemCode: 'FIDE_ROUNDROBIN' };

/** What programs write of the games of somebody who left. */
const WAYS = ['forfeits', 'points', 'nothing'] as const;

/** Ten players who meet once, of whom one leaves after so many games. */
function eventWithout(after: number, way: (typeof WAYS)[number], cycles = SINGLE): [PlayedEvent, number] {
  const shape = { players: 10, cycles, isInOrder: true, forfeits: 0, hasWithdrawal: false };
  const { event } = simulatedRobin(shape, chanceOf(after));
  const left = 4;
  const rounds = event.rounds.map(({ games, given }, index) => {
    if (index < after) return { games, given };
    const own = games.find(({ white, black }) => white === left || black === left);
    const others = games.filter((game) => game !== own);
    if (own === undefined || way === 'nothing') return { games: others, given };
    if (way === 'forfeits') return { games: [...others, { ...own, coloursKnown: false }], given };
    return { games: others, given: new Set([own.white === left ? own.black : own.white]) };
  });
  return [{ ...event, rounds }, left];
}

/** Forfeited games of `robinFile` are won by White: here by whoever is there. */
function fileWithout(after: number, way: (typeof WAYS)[number], cycles = SINGLE): Tournament {
  const [event, left] = eventWithout(after, way, cycles);
  const { tournament } = parseTrf(robinFile(event, CODE));
  if (tournament === null) throw new Error('not read');
  const players = tournament.players.map((player): TournamentPlayer => ({
    ...player,
    points: null,
    rounds: player.rounds.map((entry) => {
      if (entry.colour !== null || entry.opponent === null) return entry;
      return { ...entry, result: player.id === left ? '-' : '+' } as const;
    }),
  }));
  return { ...tournament, players, wrongPoints: [] };
}

function tableOf(tournament: Tournament, list = 'PTS,DE,SB,KS'): StandingsReport['table'] {
  const read = parseTieBreakList(list);
  if (!read.ok) throw new Error(list);
  const answer = standingsReport(tournament, { ...DEFAULT_STANDINGS, tieBreaks: standingsList(read.list) });
  if (!answer.ok) throw new Error(answer.kind);
  return answer.report.table;
}

describe('Q103: who completed less than half of the games is left out, with the results against him', () => {
  it.each(WAYS)('as a file with %s has it', (way) => {
    const { leftOut, rows } = tableOf(fileWithout(4, way));
    expect(leftOut).toEqual([4]);
    const pointsOf = (after: number): unknown =>
      tableOf(fileWithout(after, 'nothing')).rows.map(({ id, values }) => [id, values[0]?.numerator]);
    // Points without an opponent are those of nobody who left.
    if (way !== 'points')
      expect(rows.map(({ id, values }) => [id, values[0]?.numerator])).toEqual(pointsOf(4));
    expect(tableOf(fileWithout(5, way)).leftOut).toEqual([]);
  });

  it.each(WAYS)('and of a double one with %s', (way) => {
    expect(tableOf(fileWithout(8, way, DOUBLE)).leftOut).toEqual([4]);
    expect(tableOf(fileWithout(9, way, DOUBLE)).leftOut).toEqual([]);
  });

  it('the rounds of a check say the same as its standings', () => {
    for (const [after, isHalf] of [
      [4, false],
      [5, true],
    ] as const)
      for (const way of WAYS) {
        const { roundRobin, standings } = checkFile(
          writeTrf(fileWithout(after, way), { format: 'trf26' }),
          'a.trf',
        );
        const [withdrawal] = roundRobin?.withdrawals ?? [];
        expect(withdrawal).toMatchObject({ player: 4, after, due: 9, isHalf });
        expect(standings?.reference?.table.leftOut).toEqual(isHalf ? [] : [4]);
      }
  });

  it('a game that the opponent forfeited is completed, one that he forfeited himself is not', () => {
    const entry = (opponent: number, result: '1' | '0' | '+' | '-') => ({ opponent, colour: null, result });
    const four = tournamentOf({
      totalRounds: 3,
      ...CODE,
      players: [
        { id: 1, rounds: [entry(2, '1'), entry(3, '1'), entry(4, '+')] },
        { id: 2, rounds: [entry(1, '0'), entry(4, '-'), entry(3, '1')] },
        { id: 3, rounds: [entry(4, '1'), entry(1, '0'), entry(2, '0')] },
        { id: 4, rounds: [entry(3, '0'), entry(2, '+'), entry(1, '-')] },
      ],
    });
    expect(tableOf(four).leftOut).toEqual([]);
  });

  it('groups in one file are none that nobody completed', () => {
    const shape = { players: 6, cycles: SINGLE, isInOrder: true, forfeits: 0, hasWithdrawal: false };
    const { event } = simulatedRobin(shape, chanceOf(1));
    const other = event.rounds.map(({ games }) =>
      games.map((game) => ({ ...game, white: game.white + 6, black: game.black + 6 })),
    );
    const rounds = event.rounds.map(({ games, given }, index) => ({
      games: [...games, ...other[index]],
      given,
    }));
    const players = Array.from({ length: 12 }, (_, index) => index + 1);
    const { tournament } = parseTrf(robinFile({ ...event, players, rounds }, CODE));
    expect(tableOf(tournament!).leftOut).toEqual([]);
  });

  describe.each(WAYS)('points printed without the results against them, as a file with %s has it', (way) => {
    /** @param printed instead of the right points, in tenths, by starting number. */
    const pointsOf = (printed: ReadonlyMap<number, number>): unknown => {
      const tournament = fileWithout(4, way);
      const right = new Map(
        tableOf(tournament).rows.map(({ id, values }) => [
          id,
          (10 * values[0]!.numerator) / values[0]!.denominator,
        ]),
      );
      const players = tournament.players.map((one) => ({
        ...one,
        points: printed.get(one.id) ?? right.get(one.id) ?? 0,
      }));
      const wrongPoints = players.flatMap(({ id, points }) => {
        const expected = sumOf(tournament, id);
        return points === expected ? [] : [{ id, printed: points, expected }];
      });
      return checkStandings({ ...tournament, players, wrongPoints }, { tieBreaks: null, unrated: null })
        .points;
    };
    const sumOf = (tournament: Tournament, id: number): number =>
      tournament.players
        .find((player) => player.id === id)!
        .rounds.reduce(
          (sum, { result }) => sum + ('1+F'.includes(result) ? 10 : '=H'.includes(result) ? 5 : 0),
          0,
        );

    it('are right', () => {
      expect(pointsOf(new Map())).toBe('agree');
    });

    it('are wrong if they are others, and so is anything but 0 of the one who left', () => {
      expect(pointsOf(new Map([[1, 995]]))).toBe('deviate');
      expect(pointsOf(new Map([[4, 995]]))).toBe('deviate');
    });
  });

  it('a program that does not do so is told what it does', () => {
    // Whoever won against the one who left after four rounds loses these points.
    let tested = 0;
    for (const way of WAYS) {
      const tournament = fileWithout(4, way);
      const kept = standingsTable(
        tournament,
        tableOf(tournament, 'SB,TPN').columns.map(({ item }) => item),
        9,
        {
          isRoundRobin: true,
          leavesOutBelowHalf: false,
        },
      );
      const ranks = new Map(kept.rows.map(({ id, rank }) => [id, rank]));
      const printed = {
        ...tournament,
        header: [{ tag: '202', text: 'SB,TPN' }],
        players: tournament.players.map((player) => ({ ...player, rank: ranks.get(player.id) ?? null })),
      };
      const { verdict, explanations } = checkStandings(printed, { tieBreaks: null, unrated: null });
      if (verdict !== 'deviates') continue;
      tested += 1;
      expect(explanations[0]).toEqual({ kind: 'below-half-counts' });
    }
    expect(tested).toBeGreaterThan(0);
  });

  it('wherever the file places the one who is left out, the others follow each other', () => {
    const tournament = fileWithout(4, 'forfeits');
    const { rows } = tableOf(tournament, 'SB,TPN');
    for (const place of [1, 5, 10]) {
      const order = rows.map(({ id }) => id).toSpliced(place - 1, 0, 4);
      const printed = {
        ...tournament,
        header: [{ tag: '202', text: 'SB,TPN' }],
        players: tournament.players.map((player) => ({ ...player, rank: order.indexOf(player.id) + 1 })),
      };
      const { verdict, ranksNotChecked } = checkStandings(printed, { tieBreaks: null, unrated: null });
      expect({ place, verdict, ranksNotChecked }).toEqual({
        ...{ place, verdict: 'agrees', ranksNotChecked: null },
      });
    }
  });
});

const LIST_OF_104 = 'DE,DE/P,BPG,BWG,REP,STD,SB,SB/C1,SB/C2,RTNG,RTNG/R,WIN,TPN,TPN/R,KS,KS/L+1,KS/L-2';

it('Q104: every tie-break of the list has values in a round robin', () => {
  const config = {
    ...{ system: 'round-robin', players: 10, ratings: { unrated: 0 } },
    rates: { forfeit: 0, withdrawal: 0 },
  };
  const [{ tournament }] = generate(config, { seed: 'Q104', count: 1 });
  const { columns, rows } = tableOf(tournament, LIST_OF_104);
  expect(columns.map(({ item, dropped }) => [item.text, dropped])).toEqual(
    ['PTS', ...LIST_OF_104.split(',')].map((code) => [code, null]),
  );
  for (const [index, { item }] of columns.entries())
    if (item.code !== 'DE') expect(rows.every(({ values }) => values[index] !== null)).toBe(true);
});

it('Q104: Koya counts the points against those with half of the points or more, and the limit can be moved', () => {
  const shape = { players: 6, cycles: SINGLE, isInOrder: true, forfeits: 0, hasWithdrawal: false };
  const { event } = simulatedRobin(shape, chanceOf(1));
  const { tournament } = parseTrf(robinFile(event, CODE));
  const { rows } = tableOf(tournament!, 'KS,KS/L+1');
  const points = new Map(rows.map(({ id, values }) => [id, values[0]!.numerator / values[0]!.denominator]));
  const koya = (id: number, limit: number): number =>
    event.rounds
      .flatMap(({ games }) => games)
      .filter(({ white, black }) => white === id && (points.get(black) ?? 0) >= limit).length;
  // White wins all games of this file.
  for (const { id, values } of rows)
    expect(values.slice(1).map((value) => value!.numerator / value!.denominator)).toEqual([
      koya(id, 2.5),
      koya(id, 3),
    ]);
});

it('Q105: no tie-break of the Buchholz family decides anything in a round robin', () => {
  const barred = tieBreaks.filter(({ only }) => only === 'swiss').map(({ code }) => code);
  expect(barred).toEqual(expect.arrayContaining(['BH', 'FB', 'AOB']));
  const [{ tournament }] = generate({ system: 'round-robin', players: 8 }, { seed: 'Q105', count: 1 });
  const { columns, rows } = tableOf(tournament, [...barred, 'BH/C1', 'BH/M1'].join(','));
  for (const { item, dropped } of columns.slice(1))
    expect([item.text, dropped]).toEqual([item.text, 'not-in-round-robins']);
  for (const { values } of rows) expect(values.slice(1).every((value) => value === null)).toBe(true);
  expect(() => [...generate({ system: 'round-robin', tieBreaks: ['BH'] }, { seed: '1', count: 1 })]).toThrow(
    /BH is not for round robins/,
  );
});
