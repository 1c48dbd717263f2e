import { describe, expect, it } from 'vitest';
import { scheduleOf, SINGLE } from '../../engine/round-robin/index.js';
import type { PlayedEvent, PlayedGame } from '../../engine/round-robin/index.js';
import { PLANTINGS } from '../../engine/round-robin/testing/planted-errors.js';
import { chanceOf, shuffled, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { runs } from '../../tests/suite.js';
import { checkFile } from '../check-file.js';
import type { TournamentReport } from '../tournament-report.js';
import { robinFile } from './testing/robin-file.js';

const WORDS = { header: [{ tag: '092', text: 'Individual: Round-Robin' }] };

/** The rounds of Berger's table in another order, half of the colours turned; players in any order. */
function otherEvent(players: number, seed: number): PlayedEvent {
  const chance = chanceOf(seed);
  const drawn = shuffled(
    Array.from({ length: players }, (_, index) => index + 1),
    chance,
  );
  const rounds = shuffled(scheduleOf(players), chance).map(({ games }) => ({
    games: games.map(({ white, black }): PlayedGame => {
      const pair = shuffled([drawn[white - 1], drawn[black - 1]], chance);
      return { white: pair[0], black: pair[1], coloursKnown: true };
    }),
    given: new Set<number>(),
  }));
  return { players: drawn, rounds, totalRounds: rounds.length, cycles: null };
}

function checked(event: PlayedEvent, parts: object = WORDS): TournamentReport {
  return checkFile(robinFile(event, parts), 'event.trf');
}

function without(event: PlayedEvent, round: number, place: number): PlayedEvent {
  const rounds = event.rounds.map((one, index) =>
    index === round - 1 ? { ...one, games: one.games.filter((_, at) => at !== place) } : one,
  );
  return { ...event, rounds };
}

describe('an event that nothing but words calls a round robin, by another table', () => {
  it('accuses nobody where everybody meets everybody', () => {
    for (let seed = 0; seed < runs(30, 150, 2000); seed++) {
      const report = checked(otherEvent(8 + (seed % 9), seed));
      expect({ seed, verdict: report.verdict, table: report.roundRobin?.table }).toEqual({
        ...{ seed, verdict: 'agrees', table: 'other' },
      });
    }
  });

  it('is held against the Berger table where its code says so', () => {
    const report = checked(otherEvent(10, 1), { systemCode: 'BERGER_ROUNDROBIN' });
    expect(report).toMatchObject({ verdict: 'deviates', roundRobin: { table: 'berger' } });
    expect(checkFile(robinFile(otherEvent(10, 1)), 'event.trf', { roundRobin: 'round-robin' }).verdict).toBe(
      'deviates',
    );
  });

  it('a game that is missing is found, but not where somebody was given points for it', () => {
    const event = otherEvent(10, 2);
    const game = event.rounds[4].games[1];
    const { verdict, rounds } = checked(without(event, 5, 1));
    expect(verdict).toBe('deviates');
    expect(rounds.flatMap(({ round, deviations }) => deviations.map(({ rule }) => [round, rule]))).toEqual([
      [5, 'BT3.never'],
    ]);
    expect([...rounds[4].deviations[0].players].sort()).toEqual([game.white, game.black].sort());
    const given = without(event, 5, 1);
    const rounded = given.rounds.map((one, index) =>
      index === 4 ? { ...one, given: new Set([game.white]) } : one,
    );
    expect(checked({ ...given, rounds: rounded }).verdict).toBe('agrees');
  });

  it('of a part of the rounds nothing is judged, and that is said', () => {
    const event = otherEvent(12, 3);
    const part = { ...event, rounds: event.rounds.slice(0, 6) };
    const { verdict, problems, roundRobin } = checked(part, { ...WORDS, totalRounds: 11 });
    expect([verdict, problems, roundRobin?.isComplete]).toEqual(['not-checked', [], false]);
  });

  it('neither the order of the lines nor the numbers matter', () => {
    const event = otherEvent(9, 4);
    const other = (id: number): number => 10 - id;
    const renamed = {
      ...event,
      players: event.players.map(other),
      rounds: event.rounds.map(({ games, given }) => ({
        games: games.map((game) => ({ ...game, white: other(game.white), black: other(game.black) })),
        given,
      })),
    };
    expect(checked(renamed).verdict).toBe(checked(event).verdict);
  });
});

describe('an event by the Berger table that nothing but words calls a round robin', () => {
  it.each(Object.entries(PLANTINGS))('%s: is found', (_, plant) => {
    let planted = 0;
    for (let seed = 0; planted < runs(4, 20, 300); seed++) {
      const shape = { players: 8 + (seed % 8), cycles: SINGLE, isInOrder: seed % 2 === 0 };
      const chance = chanceOf(seed);
      const robin = simulatedRobin({ ...shape, forfeits: 10, hasWithdrawal: false }, chance);
      const one = plant(robin, chance);
      if (one === null) continue;
      planted += 1;
      const { rounds, roundRobin } = checked(one.event);
      const wrong = rounds.filter(({ verdict }) => verdict === 'deviates').map(({ round }) => round);
      expect({ seed, wrong, table: roundRobin?.table }).toEqual({ seed, wrong: one.rounds, table: 'berger' });
    }
  });
});
