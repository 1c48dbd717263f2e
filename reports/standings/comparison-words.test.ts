import { describe, expect, test } from 'vitest';
import type { ComparedColumn, StandingsComparison, StandingsReport } from '../../checker/index.js';
import type { EncounterStory, Fraction } from '../../engine/index.js';
import { comparisonSentence } from './comparison-words.js';

const of = (numerator: number, denominator = 1): Fraction => ({ numerator, denominator });

/** A column in which both have these values; `encounter`: the direct encounter, whose values decide nothing. */
function column(
  text: string,
  values: readonly [Fraction | null, Fraction | null],
  parts: Partial<ComparedColumn> & { readonly article?: string; readonly isEncounter?: boolean } = {},
): ComparedColumn {
  const { article = '', isEncounter = false, ...others } = parts;
  const item = { text, code: text.split('/')[0] };
  const tieBreak = { tally: isEncounter ? null : {} };
  return {
    ...{ column: { item, tieBreak, dropped: null, article } as unknown as ComparedColumn['column'] },
    ...{ values, isByValue: true, isLowerBetter: false, encounter: null },
    ...others,
  };
}

const points = (n: number): ComparedColumn => column('PTS', [of(n), of(n)]);
const equal = (text: string): ComparedColumn => column(text, [of(43, 2), of(43, 2)]);
const encounter = (text: string): ComparedColumn => column(text, [of(1, 2), of(1, 2)], { isEncounter: true });

const row = (id: number, rank: number) => ({ id, rank, values: [], ranks: [] });

function sentence(
  equalOnes: readonly ComparedColumn[],
  decides: ComparedColumn | null,
  parts: { ranks?: readonly [number, number]; ranked?: 'players' | 'teams'; hasArticleNumbers?: false } = {},
): string {
  const { ranks = [8, 9], ranked = 'players', hasArticleNumbers } = parts;
  const comparison: StandingsComparison = {
    ...{ ahead: row(18, ranks[0]), behind: row(6, ranks[1]), equal: equalOnes, decides },
  };
  const players = [
    { id: 6, name: 'Example, Ivan' },
    { id: 18, name: 'Example, Maria' },
  ];
  return comparisonSentence(comparison, {
    ...{ players, ranked, edition: { edition: { hasArticleNumbers } } },
  } as unknown as StandingsReport);
}

const START = 'Maria Example (18) is 8th, ahead of Ivan Example (6), 9th: ';
const BH = column('BH/C1', [of(43, 2), of(20)], { article: '8.1, 14.1' });
const DECIDES = 'BH/C1 decides, 21.5 against 20 [C.07 8.1, 14.1]';

describe('what both have alike', () => {
  test.each<[string, readonly ComparedColumn[], string]>([
    ['nothing before', [], ''],
    ['one point', [points(1)], 'both have 1 point; '],
    ['five points', [points(5)], 'both have 5 points; '],
    ['no points', [points(0)], 'both have 0 points; '],
    ['two values', [points(5), equal('SB')], 'both have 5 points and SB 21.5; '],
    ['three values', [points(5), equal('SB'), equal('WIN')], 'both have 5 points, SB 21.5 and WIN 21.5; '],
    [
      'one tie-break that does not separate them',
      [points(5), encounter('DE')],
      'both have 5 points; DE does not separate them; ',
    ],
    [
      'two of these',
      [points(5), encounter('DE'), column('BH', [null, null])],
      'both have 5 points; DE and BH do not separate them; ',
    ],
    [
      'three of these',
      [encounter('DE'), column('BH', [null, of(1)]), column('SB', [of(1), of(2)])],
      'DE, BH and SB do not separate them; ',
    ],
    [
      'values that are written with other denominators',
      [column('SB', [of(2, 4), of(1, 2)])],
      'both have SB 0.5; ',
    ],
  ])('%s', (_, before, words) => {
    expect(sentence(before, BH)).toBe(`${START}${words}${DECIDES}.`);
  });
});

