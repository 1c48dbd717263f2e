import { describe, expect, test } from 'vitest';
import { isAllPlayAll, meetsAgain } from './event.js';
import type { FormatPermission, NormFormat } from './event.js';
import { isHeld, judgeNorm, NORMS, normsOpenTo } from './index.js';
import type { NormResult } from './index.js';
import { candidateWith, event, opponents } from './testing/made-up.js';
import { hasNormTitle, isTitleHolder } from './titles.js';

const [GM] = NORMS;

/** For each title: whether it counts for 1.4.5a and for 1.4.3d, and the norms that are useless to its holder. */
const TITLES: Readonly<Record<string, readonly [holder: boolean, ofNorms: boolean, held: string]>> = {
  '': [false, false, ''],
  CM: [false, false, ''],
  WCM: [false, false, ''],
  FM: [true, false, ''],
  WFM: [true, false, ''],
  WIM: [true, true, 'WIM'],
  WGM: [true, true, 'WGM WIM'],
  IM: [true, true, 'IM WIM'],
  GM: [true, true, 'GM IM WGM WIM'],
};

test.each(Object.entries(TITLES))('the title "%s"', (title, expected) => {
  const player = { id: 1, title, rating: 2300, federation: 'NOR', sex: 'w' } as const;
  const held = NORMS.filter((norm) => isHeld(norm, player)).map((norm) => norm.title);
  expect([isTitleHolder(player), hasNormTitle(player), held.join(' ')]).toEqual(expected);
});

/** B.01: performance, average, floor and required titles of each norm. */
test('what each norm asks for', () => {
  expect(
    NORMS.map(({ title, forWomen, leastPerformance, leastAverage, floor, required, requiredArticle }) => [
      ...[title, forWomen, leastPerformance, leastAverage, floor],
      ...[required.toSorted().join(' '), requiredArticle],
    ]),
  ).toEqual([
    ['GM', false, 2600, 2380, 2200, 'GM', '1.4.5b'],
    ['IM', false, 2450, 2230, 2050, 'GM IM', '1.4.5c'],
    ['WGM', true, 2400, 2180, 2000, 'GM IM WGM', '1.4.5d'],
    ['WIM', true, 2250, 2030, 1850, 'GM IM WGM WIM', '1.4.5e'],
  ]);
});

test.each([
  ['m', 'GM IM'],
  ['w', 'GM IM WGM WIM'],
  [null, 'GM IM WGM WIM'],
] as const)('norms open to the sex %s', (sex, expected) => {
  const player = { id: 1, title: '', rating: 2300, federation: 'NOR', sex };
  expect(
    normsOpenTo(player)
      .map(({ title }) => title)
      .join(' '),
  ).toBe(expected);
});

/** For each format: everybody meets everybody, more than once; and the verdict on a norm with a round still to be paired. */
const FORMATS: Readonly<Record<NormFormat, readonly [all: boolean, again: boolean, open: string]>> = {
  swiss: [false, false, 'made'],
  'round-robin': [true, false, 'not-made 1.4.1e'],
  'double-round-robin': [true, true, 'not-made 1.4.1e'],
  'multiple-round-robin': [true, true, 'not-made 1.4.1e'],
  'two-camps': [false, false, 'not-made 1.4.1e'],
};

test.each(Object.entries(FORMATS))('the format %s', (name, expected) => {
  const format = name as NormFormat;
  const found = judged({ format, openRounds: 1 });
  expect([isAllPlayAll(format), meetsAgain(format), wordsOf(found)]).toEqual(expected);
  expect(wordsOf(judged({ format }))).toBe('made');
});

/** 1.4.2e */
const PERMISSIONS: Readonly<Record<FormatPermission, readonly [verdict: string, missing: string]>> = {
  permitted: ['made', ''],
  'not-permitted': ['not-made 1.4.2e', ''],
  'needs-approval': ['unknown', 'approval 1.4.2e'],
  'needs-date': ['unknown', 'start-date 1.4.2e'],
};

test.each(Object.entries(PERMISSIONS))('the permission %s', (permission, expected) => {
  const result = judged({ permission: permission as FormatPermission });
  const missing = result.missing.map(({ what, article }) => `${what} ${article}`);
  expect([wordsOf(result), missing.join()]).toEqual(expected);
});

describe('boundaries of a norm', () => {
  const averageOf = (rating: number): string => wordsOf(judgedAgainst(rating, 9));

  test.each([
    [2380, 'made'],
    [2379, 'not-made 1.4.8a'],
  ])('nine wins against an average of %d', (rating, expected) => {
    expect(averageOf(rating)).toBe(expected);
  });

  test.each([
    [2557, 5, 'made'],
    [2556, 5, 'not-made 1.4.8'],
    [2850, 3.5, 'made'],
    [2850, 3, 'not-made 1.4.8b'],
  ])('average %d, %d points of nine', (rating, score, expected) => {
    expect(wordsOf(judgedAgainst(rating, score))).toBe(expected);
  });

  test.each([
    [4.5, 9],
    [5, 9],
    [5.5, 10],
    [6, 10],
    [6.5, 11],
    [9, 13],
  ])('%d points against 2600 count as %d games (1.4.1d)', (score, games) => {
    expect(judgedAgainst(2600, score).countsAs).toBe(games);
  });

  test.each([
    [13, 17],
    [14, 13],
  ])('of %d rounds %d games count at most (1.7)', (rounds, most) => {
    const result = judgeNorm(GM, candidateWith(opponents(13, {}), 10.5), event({ rounds }));
    expect([result.verdict, result.countsAs]).toEqual(['made', most]);
  });
});

function judged(parts: Parameters<typeof event>[0]): NormResult {
  return judgeNorm(GM, candidateWith(opponents(9, {}), 6), event(parts));
}

function judgedAgainst(rating: number, score: number): NormResult {
  return judgeNorm(GM, candidateWith(opponents(9, { rating }), score), event({}));
}

/** The verdict with the articles that fail. */
function wordsOf({ verdict, requirements }: NormResult): string {
  return [verdict, ...requirements.filter(({ holds }) => !holds).map(({ article }) => article)].join(' ');
}
