import { describe, expect, it } from 'vitest';
import type { GeneratorConfig } from '../config/config.js';
import { drawPlayers } from './players.js';
import type { Entrant } from './players.js';
import { Random } from '../random.js';
import { resolveConfig } from '../config/resolve-config.js';
import { drawForbiddenPairs } from '../rounds/restrictions.js';

function players(config: GeneratorConfig, count: number, seed = 'players'): Entrant[] {
  return drawPlayers(new Random(seed), resolveConfig(config), count, 2026);
}

describe('drawPlayers', () => {
  it('numbers the players by rating and title, unless the tournament has shuffled numbers', () => {
    const ratings = (shuffledNumbers: number): number[] =>
      players({ shuffledNumbers }, 50).map(({ rating }) => rating ?? 0);
    const sorted = ratings(0);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    expect(ratings(1)).not.toEqual(sorted);
    expect(ratings(1).toSorted((a, b) => b - a)).toEqual(sorted);
    const equal = players({ shuffledNumbers: 0, ratings: { lowest: 2350, highest: 2350, unrated: 0 } }, 50);
    const titles = [...new Set(equal.map(({ title }) => title))];
    expect(titles.filter((title) => !title.startsWith('W'))).toEqual(['IM', 'FM', '']);
    expect(equal.filter(({ title }) => title === 'IM').map(({ id }) => id)[0]).toBe(1);
  });

  it.each([
    ['uniform', 0.5],
    ['normal', 0.13],
    ['low', 0.5],
    ['two-groups', 1],
  ] as const)('keeps %s ratings between lowest and highest', (distribution, share) => {
    const ratings = { lowest: 1500, highest: 2000, distribution, unrated: 0 };
    const drawn = players({ ratings }, 2000).map(({ rating }) => rating ?? 0);
    for (const rating of drawn)
      expect(Number.isInteger(rating) && rating >= 1500 && rating <= 2000).toBe(true);
    // Beyond 1.5 standard deviations of the normal distribution; outside the middle half.
    const outer = drawn.filter((rating) => Math.abs(rating - 1750) >= 125).length;
    expect(outer / 2000).toBeCloseTo(share, 1);
    const lower = drawn.filter((rating) => rating < 1750).length / 2000;
    expect(lower).toBeCloseTo(distribution === 'low' ? 0.75 : 0.5, 1);
  });

  it('plays everybody as rated without a spread of strength', () => {
    const drawn = players({ strengthSpread: 0, ratings: { unrated: 0 } }, 20);
    expect(drawn.every(({ rating, strength }) => rating === strength)).toBe(true);
    expect(new Set(drawn.map(({ name }) => name)).size).toBe(20);
  });

  it('gives unrated players the last numbers, no title and a strength of their own', () => {
    const ratings = { lowest: 2200, highest: 2600, unrated: { count: 4 } };
    const missing = new Set<number | null>();
    for (let seed = 0; seed < 10; seed++) {
      const drawn = players({ ratings, shuffledNumbers: 0, strengthSpread: 0 }, 20, `${seed}`);
      const unrated = drawn.filter(({ rating }) => rating === null || rating === 0);
      expect(unrated.map(({ id }) => id)).toEqual([17, 18, 19, 20]);
      for (const { rating, title, strength } of unrated) {
        missing.add(rating);
        expect(title).toBe('');
        expect(2200 <= strength && strength <= 2400).toBe(true);
      }
    }
    expect([...missing]).toHaveLength(2);
  });

  it('makes up titles, federations, numbers and birth dates that a file can hold', () => {
    const drawn = players({ ratings: { lowest: 2000, highest: 2700 } }, 300);
    expect(new Set(drawn.map(({ fideId }) => fideId)).size).toBe(300);
    expect(new Set(drawn.map(({ federation }) => federation)).size).toBeGreaterThan(15);
    expect(new Set(drawn.map(({ title }) => title)).size).toBeGreaterThan(7);
    for (const { birthDate, fideId, federation, title, sex, rating } of drawn) {
      expect(birthDate).toMatch(/^(19[5-9]|20[01])\d\/(0[1-9]|1[0-2])\/(0[1-9]|1\d|2[0-8])$/);
      expect(fideId).toMatch(/^\d{6,8}$/);
      expect(federation).toMatch(/^[A-Z]{3}$/);
      if (title.startsWith('W')) expect(sex).toBe('w');
      if (title === 'GM') expect(rating).toBeGreaterThanOrEqual(2380);
    }
    const plain = players({ field: { titled: 0, women: 1, federations: { AUT: 1 } } }, 30);
    expect(
      plain.every(({ title, sex, federation }) => title === '' && sex === 'w' && federation === 'AUT'),
    ).toBe(true);
  });
});

describe('drawForbiddenPairs', () => {
  it('draws different pairs of different players, and not too many', () => {
    for (let count = 2; count < 12; count++) {
      const groups = drawForbiddenPairs(new Random(`pairs ${count}`), count, 100);
      expect(groups).toHaveLength(Math.floor((count - 2) / 2));
      expect(new Set(groups.map(({ ids }) => ids.join())).size).toBe(groups.length);
      for (const { ids } of groups) {
        expect(1 <= ids[0] && ids[0] < ids[1] && ids[1] <= count).toBe(true);
      }
    }
  });
});
