import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/suite.js';
import { findNumbers } from '../numbers/find-numbers.js';
import type { PlayedEvent } from '../played-event.js';
import { DOUBLE, SINGLE } from '../schedule.js';
import type { Cycles } from '../schedule.js';
import { PLANTINGS, withTurnedColours } from '../testing/planted-errors.js';
import type { PlantedInRobin } from '../testing/planted-errors.js';
import { chanceOf, shuffled, simulatedRobin } from '../testing/simulated-robin.js';
import type { SimulatedRobin } from '../testing/simulated-robin.js';
import type { TableFinding } from './finding.js';
import { judgeRounds } from './judge-rounds.js';

const CYCLES: readonly Cycles[] = [SINGLE, DOUBLE, { ...DOUBLE, exchangesLastTwo: false }];
const MORE: readonly Cycles[] = [3, 4].flatMap((cycles) => [
  { ...DOUBLE, cycles },
  { ...DOUBLE, cycles, exchangesLastTwo: false },
]);
const WITH_MATCHES: readonly Cycles[] = [...CYCLES, { ...DOUBLE, order: 'matches', exchangesLastTwo: false }];

type Found = TableFinding & { readonly at: number };

/** The findings that follow from no other. */
function findingsIn(event: PlayedEvent): Found[] {
  return judgeRounds(event, findNumbers(event)).flatMap(({ round, findings }) =>
    findings
      .filter(({ consequenceOf }) => consequenceOf === null)
      .map(({ finding }) => ({ at: round, ...finding })),
  );
}

/** Its rounds are found, by its kinds, and nothing besides. */
function expectFound(seed: number, { event, rounds, kinds }: PlantedInRobin): void {
  const found = findingsIn(event);
  expect({ seed, rounds: [...new Set(found.map(({ at }) => at))] }).toEqual({ seed, rounds });
  for (const { kind } of found) expect(kinds).toContain(kind);
}

function simulated(
  seed: number,
  least: number,
  orders: readonly Cycles[],
): [SimulatedRobin, ReturnType<typeof chanceOf>] {
  const chance = chanceOf(seed);
  const shape = {
    players: least + (seed % (41 - least)),
    cycles: orders[chance(orders.length)],
    isInOrder: chance(4) === 0,
    forfeits: 10,
    hasWithdrawal: chance(2) === 0,
  };
  return [simulatedRobin(shape, chance), chance];
}

it('nobody is accused where all is right: 3 to 40 players, forfeits, a withdrawal, drawn numbers', () => {
  for (let seed = 0; seed < runs(80, 300); seed++) {
    const [{ event }] = simulated(seed, 3, WITH_MATCHES);
    expect({ seed, found: findingsIn(event) }).toEqual({ seed, found: [] });
  }
});

describe('one error is found, in its rounds, and nothing besides', () => {
  it.each(Object.entries(PLANTINGS))('%s', (_, plant) => {
    let planted = 0;
    for (let seed = 0; planted < runs(12, 40); seed++) {
      const one = plant(...simulated(seed, 7, CYCLES));
      if (one === null) continue;
      planted += 1;
      expectFound(seed, one);
    }
  });
});

it('an event with all colours turned has one finding, whatever its numbers and forfeits', () => {
  for (let seed = 0; seed < runs(40, 100); seed++) {
    const [{ event }] = simulated(seed, 6, WITH_MATCHES);
    const found = findingsIn(withTurnedColours(event));
    expect({ seed, found }).toEqual({ seed, found: [{ at: 1, kind: 'event-colours' }] });
  }
});

describe('of three and four cycles', () => {
  it('nobody is accused where all is right', () => {
    for (let seed = 0; seed < runs(30, 100, 2000); seed++) {
      const [{ event }] = simulated(seed % 18, 3, MORE);
      expect({ seed, found: findingsIn(event) }).toEqual({ seed, found: [] });
    }
  });

  it.each(Object.entries(PLANTINGS))('%s: is found in its rounds, and nothing besides', (_, plant) => {
    let planted = 0;
    for (let seed = 0; planted < runs(4, 15, 500); seed++) {
      const chance = chanceOf(seed);
      const shape = {
        players: 7 + (seed % 6),
        cycles: MORE[chance(MORE.length)],
        isInOrder: chance(4) === 0,
      };
      const one = plant(simulatedRobin({ ...shape, forfeits: 10, hasWithdrawal: false }, chance), chance);
      if (one === null) continue;
      planted += 1;
      expectFound(seed, one);
    }
  });
});

