import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/suite.js';
import { Counts } from '../testing/counts.js';
import {
  bergerTable,
  gameOf,
  meetsLast,
  placesFor,
  roundOfPair,
  roundsOfTable,
  tableRound,
} from './berger-table.js';
import { expectedRound } from './judge/expected.js';
import { judgeRounds } from './judge/judge-rounds.js';
import { findNumbers } from './numbers/find-numbers.js';
import type { PlayedEvent } from './played-event.js';
import { DOUBLE, scheduleOf, SINGLE } from './schedule.js';
import type { Cycles } from './schedule.js';
import { plainSchedule, plainTable } from './testing/plain-table.js';
import { chanceOf, shuffled } from './testing/simulated-robin.js';

/* The tables against those that are written by hand (testing/plain-table.ts), for all numbers of players that are played. */

const PLACES = Array.from({ length: 20 }, (_, index) => 2 * index + 2);
const PLAYERS = Array.from({ length: 39 }, (_, index) => index + 2);
const CYCLES: readonly (readonly [string, Cycles])[] = [
  ['one cycle', SINGLE],
  ['one cycle, the exchange being of two', { ...SINGLE, exchangesLastTwo: true }],
  ['two cycles', DOUBLE],
  ['two cycles without the exchange', { ...DOUBLE, exchangesLastTwo: false }],
  ['three cycles', { ...DOUBLE, cycles: 3 }],
  ['four cycles without the exchange', { ...DOUBLE, cycles: 4, exchangesLastTwo: false }],
  ['matches of two games', { ...DOUBLE, order: 'matches', exchangesLastTwo: false }],
  ['matches without an exchange', { ...DOUBLE, order: 'matches' }],
  ['matches of three games', { cycles: 3, order: 'matches', exchangesLastTwo: false }],
];

describe('a second writing of the tables', () => {
  it.each(PLACES)('has the games, colours and order of the table of %i places', (places) => {
    const plain = plainTable(places);
    expect(bergerTable(places).map((games) => games.map(({ white, black }) => [white, black]))).toEqual(
      plain,
    );
    expect(roundsOfTable(places)).toBe(plain.length);
    expect([placesFor(places), placesFor(places - 1)]).toEqual([places, places]);
    plain.forEach((games, index) => {
      const round = index + 1;
      expect(tableRound(places, round)).toEqual(games.map(([white, black]) => ({ white, black })));
      const last = games.find((game) => game.includes(places))!;
      expect(meetsLast(places, round)).toBe(last.find((number) => number !== places));
      const roundsOf = games.flatMap(([a, b]) => [roundOfPair(places, a, b), roundOfPair(places, b, a)]);
      expect(new Set(roundsOf)).toEqual(new Set([round]));
      const turned = games.map(([a, b]) => gameOf(places, Math.max(a, b), Math.min(a, b)));
      expect(turned).toEqual(games.map(([white, black]) => ({ white, black })));
    });
  });

  it.each(CYCLES)('has the schedule of %s, with who rests, for 2 to 40 players', (_, cycles) => {
    for (const players of PLAYERS) {
      const found = scheduleOf(players, cycles).map(({ games, rest }) => ({
        games: games.map(({ white, black }) => [white, black]),
        rest,
      }));
      const expected = plainSchedule(players, cycles);
      if (JSON.stringify(found) !== JSON.stringify(expected))
        expect([players, found]).toEqual([players, expected]);
    }
  });
});

describe('an event that was played by the tables', () => {
  it('has its numbers found, its schedule restored, and a single error in a round judged against the right games', () => {
    const counts = new Counts();
    for (let seed = 0; seed < runs(40, 300); seed++) {
      const chance = chanceOf(seed);
      const players = 5 + (Math.floor(seed / 4) % 9);
      const [name, cycles] = CYCLES[[0, 2, 3, 6][seed % 4]];
      const ids = Array.from({ length: players }, (_, index) => 3 * index + 2);
      const drawn = shuffled(ids, chance);
      const schedule = plainSchedule(players, cycles);
      const rounds = schedule.map(({ games }) => ({
        games: games.map(([white, black]) => ({
          white: drawn[white - 1],
          black: drawn[black - 1],
          coloursKnown: true,
        })),
        given: new Set<number>(),
      }));
      const event: PlayedEvent = { players: ids, rounds, totalRounds: rounds.length, cycles: null };
      const turned = chance(rounds.length);
      const numbering = findNumbers(event);
      expect([seed, numbering.unexplained, numbering.wrongRounds, numbering.isTurned]).toEqual([
        seed,
        0,
        0,
        false,
      ]);
      expect([seed, numbering.plan.cycles]).toEqual([seed, cycles]);
      rounds.forEach(({ games }, index) => {
        const expected = expectedRound(numbering, numbering.plan.slots[index]);
        const { rest } = schedule[index];
        expect([seed, index, sortedGames(expected.games)]).toEqual([seed, index, sortedGames(games)]);
        expect([seed, index, expected.rests]).toEqual([seed, index, rest === null ? [] : [drawn[rest - 1]]]);
      });
      // One game with turned colours: the round is judged against that game, and no other is touched.
      const [game, ...others] = rounds[turned].games;
      const wrong = { ...game, white: game.black, black: game.white };
      const altered = {
        ...event,
        rounds: rounds.with(turned, { games: [wrong, ...others], given: new Set<number>() }),
      };
      const found = judgeRounds(altered, findNumbers(altered)).flatMap(({ round, findings }) =>
        findings.map(({ finding }) => ({ round, ...finding })),
      );
      expect([seed, found]).toEqual([seed, [{ round: turned + 1, kind: 'colour', game }]]);
      counts.add(name, players % 2 === 0 ? 'even' : 'odd');
    }
    counts.expectAll(
      ['one cycle', 'two cycles', 'two cycles without the exchange', 'matches of two games'],
      5,
    );
    counts.expectAll(['even', 'odd'], 15);
  });
});

function sortedGames(games: readonly { readonly white: number; readonly black: number }[]): string[] {
  return games.map(({ white, black }) => `${white}-${black}`).sort();
}
