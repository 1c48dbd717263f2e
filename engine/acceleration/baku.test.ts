import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../model/event.js';
import type { EventData } from '../model/event.js';
import { bakuVirtualPoints, brokenBakuPremises } from './baku.js';

function eventOf(players: number, totalRounds: number, away: readonly number[] = []): EventData {
  return {
    players: Array.from({ length: players }, (_, index) => ({
      id: index + 1,
      rounds: away.includes(index + 1)
        ? [{ opponent: null, colour: null, result: 'Z' as const }]
        : [{ opponent: 1, colour: 'white' as const, result: '1' as const }],
    })),
    totalRounds,
    points: STANDARD_POINTS,
    initialColour: 'white',
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
  };
}

describe('Baku Acceleration', () => {
  it.each([
    [161, 82],
    [178, 90],
    [10, 6],
    [12, 6],
    [14, 8],
  ])('%i participants: GA has %i', (players, size) => {
    expect(bakuVirtualPoints(eventOf(players, 9), '2026').size).toBe(size);
  });

  it.each([
    [5, [10, 10, 5]],
    [7, [10, 10, 5, 5]],
    [9, [10, 10, 10, 5, 5]],
    [11, [10, 10, 10, 5, 5, 5]],
    [13, [10, 10, 10, 10, 5, 5, 5]],
  ])('2026, %i rounds', (rounds, points) => {
    expect(bakuVirtualPoints(eventOf(10, rounds), '2026').get(1)).toEqual(points);
  });

  it('2016: five accelerated rounds, whatever the length and the points', () => {
    expect(bakuVirtualPoints(eventOf(10, 11), '2016').get(1)).toEqual([10, 10, 10, 5, 5]);
    expect(bakuVirtualPoints(eventOf(10, 8), '2016').get(1)).toEqual([10, 10, 10, 5, 5]);
    const points = { ...STANDARD_POINTS, whiteWin: 30, blackWin: 30, whiteDraw: 10, blackDraw: 10 };
    expect(bakuVirtualPoints({ ...eventOf(10, 9), points }, '2016').get(1)).toEqual([10, 10, 10, 5, 5]);
    expect(bakuVirtualPoints({ ...eventOf(10, 9), points }, '2026').get(1)).toEqual([30, 30, 30, 15, 15]);
  });

  it('names the premises that do not hold', () => {
    const points = { ...STANDARD_POINTS, whiteWin: 20, blackWin: 20, whiteDraw: 10, blackDraw: 10 };
    expect(brokenBakuPremises(eventOf(10, 9), '2016')).toEqual([]);
    expect(brokenBakuPremises(eventOf(10, 8), '2016')).toEqual(['rounds']);
    expect(brokenBakuPremises({ ...eventOf(10, 5), points }, '2016')).toEqual(['rounds', 'points']);
    expect(brokenBakuPremises({ ...eventOf(10, 5), points }, '2026')).toEqual([]);
    const threeForWin = { ...points, whiteWin: 30, blackWin: 30 };
    expect(brokenBakuPremises({ ...eventOf(10, 5), points: threeForWin }, '2026')).toEqual(['points']);
  });

  it('does not count those who were away in round 1; who enters above the last of GA belongs to GA', () => {
    const points = bakuVirtualPoints(eventOf(12, 9, [2, 5]), '2026');
    expect([...points.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
