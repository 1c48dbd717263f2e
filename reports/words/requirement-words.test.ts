import { describe, expect, test } from 'vitest';
import type { JudgedName, JudgedRequirement } from '../../engine/norms/index.js';
import { attemptWords, requirementLine, requirementTable, wordsOfRequirement } from './requirement-words.js';

const GAMES: JudgedRequirement = {
  ...{ name: 'games', article: '1.4.1a', value: 8, threshold: 9, limit: 'at-least', verdict: 'not-met' },
};

/** Every requirement with its words for the value 7 of at most 5, and for an unknown value. */
const VALUES: Readonly<Record<JudgedName, readonly [found: string, unknown: string]>> = {
  woman: ['yes', 'unknown'],
  format: ['yes', 'unknown'],
  exemption: ['yes', 'unknown'],
  'open-rounds': ['7, at most 5', 'unknown, at most 5'],
  games: ['7, at most 5', 'unknown, at most 5'],
  'foreign-federations': ['7, at most 5', 'unknown, at most 5'],
  'own-federation': ['7, at most 5', 'unknown, at most 5'],
  'one-federation': ['7, at most 5', 'unknown, at most 5'],
  'title-holders': ['7, at most 5', 'unknown, at most 5'],
  'required-titles': ['7, at most 5', 'unknown, at most 5'],
  players: ['7, at most 5', 'unknown, at most 5'],
  'rating-average': ['7, at most 5', 'unknown, at most 5'],
  score: ['3.5, at most 2.5', 'unknown, at most 2.5'],
  performance: ['7, at most 5', 'unknown, at most 5'],
};

describe.each(Object.entries(VALUES))('the requirement %s', (name, [found, unknown]) => {
  const requirement: JudgedRequirement = {
    ...GAMES,
    ...{ name: name as JudgedName, value: 7, threshold: 5, limit: 'at-most' },
  };

  test('has its value, its limit and a label of its own', () => {
    expect(wordsOfRequirement(requirement).value).toBe(found);
    expect(wordsOfRequirement({ ...requirement, value: null }).value).toBe(unknown);
    expect(wordsOfRequirement(requirement).label).toMatch(/^[A-Z][A-Za-z ()]+$/);
  });
});

test('a format in which no norm is possible says no', () => {
  expect(wordsOfRequirement({ ...GAMES, name: 'format', value: 0 }).value).toBe('no');
});

test.each([
  ['met', '✓ Games 8, at least 9 [1.4.1a]'],
  ['not-met', '✗ Games 8, at least 9 [1.4.1a]'],
  ['unknown', '? Games 8, at least 9 [1.4.1a]'],
] as const)('%s has its mark', (verdict, line) => {
  expect(requirementLine({ ...GAMES, verdict })).toBe(line);
});

test('what is not met is one sentence', () => {
  const performance = {
    ...GAMES,
    name: 'performance',
    article: '1.4.8',
    value: 2412,
    threshold: 2450,
  } as const;
  expect(attemptWords([GAMES])).toBe('Not met: 8 games, at least 9 [1.4.1a].');
  expect(attemptWords([GAMES, performance])).toBe(
    'Not met: 8 games, at least 9 [1.4.1a]; performance rating (Rp) 2412, at least 2450 [1.4.8].',
  );
});

test('a table has columns', () => {
  const players = { ...GAMES, name: 'players', article: '1.4.5', value: 10, verdict: 'met' } as const;
  expect(requirementTable([GAMES, players])).toEqual([
    '✗ Games                 8, at least 9   [1.4.1a]',
    '✓ Players of the event  10, at least 9  [1.4.5]',
  ]);
  expect(requirementTable([])).toEqual([]);
});
