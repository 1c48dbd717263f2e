import { expect, it } from 'vitest';
import { resolveConfig } from '../config/resolve-config.js';
import type { GeneratorConfig } from '../config/config.js';
import { missingUnrated } from './ratings.js';

const ROSTER = ['A', 'B', 'C', 'D'].map((name) => ({ name, rating: 2000 }));
const UNRATED = { unrated: { count: 6 } };

it.each<[string, GeneratorConfig, number, number]>([
  ['fewer players than that', { players: 4, ratings: UNRATED }, 4, 2],
  ['as many', { players: 6, ratings: UNRATED }, 6, 0],
  ['more', { players: 8, ratings: UNRATED }, 8, 0],
  ['a number from 5 to 6', { players: 4, ratings: { unrated: { count: { min: 5, max: 6 } } } }, 4, 1],
  ['a share of them', { players: 4, ratings: { unrated: 0.5 } }, 4, 0],
  // Who is listed has the rating that is listed.
  ['listed players', { roster: ROSTER, ratings: UNRATED }, 4, 0],
  ['listed ratings', { ratings: { ...UNRATED, list: [2000, 1900, 1800, 0] } }, 4, 0],
])('unrated players that are missing, six asked for: %s', (_, config, count, expected) => {
  expect(missingUnrated(resolveConfig(config), count)).toBe(expected);
});
