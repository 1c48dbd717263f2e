import { describe, expect, it } from 'vitest';
import { residentExchanges } from '../../../order/exchanges.js';
import { subsets } from '../../../order/subsets.js';
import { comparePlaces } from './sequence-place.js';
import type { SequencePlace } from './sequence-place.js';

describe('resident exchanges (2017 D.2, 2026 4.3), bracket of 11', () => {
  it('the explaining side orders them in the same way', () => {
    const places = residentExchanges(11, 5).map(({ down, up }): SequencePlace => ({
      mdpSet: [],
      mdpScores: [],
      mdpOpponents: [],
      down: down.map((i) => i + 1),
      up: up.map((i) => i + 1),
      transposition: [],
    }));
    for (let i = 1; i < places.length; i++)
      expect(comparePlaces(places[i - 1], places[i])).toMatchObject({ step: 'resident-exchange' });
    places.forEach((place, i) => {
      for (const later of places.slice(i + 1)) {
        expect(comparePlaces(place, later)!.order).toBeLessThan(0);
        expect(comparePlaces(later, place)!.order).toBeGreaterThan(0);
      }
    });
  });
});

describe('exchanges between S1 and Limbo (2017 D.3): MDPs with 7.0, 7.0, 6.5, 6.5, 6.0', () => {
  const scores = [70, 70, 65, 65, 60];
  it.each([
    [4, '1-2-3-4 1-2-3-5 1-2-4-5 1-3-4-5 2-3-4-5'],
    [3, '1-2-3 1-2-4 1-2-5 1-3-4 2-3-4 1-3-5 1-4-5 2-3-5 2-4-5 3-4-5'],
    [2, '1-2 1-3 1-4 2-3 2-4 1-5 2-5 3-4 3-5 4-5'],
    [1, '1 2 3 4 5'],
  ])('M1 = %i', (count, sets) => {
    const places = [...subsets([1, 2, 3, 4, 5], count)].map((set): SequencePlace => ({
      mdpSet: set,
      mdpScores: set.map((bsn) => scores[bsn - 1]),
      mdpOpponents: [],
      down: [],
      up: [],
      transposition: [],
    }));
    places.sort((a, b) => comparePlaces(a, b)?.order ?? 0);
    expect(places.map(({ mdpSet }) => mdpSet.join('-')).join(' ')).toBe(sets);
  });
});
