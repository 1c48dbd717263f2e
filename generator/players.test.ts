import { describe, expect, it } from 'vitest';
import { resolveConfig } from './config.js';
import { drawPlayers } from './players.js';
import { Random } from './random.js';
import { drawForbiddenPairs } from './restrictions.js';

describe('drawPlayers', () => {
  it('numbers the players by rating, unless the tournament has shuffled numbers', () => {
    const ratings = (shuffledNumbers: number): number[] =>
      drawPlayers(new Random('numbers'), resolveConfig({ shuffledNumbers }), 50).map(({ rating }) => rating);
    const sorted = ratings(0);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    expect(ratings(1)).not.toEqual(sorted);
    expect(ratings(1).toSorted((a, b) => b - a)).toEqual(sorted);
  });

  it.each(['uniform', 'normal'] as const)('keeps %s ratings between lowest and highest', (distribution) => {
    const config = resolveConfig({ ratings: { lowest: 1500, highest: 2000, distribution } });
    const players = drawPlayers(new Random('ratings'), config, 2000);
    for (const { rating } of players) {
      expect(Number.isInteger(rating) && rating >= 1500 && rating <= 2000).toBe(true);
    }
    const outer = players.filter(({ rating }) => Math.abs(rating - 1750) > 125).length;
    // Half of a uniform distribution; beyond 1.5 standard deviations of the normal one.
    expect(outer / 2000).toBeCloseTo(distribution === 'uniform' ? 0.5 : 0.13, 1);
  });

  it('plays everybody as rated without a spread of strength', () => {
    const players = drawPlayers(new Random('strength'), resolveConfig({ strengthSpread: 0 }), 20);
    expect(players.every(({ rating, strength }) => rating === strength)).toBe(true);
    expect(new Set(players.map(({ name }) => name)).size).toBe(20);
  });
});

describe('drawForbiddenPairs', () => {
  it('draws different pairs of different players, and not too many', () => {
    for (let players = 2; players < 12; players++) {
      const groups = drawForbiddenPairs(new Random(`pairs ${players}`), players, 100);
      expect(groups).toHaveLength(Math.floor((players - 2) / 2));
      expect(new Set(groups.map(({ ids }) => ids.join())).size).toBe(groups.length);
      for (const { ids } of groups) {
        expect(1 <= ids[0] && ids[0] < ids[1] && ids[1] <= players).toBe(true);
      }
    }
  });
});
