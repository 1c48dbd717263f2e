import { describe, expect, it } from 'vitest';
import { DOUBLE, scheduleOf, SINGLE } from './schedule.js';
import type { Cycles, ScheduledRound } from './schedule.js';

const SIZES = Array.from({ length: 38 }, (_, index) => index + 3);
const PLAIN: Cycles = { ...DOUBLE, exchangesLastTwo: false };
const MATCHES: Cycles = { ...DOUBLE, order: 'matches', exchangesLastTwo: false };

describe.each(SIZES)('of %i players', (players) => {
  it.each([
    ['a single cycle', SINGLE, 1],
    ['two cycles', DOUBLE, 2],
    ['two cycles without the exchange', PLAIN, 2],
    ['matches of two games', MATCHES, 2],
    ['three cycles', { ...PLAIN, cycles: 3 }, 3],
  ])('in %s everybody meets everybody as often, and rests as often', (_, cycles, times) => {
    const rounds = scheduleOf(players, cycles);
    const met = new Map<string, number>();
    for (const { games } of rounds)
      for (const { white, black } of games) {
        const pair = [white, black].sort((a, b) => a - b).join('-');
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
    expect(met.size).toBe((players * (players - 1)) / 2);
    expect(new Set(met.values())).toEqual(new Set([times]));
    const rests = rounds.flatMap(({ rest }) => rest ?? []);
    expect(rests).toHaveLength(players % 2 === 0 ? 0 : players * times);
    expect(new Set(rests).size).toBe(players % 2 === 0 ? 0 : players);
  });

  it('in two cycles nobody has the same colour three times in a row, and every two meet with both colours', () => {
    const rounds = scheduleOf(players, DOUBLE);
    expect(longestRow(rounds, players)).toBeLessThanOrEqual(2);
    const games = rounds.flatMap(({ games }) => games.map(({ white, black }) => `${white}-${black}`));
    expect(new Set(games).size).toBe(players * (players - 1));
  });

  it('without the exchange somebody has, where the number is even', () => {
    if (players % 2 === 0) expect(longestRow(scheduleOf(players, PLAIN), players)).toBe(3);
    else expect(longestRow(scheduleOf(players, PLAIN), players)).toBeLessThanOrEqual(3);
  });
});

it('the exchange is one of the last two rounds of the first cycle', () => {
  const [plain, exchanged] = [scheduleOf(6, PLAIN), scheduleOf(6, DOUBLE)];
  const order = exchanged.map(
    (round) => plain.findIndex((one) => JSON.stringify(one) === JSON.stringify(round)) + 1,
  );
  expect(order).toEqual([1, 2, 3, 5, 4, 6, 7, 8, 9, 10]);
});

/** The longest row of games with the same colour; a rest breaks none. */
function longestRow(rounds: readonly ScheduledRound[], players: number): number {
  let longest = 0;
  for (let number = 1; number <= players; number++) {
    const colours = rounds.flatMap(({ games }) =>
      games.flatMap(({ white, black }) => (white === number ? 'w' : black === number ? 'b' : [])),
    );
    const rows = colours.join('').match(/w+|b+/g) ?? [];
    longest = Math.max(longest, ...rows.map(({ length }) => length));
  }
  return longest;
}
