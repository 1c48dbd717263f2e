import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../model/event.js';
import type { EventData } from '../model/event.js';
import { bakuVirtualPoints } from './baku.js';

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
    expect(bakuVirtualPoints(eventOf(players, 9), '2026')?.size).toBe(size);
  });

  it.each([
    [5, [10, 10, 5]],
    [7, [10, 10, 5, 5]],
    [9, [10, 10, 10, 5, 5]],
    [11, [10, 10, 10, 5, 5, 5]],
    [13, [10, 10, 10, 10, 5, 5, 5]],
  ])('2026, %i rounds', (rounds, points) => {
    expect(bakuVirtualPoints(eventOf(10, rounds), '2026')?.get(1)).toEqual(points);
  });

  it('2016: five accelerated rounds, and none below nine rounds', () => {
    expect(bakuVirtualPoints(eventOf(10, 11), '2016')?.get(1)).toEqual([10, 10, 10, 5, 5]);
    expect(bakuVirtualPoints(eventOf(10, 8), '2016')).toBeNull();
  });

  it('does not count those who were away in round 1; who enters above the last of GA belongs to GA', () => {
    const points = bakuVirtualPoints(eventOf(12, 9, [2, 5]), '2026');
    expect([...(points?.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
