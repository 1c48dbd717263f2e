import { describe, expect, it } from 'vitest';
import { comparePlaces } from '../explain/sequence-place.js';
import type { SequencePlace } from '../explain/sequence-place.js';
import { singleExchanges } from './quick-remainder.js';

describe('single exchanges', () => {
  it.each([2, 3, 4, 5, 8, 9])('of %i players are all there, in the order of generation', (size) => {
    const half = size >> 1;
    const places = [...singleExchanges(half, size)].map(([down, up]) => exchange(down, up));
    expect(places).toHaveLength(half * (size - half));
    places.slice(1).forEach((place, i) => {
      const parting = comparePlaces(places[i], place);
      expect(parting?.step).toBe('resident-exchange');
      expect(parting?.order).toBeLessThan(0);
    });
    for (const { down, up } of places) {
      expect(down[0]).toBeLessThanOrEqual(half);
      expect(up[0]).toBeGreaterThan(half);
    }
  });
});

function exchange(down: number, up: number): SequencePlace {
  return {
    mdpSet: [],
    mdpScores: [],
    mdpOpponents: [],
    down: [down + 1],
    up: [up + 1],
    transposition: [],
  };
}
