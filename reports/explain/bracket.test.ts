import { describe, expect, test } from 'vitest';
import type { BracketStory, SidePart } from '../../checker/index.js';
import { bracketWords, partWords } from './bracket.js';

const STORY: BracketStory = {
  ...{ kind: 'scoregroup', score: 20, givesBye: false, isOnlyBye: false, mdps: [], broughtUp: [] },
  residents: [
    { id: 2, score: 20 },
    { id: 4, score: 20 },
  ],
  ...{ groups: {}, place: {}, alterations: [], pairs: [], floats: null, values: [] },
};

/** The text of a row of the story of a bracket; undefined: there is no such row. */
function row(label: string, parts: Partial<BracketStory>, edition: string): string | undefined {
  return bracketWords({ ...STORY, ...parts }, edition).rows.find(([name]) => name === label)?.[1];
}

describe('the numbers by which a system ranks the players of a bracket', () => {
  const buchholz = { measure: 'score', value: 55 } as const;
  const berger = { measure: 'products', value: 1225 } as const;

  test.each<[string, BracketStory['residents'][number]['figures'], string]>([
    ['none', undefined, '2'],
    ['an empty list', {}, '2'],
    ['one', { buchholz }, '2 (BH 5.5)'],
    ['two', { buchholz, sonnebornBerger: berger }, '2 (BH 5.5, SB 12.25)'],
    ['one without a short name', { other: { measure: 'count', value: 7 } }, '2 (other 7)'],
  ])('%s', (_, figures, words) => {
    const residents = [
      { id: 2, score: 20, ...(figures === undefined ? {} : { figures }) },
      { id: 4, score: 20, figures: { buchholz } },
    ];
    const parts = { residents, groups: { bsn: [4, 2] } };
    expect(row('ranking', parts, 'burstein-2026')).toBe(`4 (BH 5.5), ${words}`);
  });

  test('of players who came down or were brought up as well, and not of a player outside the bracket', () => {
    const figures = { aro: { measure: 'count', value: 2100 } } as const;
    const parts = {
      mdps: [{ id: 1, score: 25, figures }],
      broughtUp: [{ id: 9, score: 15, figures }],
      groups: { s1: [1, 2, 9, 17] },
    };
    expect(row('S1', parts, 'dubov-2026')).toBe('1 (ARO 2100), 2, 9 (ARO 2100), 17');
  });

  test('a group without such numbers is a list of players', () => {
    expect(row('G1', { groups: { g1: [2, 4] } }, 'dubov-2026')).toBe('2, 4');
  });
});

describe('the groups of a bracket', () => {
  test.each<[string, BracketStory['groups'], string | undefined]>([
    ['one that is not there', { g1: null }, undefined],
    ['an empty one that is always shown', { g1: [] }, 'nobody'],
    ['one player', { g1: [2] }, '2'],
    ['two players', { g1: [2, 4] }, '2, 4'],
  ])('%s', (_, groups, words) => {
    expect(row('G1', { groups }, 'dubov-2026')).toBe(words);
  });

  test.each<[string, BracketStory['groups'][string], string | undefined]>([
    ['none', null, undefined],
    ['nobody in its first part', { s1: [], s2: [] }, undefined],
    ['two players', { s1: [2], s2: [4] }, 'S1 2; S2 4'],
    ['four players', { s1: [2, 5], s2: [7, 4] }, 'S1 2, 5; S2 7, 4'],
    ['nobody in its last part', { s1: [2], s2: [] }, 'S1 2; S2 nobody'],
    ['a part without a name', { s1: [2], other: [4] }, 'S1 2; other 4'],
  ])('one of several parts: %s', (_, remainder, words) => {
    expect(row('remainder', { groups: { remainder } }, 'dutch-2026')).toBe(words);
  });

  test('an empty one that is only shown if somebody is in it', () => {
    expect(row('upfloaters', { groups: { upfloaters: [] } }, 'dubov-2026')).toBeUndefined();
    expect(row('upfloaters', { groups: { upfloaters: [4] } }, 'dubov-2026')).toBe('4');
  });
});

test.each<[string, Partial<BracketStory>, string]>([
  ['no moved-down player', {}, 'Bracket 2: 2 residents'],
  ['one resident', { residents: [{ id: 2, score: 20 }] }, 'Bracket 2: 1 resident'],
  [
    'one moved-down player',
    { mdps: [{ id: 1, score: 25 }] },
    'Bracket 2: 1 player moved down and 2 residents',
  ],
  [
    'two moved-down players',
    {
      mdps: [
        { id: 1, score: 25 },
        { id: 3, score: 25 },
      ],
    },
    'Bracket 2: 2 players moved down and 2 residents',
  ],
])('the title of a bracket: %s', (_, parts, title) => {
  expect(bracketWords({ ...STORY, ...parts }, 'dutch-2026').title).toBe(title);
});

test('scores are shown if they differ from that of the bracket', () => {
  expect(row('residents', {}, 'dutch-2026')).toBeUndefined();
  const residents = [
    { id: 2, score: 20 },
    { id: 4, score: 15 },
  ];
  expect(row('residents', { residents }, 'dutch-2026')).toBe('2 (2), 4 (1.5)');
  expect(row('moved down', { mdps: [{ id: 1, score: 25 }] }, 'dutch-2026')).toBe('1 (2.5)');
});

test.each<[string, SidePart, readonly number[], string]>([
  ['impossible', { measure: 'count', value: null, players: [] }, [], 'impossible'],
  ['nothing', { measure: 'count', value: [], players: [] }, [], 'none'],
  ['a number without players', { measure: 'count', value: [1, 1], players: [] }, [], '2'],
  ['a number with as many players', { measure: 'count', value: [1, 1], players: [5, 12] }, [], '2 (5, 12)'],
  ['a number of pairs', { measure: 'count', value: [1], players: [5, 12] }, [], '1 (5-12)'],
  [
    'a number of pairs and of a player',
    { measure: 'count', value: [1, 1], players: [5, 12, 7] },
    [7],
    '2 (5-12, 7)',
  ],
  ['one score', { measure: 'score', value: [15], players: [5] }, [], '1.5'],
  ['equal scores', { measure: 'score', value: [15, 15, 10], players: [5] }, [], '1.5 (2 times), 1'],
  ['scores that return', { measure: 'score', value: [15, 10, 15], players: [5] }, [], '1.5, 1, 1.5'],
])('a part of a value: %s', (_, part, single, words) => {
  expect(partWords(part, single).replace(/[\uFDD0\uFDD1]/g, '')).toBe(words);
});
