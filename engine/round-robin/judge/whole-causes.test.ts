import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/suite.js';
import { findNumbers } from '../numbers/find-numbers.js';
import type { PlayedEvent } from '../played-event.js';
import { DOUBLE, SINGLE } from '../schedule.js';
import type { Cycles } from '../schedule.js';
import { inRing, plantedCycle, plantedRepetition, plantedRing } from '../testing/planted-causes.js';
import type { PlantedCause } from '../testing/planted-causes.js';
import { chanceOf, simulatedRobin } from '../testing/simulated-robin.js';
import type { TableFinding } from './finding.js';
import { judgeRounds } from './judge-rounds.js';

const PLAIN: Cycles = { ...DOUBLE, exchangesLastTwo: false };
const MATCHES: Cycles = { ...PLAIN, order: 'matches' };
const SIZES = Array.from({ length: 17 }, (_, index) => index + 4);
const SEEDS = runs(2, 8, 60);

/** The findings of their own, by round. */
function findingsIn(event: PlayedEvent): { at: number; finding: TableFinding }[] {
  return judgeRounds(event, findNumbers(event)).flatMap(({ round, findings }) =>
    findings
      .filter(({ consequenceOf }) => consequenceOf === null)
      .map(({ finding }) => ({ at: round, finding })),
  );
}

function expectOne(seed: string, { event, at, finding }: PlantedCause): void {
  expect({ seed, found: findingsIn(event) }).toEqual({
    seed,
    found: at.map((round) => ({ at: round, finding })),
  });
}

function listOf(games: PlayedEvent['rounds'][number]['games']): string[] {
  return games.map(({ white, black }) => `${white}-${black}`).sort();
}

function robinOf(players: number, cycles: Cycles, seed: number): ReturnType<typeof simulatedRobin> {
  // The numbers of fewer players than seven can be others by which the error is none.
  const isInOrder = players < 7 || seed % 3 === 0;
  const forfeits = players < 7 ? 0 : 5;
  return simulatedRobin({ players, cycles, isInOrder, forfeits, hasWithdrawal: false }, chanceOf(seed));
}

describe.each(SIZES.map((players) => ({ players })))('of $players players', ({ players }) => {
  it.each([
    ['one cycle', SINGLE],
    ['two cycles', DOUBLE],
    ['two cycles without the exchange', PLAIN],
  ] as const)(
    'a round played twice is one finding, with the round that is not played: %s',
    (name, cycles) => {
      for (let seed = 1, planted = 0; planted < SEEDS && seed < 40 * SEEDS; seed++) {
        const one = plantedRepetition(robinOf(players, cycles, seed), chanceOf(1000 + seed));
        if (one === null) continue;
        planted += 1;
        expectOne(`${name} ${seed}`, one);
      }
    },
  );

  it.each([
    ['two cycles', DOUBLE, 2],
    ['two cycles without the exchange', PLAIN, 2],
    ['the first of two cycles', PLAIN, 1],
    ['matches of two games', MATCHES, 2],
    ['three cycles', { ...PLAIN, cycles: 3 }, 3],
  ] as const)('a cycle with the colours of another one is one finding: %s', (name, cycles, cycle) => {
    for (let seed = 1; seed <= SEEDS; seed++)
      expectOne(`${name} ${seed}`, plantedCycle(robinOf(players, cycles, seed), cycles, cycle));
  });

  it.each([3, 4, 5])('%i players in a ring in several rounds are one finding', (size) => {
    for (let seed = 1, planted = 0; planted < SEEDS && seed < 40 * SEEDS; seed++) {
      const robin = robinOf(players, seed % 2 === 0 ? SINGLE : PLAIN, seed);
      // In half of the rounds nobody knows which half is right.
      const most = Math.floor((robin.event.rounds.length - 1) / 3);
      if (most < 2) return;
      const one = plantedRing(robin, { size, count: 2 + (seed % (most - 1)) }, chanceOf(2000 + seed));
      if (one === null) continue;
      planted += 1;
      expectOne(`${size} ${seed}`, one);
    }
  });

  it.each([3, 4])(
    '%i players in a ring in one round are one finding, by which the round is right',
    (size) => {
      for (let seed = 1, planted = 0; planted < SEEDS && seed < 40 * SEEDS; seed++) {
        const robin = robinOf(players, seed % 2 === 0 ? SINGLE : PLAIN, seed);
        const one = plantedRing(robin, { size, count: 1 }, chanceOf(3000 + seed));
        if (one === null) continue;
        planted += 1;
        const [round] = one.at;
        const found = findingsIn(one.event);
        expect({ seed, at: found.map(({ at }) => at) }).toEqual({ seed, at: [round] });
        const [{ finding }] = found;
        // All games of the round may be those of another one: then that is the explanation.
        if (finding.kind === 'round-repeated' && robin.event.players.length <= 2 * size + 1) continue;
        expect({ seed, kind: finding.kind }).toEqual({ seed, kind: 'ring' });
        if (finding.kind !== 'ring') continue;
        expect(finding.players).toHaveLength(size);
        const games = robin.event.rounds[round - 1].games.map((game) => inRing(game, finding.players));
        expect({ seed, games: listOf(games) }).toEqual({
          seed,
          games: listOf(one.event.rounds[round - 1].games),
        });
      }
    },
  );
});

it('three players in a ring in several rounds are one finding, also where two of them should have met in one', () => {
  for (let seed = 1, planted = 0; planted < 4 * SEEDS && seed < 160 * SEEDS; seed++) {
    const robin = robinOf(10 + (seed % 9), SINGLE, seed);
    const one = plantedRing(robin, { size: 3, count: 3, meeting: true }, chanceOf(4000 + seed));
    if (one === null) continue;
    planted += 1;
    expectOne(`meeting ${seed}`, one);
  }
});

it('a round played once more behind the table is one finding, with no round that is not played', () => {
  for (let seed = 1; seed <= 4 * SEEDS; seed++) {
    const { event } = robinOf(8 + (seed % 9), SINGLE, seed);
    const again = 1 + (seed % (event.rounds.length - 1));
    const extra = { games: event.rounds[again].games, given: event.rounds[again].given };
    const longer = { ...event, rounds: [...event.rounds, extra], totalRounds: event.rounds.length + 1 };
    const finding = { kind: 'round-repeated', round: again + 1, never: null };
    expect({ seed, found: findingsIn(longer) }).toEqual({
      seed,
      found: [{ at: longer.rounds.length, finding }],
    });
  }
});

it('the second cycle is found before it is over', () => {
  for (const players of [6, 9, 10]) {
    const { event, finding } = plantedCycle(robinOf(players, PLAIN, 3), PLAIN, 2);
    const [first] = 'rounds' in finding ? finding.rounds : [0];
    const part = { ...event, rounds: event.rounds.slice(0, first + 1) };
    const rounds = [first, first + 1];
    expect(findingsIn(part)).toEqual([{ at: first, finding: { ...finding, rounds } }]);
  }
});
