import { describe, expect, test } from 'vitest';
import { NORMS, judgeNorm } from '../../engine/norms/index.js';
import type { MissingFact, NormResult, Requirement, RequirementName } from '../../engine/norms/index.js';
import { candidateWith, event, games, opponents } from '../../engine/norms/testing/made-up.js';
import {
  failureWords,
  missingWords,
  remarks,
  requirementWords,
  resultWords,
  roundList,
} from './norm-words.js';

/** 13 of at least 7, or at most: what stands in the sentence. Scores are in half points, everything else as it is. */
const NUMBERS: Readonly<Record<RequirementName, readonly [found: string, needed: string]>> = {
  format: ['13', '7'],
  'open-rounds': ['13', '7'],
  games: ['13', '7'],
  'foreign-federations': ['13', '7'],
  'own-federation': ['13', '7'],
  'one-federation': ['13', '7'],
  'title-holders': ['13', '7'],
  'required-titles': ['13', '7'],
  players: ['13', '7'],
  'rating-average': ['13', '7'],
  score: ['6.5', '3.5'],
  performance: ['13', '7'],
};

describe.each(Object.entries(NUMBERS))('the requirement %s', (name, [found, needed]) => {
  const requirement: Requirement = {
    ...{ name: name as RequirementName, article: '1.4.9', value: 13, threshold: 7 },
    ...{ limit: 'at-least', holds: true },
  };

  test('has its numbers in the units that people use', () => {
    expect(requirementWords(requirement)).toMatch(
      new RegExp(`^1\\.4\\.9: [a-z ]+ ${found.replace('.', '\\.')}, at least ${needed.replace('.', '\\.')}$`),
    );
    expect(requirementWords({ ...requirement, limit: 'at-most' })).toMatch(
      new RegExp(` ${found.replace('.', '\\.')}, at most ${needed.replace('.', '\\.')}$`),
    );
    expect(requirementWords({ ...requirement, value: null })).toMatch(/ unknown, at least /);
  });
});

test('every requirement has words of its own', () => {
  const words = Object.keys(NUMBERS).map((name) =>
    requirementWords({
      ...{ name: name as RequirementName, article: '', value: 1, threshold: 1 },
      ...{ limit: 'at-least', holds: true },
    }),
  );
  expect(new Set(words).size).toBe(words.length);
  expect(words.join()).not.toContain('undefined');
});

test('only what fails is listed', () => {
  const base = { article: '1.4.1a', limit: 'at-least' } as const;
  const requirements: Requirement[] = [
    { ...base, name: 'games', value: 8, threshold: 9, holds: false },
    { ...base, name: 'players', value: 8, threshold: 7, holds: true },
    { ...base, name: 'score', article: '1.4.8b', value: 6, threshold: 7, holds: false },
  ];
  expect(failureWords({ requirements })).toBe('1.4.1a: games 8, at least 9; 1.4.8b: points 3, at least 3.5');
});

test.each([
  [6.5, '9 games, 6.5 points, Ra 2600, 72 % (dp 166), Rp 2766'],
  [1, '9 games, 1 point, Ra 2600, 11 % (dp -351), Rp 2249'],
  [0.5, '9 games, 0.5 points, Ra 2600, 6 % (dp -444), Rp 2156'],
  [0, '9 games, 0 points, Ra 2600, 0 % (dp -800), Rp 1800'],
  [9, '9 games, 9 points, Ra 2600, 100 % (dp 800), Rp 3400'],
])('a result of %d points', (score, words) => {
  expect(resultWords(judged(score))).toBe(words);
});

test('a result with much missing data', () => {
  expect(resultWords({ ...judged(6), average: null, rp: null, raised: 7 })).toBe(
    '9 games, 6 points, Ra unknown (player 7 raised to the floor), 67 % (dp 125), Rp unknown',
  );
  expect(resultWords({ ...judged(6), choice: { games: games(opponents(1, {}), 1), ignored: [] } })).toMatch(
    /^1 game, /,
  );
});

test.each([
  [[3], 'round 3'],
  [[9, 3], 'rounds 3, 9'],
  [[10, 9, 3], 'rounds 3, 9, 10'],
])('the rounds %j', (rounds, words) => {
  expect(roundList(rounds)).toBe(words);
});

describe('remarks', () => {
  const result = judged(4.5);
  const [game] = games(opponents(1, {}), 1);
  const ignored = [5, 3].map((round) => ({ game: { ...game, round }, article: '1.4.1f' as const }));

  test.each<[string, Partial<NormResult>, string[]]>([
    ['nothing', {}, []],
    ['as many games as there are', { countsAs: 9 }, []],
    ['one game more', { countsAs: 10 }, ['counts as 10 games']],
    ['an article without an ignored game', { uses: ['1.4.1c'] }, ['by 1.4.1c']],
    [
      'ignored games',
      { uses: ['1.4.1f'], choice: { ...result.choice, ignored } },
      ['without rounds 3, 5 (1.4.1f)'],
    ],
    ['an exemption', { exemption: '1.4.3d' }, ['exempt from 1.4.3 and 1.4.4 by 1.4.3d']],
    ['a reading that has no words', { readings: ['9.9'] }, ['article 9.9 can be read in two ways']],
  ])('%s', (_, parts, words) => {
    expect(remarks({ ...result, countsAs: 9, ...parts })).toEqual(words);
  });
});

/** Of the players 7 and 5, who are named in the article. */
const FACTS: Readonly<Record<MissingFact['what'], string>> = {
  federation: 'of 5, 7',
  title: 'of 5, 7',
  rating: 'of 5, 7',
  sex: 'of 5, 7',
  result: 'against 5, 7',
  'host-federation': 'of 5, 7',
  approval: 'of 5, 7',
  'start-date': 'of 5, 7',
};

test.each(Object.entries(FACTS))('the missing fact %s', (what, whose) => {
  const fact = { what: what as MissingFact['what'], article: '1.4.5' };
  expect(missingWords({ ...fact, players: [7, 5, 7] })).toMatch(
    new RegExp(` ${whose}, needed for 1\\.4\\.5$`),
  );
  expect(missingWords({ ...fact, players: [] })).not.toMatch(/\d,|undefined/);
});

function judged(score: number): NormResult {
  return judgeNorm(NORMS[0], candidateWith(opponents(9, {}), score), event({}));
}