describe('who remains tied', () => {
  const SHARE = 'Maria Example (18) and Ivan Example (6) share rank 8: ';
  test.each<[readonly ComparedColumn[], false | undefined, string]>([
    [[], undefined, 'no tie-break of the list separates them [C.07 4.2].'],
    [[points(5)], undefined, 'both have 5 points; no tie-break of the list separates them [C.07 4.2].'],
    [[encounter('DE')], false, 'DE does not separate them; no tie-break of the list separates them.'],
  ])('%#', (before, hasArticleNumbers, words) => {
    expect(
      sentence(before, null, {
        ranks: [8, 8],
        ...(hasArticleNumbers === false ? { hasArticleNumbers } : {}),
      }),
    ).toBe(`${SHARE}${words}`);
  });
});

describe('what decides', () => {
  const ENCOUNTER: EncounterStory = {
    ...{ players: [], meetings: [], missing: [], article: '6.2', further: [] },
    groups: [[18], [6]],
  } as unknown as EncounterStory;

  test.each<[string, readonly ComparedColumn[], ComparedColumn, string]>([
    ['points', [], column('PTS', [of(5), of(4)]), '5 points against 4'],
    ['one point', [], column('PTS', [of(1), of(0)]), '1 point against 0'],
    [
      'points after another tie-break',
      [equal('BH')],
      column('PTS', [of(5), of(4)]),
      'PTS decides, 5 against 4',
    ],
    ['a tie-break without an article', [], column('BH', [of(5), of(4)]), 'BH decides, 5 against 4'],
    [
      'a lower value',
      [],
      column('TPN', [of(4), of(5)], { isLowerBetter: true }),
      'TPN decides, 4 against 5 (the lower value is better)',
    ],
    ['no value of the other', [], column('BH', [of(5), null]), 'BH decides, 5 against none'],
    [
      'values that differ in the third digit',
      [],
      column('BH', [of(5001, 1000), of(5)]),
      'BH decides, 5.001 against 5.000',
    ],
    [
      'values of which neither is a decimal number',
      [],
      column('BH', [of(16, 3), of(11, 3)]),
      'BH decides, 5.33 against 3.67',
    ],
    [
      'such values that differ in the third digit',
      [],
      column('BH', [of(15001, 3000), of(15000, 3000)]),
      'BH decides, 5.0003 against 5.0000',
    ],
    [
      'the points of the direct encounter',
      [],
      column('DE', [of(2), of(1)], { encounter: ENCOUNTER, isEncounter: true, article: '6' }),
      'DE decides, 2 against 1 in the games among those who were tied [C.07 6]',
    ],
    [
      'the boards',
      [],
      column('BB', [of(2), of(2)], { isByValue: false, article: '12.3' }),
      'BB decides, by the boards one after the other [C.07 12.3]',
    ],
    [
      'a direct encounter in several steps',
      [],
      column('DE', [of(1), of(1)], { isByValue: false, encounter: ENCOUNTER, article: '6' }),
      'DE decides (all have met: 18, 6 (6.2)) [C.07 6]',
    ],
    [
      'the step that ranks the two apart',
      [],
      column('DE', [of(1), of(1)], {
        ...{ isByValue: false, article: '6' },
        encounter: {
          ...ENCOUNTER,
          groups: [[4], [6, 18]],
          further: [{ ...ENCOUNTER, groups: [[6, 18]] }, ENCOUNTER],
        },
      }),
      'DE decides (all have met: 18, 6 (6.2)) [C.07 6]',
    ],
  ])('%s', (_, before, decides, words) => {
    expect(sentence(before, decides)).toMatch(/: .*\.$/);
    expect(sentence(before, decides).slice(START.length)).toContain(words);
    expect(sentence(before, decides).endsWith(`${words}.`)).toBe(true);
  });

  test('teams play matches', () => {
    const decides = column('DE', [of(2), of(1)], { encounter: ENCOUNTER, isEncounter: true });
    expect(sentence([], decides, { ranked: 'teams' })).toContain('in the matches among those who were tied');
  });
});

test.each([
  [1, 2, '1st', '2nd'],
  [3, 4, '3rd', '4th'],
  [10, 11, '10th', '11th'],
  [12, 13, '12th', '13th'],
  [14, 20, '14th', '20th'],
  [21, 22, '21st', '22nd'],
  [23, 24, '23rd', '24th'],
  [101, 111, '101st', '111th'],
  [112, 113, '112th', '113th'],
])('the ranks %d and %d', (first, second, one, other) => {
  expect(sentence([], BH, { ranks: [first, second] })).toBe(
    `Maria Example (18) is ${one}, ahead of Ivan Example (6), ${other}: ${DECIDES}.`,
  );
});
