import { expect, it } from 'vitest';
import { editions } from '../../engine/index.js';
import { generateTournament, presets } from '../index.js';

const CONFIG = {
  ...presets.open,
  players: 14,
  rounds: 3,
  ratings: { unrated: { count: { min: 5, max: 5 } } },
};

it.each(editions.map(({ id, needs }) => [id, needs.includes('ratings')] as const))(
  '%s: everybody has a rating where the rules need one: %s',
  (system, isNeeded) => {
    const { players, teams } = generateTournament({ ...CONFIG, system }, 'provisional', 1);
    const ratings = (teams?.members ?? players).map(({ rating }) => rating ?? 0);
    expect(ratings.includes(0)).toBe(!isNeeded);
    const lowest = Math.min(...ratings.filter((rating) => rating > 0));
    if (isNeeded) expect(ratings.filter((rating) => rating === lowest).length).toBeGreaterThanOrEqual(6);
  },
);
