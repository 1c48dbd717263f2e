import { describe, expect, it } from 'vitest';
import { placesBy } from './places.js';

describe('places by number', () => {
  it.each([
    ['starting numbers', [3, 1, 7]],
    ['FIDE numbers', [1503014, 25, 4100018]],
  ])('%s: of those who are there, -1 for all others', (_, ids) => {
    const placeOf = placesBy(
      ids.map((id) => ({ id })),
      ({ id }) => id,
    );
    expect(ids.map(placeOf)).toEqual([0, 1, 2]);
    expect([0, 2, 8, 9999, 10_000, 9_999_999].map(placeOf)).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  it('of nobody: always -1', () => {
    const placeOf = placesBy([], () => 1);
    expect([placeOf(0), placeOf(1)]).toEqual([-1, -1]);
  });
});