describe('of three to six players the round of an error is found by the numbers of the file, or nobody can see it', () => {
  it.each(Object.entries(PLANTINGS))('%s', (_, plant) => {
    let [planted, seen] = [0, 0];
    for (let seed = 0; planted < runs(12, 40, 1000) && seed < 4000; seed++) {
      const chance = chanceOf(seed);
      const shape = { players: 3 + (seed % 4), cycles: CYCLES[chance(CYCLES.length)], isInOrder: true };
      const robin = simulatedRobin({ ...shape, forfeits: 0, hasWithdrawal: false }, chance);
      const one = plant(robin, chance);
      if (one === null || 2 * one.rounds.length >= one.event.rounds.length) continue;
      planted += 1;
      const found = findingsIn(one.event);
      const { unexplained, from } = findNumbers(one.event);
      if (found.length === 0 && unexplained === 0) continue;
      seen += 1;
      // With one or two games a round the same round is wrong in more than one way, and the other one may follow from it.
      expect({ seed, from }).toEqual({ seed, from: unexplained === 0 ? from : 'file' });
      expect(found.length, `${seed}`).toBeGreaterThan(0);
      for (const { at } of found) expect(one.rounds, `${seed}`).toContain(at);
    }
    expect({ planted: planted > 0, seen: seen > 0 }).toEqual({ planted: true, seen: true });
  });
});

it('neither the order of the lines nor the starting numbers matter', () => {
  for (let seed = 0; seed < runs(20, 50); seed++) {
    const [robin, chance] = simulated(seed, 7, CYCLES);
    const planted = PLANTINGS['rounds exchanged'](robin, chance);
    if (planted === null) continue;
    const { event } = planted;
    const others = shuffled(event.players, chance);
    const other = (id: number): number => others[event.players.indexOf(id)] + 100;
    const renamed: PlayedEvent = {
      ...event,
      players: shuffled(
        others.map((id) => id + 100),
        chance,
      ),
      rounds: event.rounds.map(({ games, given }) => ({
        games: shuffled(games, chance).map((game) => ({
          ...game,
          white: other(game.white),
          black: other(game.black),
        })),
        given: new Set([...given].map(other)),
      })),
    };
    expect(findingsIn(renamed)).toEqual(findingsIn(event));
  }
});

it('three wrong rounds of forty players leave the numbers as they are', () => {
  const robin = simulatedRobin(
    { players: 40, cycles: SINGLE, isInOrder: false, forfeits: 10, hasWithdrawal: false },
    chanceOf(7),
  );
  const rounds = [...robin.event.rounds];
  for (const index of [3, 4, 20]) rounds[index] = { ...rounds[index], games: rematched(rounds[index].games) };
  const { numberOf, from, others } = findNumbers({ ...robin.event, rounds });
  expect(robin.drawn.map((id) => numberOf.get(id))).toEqual(robin.drawn.map((_, index) => index + 1));
  expect({ from, others }).toEqual({ from: 'games', others: [] });
});

/** Every Black plays the White of the next game. */
function rematched(games: PlayedEvent['rounds'][number]['games']): PlayedEvent['rounds'][number]['games'] {
  return games.map((game, index) => ({ ...game, black: games[(index + 1) % games.length].black }));
}

it('after a round or two several numberings explain all, which is said', () => {
  const robin = simulatedRobin(
    { players: 10, cycles: SINGLE, isInOrder: false, forfeits: 0, hasWithdrawal: false },
    chanceOf(3),
  );
  const upTo = (count: number): PlayedEvent => ({
    ...robin.event,
    rounds: robin.event.rounds.slice(0, count),
  });
  expect(findNumbers(upTo(1))).toMatchObject({ unexplained: 0, isOpen: true });
  expect(findNumbers(upTo(2))).toMatchObject({ unexplained: 0, isOpen: false });
  expect(findNumbers(upTo(9))).toMatchObject({ unexplained: 0, others: [] });
});

it.each([
  ['the exchange of the last two rounds of the first cycle', DOUBLE],
  ['its absence', CYCLES[2]],
  ['matches of two games', WITH_MATCHES[3]],
])('the games tell of %s', (_, cycles) => {
  const shape = { players: 6, cycles, isInOrder: false, forfeits: 0, hasWithdrawal: false };
  const { plan } = findNumbers(simulatedRobin(shape, chanceOf(5)).event);
  expect(plan.cycles).toEqual(cycles);
});
