import { describe, expect, test } from 'vitest';
import type { TableAnswer, TableStory } from '../../../checker/index.js';
import { tableAnswerWords, tableRefusalWords, tableStoryLines, tableStoryText } from './story-words.js';

/** Four players; the number of each is the starting number plus one, the last one has number 1. */
const PLAYERS = [
  { id: 1, number: 2, name: '' },
  { id: 2, number: 3, name: '' },
  { id: 3, number: 4, name: '' },
  { id: 4, number: 1, name: '' },
];
const STORY: TableStory = {
  ...{ name: 'Open', round: 2, rounds: 3, tableRound: 2, isReversed: false, places: 4 },
  edition: {
    id: 'round-robin',
    chosenBy: 'option',
    source: { kind: 'option', options: ['round-robin'] },
  } as unknown as TableStory['edition'],
  games: [
    { white: 3, black: 2, coloursKnown: true },
    { white: 4, black: 1, coloursKnown: true },
  ],
  ...{ rests: [], published: 'agrees', answers: [] },
  picture: {
    ...{ players: PLAYERS, published: null, excused: [] },
    reference: { pairs: [], floaters: [] },
  },
};
const ARITHMETIC = 'The numbers below 4 meet whose sum is 3, or 6; who would meet himself meets number 4.';
const GAMES = ['  3 - 2   (numbers 4 and 3)', '  4 - 1   (numbers 1 and 2)'];

const textOf = (parts: Partial<TableStory>): string[] => tableStoryText({ ...STORY, ...parts }).split('\n');

describe('the games of a round', () => {
  const head = ['Round 2 of 3 by the Berger table for 4 numbers.', ARITHMETIC, ''];

  test('if nobody rests', () => {
    expect(textOf({})).toEqual([...head, ...GAMES, '']);
  });

  test('if somebody rests', () => {
    expect(textOf({ rests: [2] })).toEqual([
      ...head,
      ...GAMES,
      '  2 rests: number 3 meets number 4, which nobody has.',
      '',
    ]);
  });

  test('with the name of who rests', () => {
    const players = PLAYERS.map((player) =>
      player.id === 2 ? { ...player, name: 'Example, Maria' } : player,
    );
    const lines = textOf({ rests: [2], picture: { ...STORY.picture, players } });
    expect(lines.at(-2)).toBe('  Maria Example (2) rests: number 3 meets number 4, which nobody has.');
    expect(lines).toContain(GAMES[0]);
  });

  test('a player outside the table has no number', () => {
    const games = [{ white: 9, black: 1, coloursKnown: true }];
    expect(textOf({ games }).at(-2)).toBe('  9 - 1   (numbers 0 and 2)');
  });
});

describe('the arithmetic of the table', () => {
  test.each<[string, Partial<TableStory>, string]>([
    ['its own round', {}, ''],
    ['another round', { tableRound: 3 }, ', which is round 3 of the table'],
    ['turned', { isReversed: true }, ', which is round 2 of the table with the colours turned'],
    [
      'another round, turned',
      { tableRound: 1, isReversed: true },
      ', which is round 1 of the table with the colours turned',
    ],
  ])('%s', (_, parts, cycle) => {
    const [first, second] = tableStoryLines({ ...STORY, ...parts });
    expect(first).toBe(`Round 2 of 3 by the Berger table for 4 numbers${cycle}.`);
    const round = parts.tableRound ?? 2;
    expect(second).toContain(`whose sum is ${round + 1}, or ${round + 4};`);
  });

  test.each([
    ['agrees', 2],
    [null, 2],
    ['deviates', 3],
  ] as const)('a round of which the published one %s', (published, count) => {
    const lines = tableStoryLines({ ...STORY, published });
    expect(lines).toHaveLength(count);
    expect(lines.some((line) => line.startsWith('The published round is another one'))).toBe(count === 3);
  });
});

describe('answers', () => {
  const answer = (parts: Partial<TableAnswer>): TableAnswer => ({
    ...{ kind: 'pair', players: [4, 1], rounds: [2], white: 4 },
    ...parts,
  });

  test.each<[string, Partial<TableAnswer>, string]>([
    [
      'a game of the round',
      {},
      'Players 4 and 1 have the numbers 1 and 2, which meet in round 2: in this one, by the table. Player 4 has White.',
    ],
    [
      'a game of the round with White for the second',
      { white: 1 },
      'Players 4 and 1 have the numbers 1 and 2, which meet in round 2: in this one, by the table. Player 1 has White.',
    ],
    [
      'a game of two rounds, of which this is one',
      { rounds: [2, 5] },
      'Players 4 and 1 have the numbers 1 and 2, which meet in rounds 2, 5: in this one, by the table. Player 4 has White.',
    ],
    [
      'a game of another round',
      { rounds: [1], white: null, players: [1, 2] },
      'Players 1 and 2 have the numbers 2 and 3, which meet in round 1, not in this one: their sum is 5.',
    ],
    [
      'a game of other rounds',
      { rounds: [1, 4], white: null, players: [1, 2] },
      'Players 1 and 2 have the numbers 2 and 3, which meet in rounds 1, 4, not in this one: their sum is 5.',
    ],
    [
      'the last number as the second',
      { rounds: [1], white: null, players: [1, 3] },
      'Players 1 and 3 have the numbers 2 and 4, which meet in round 1, not in this one: number 4 is met by another one.',
    ],
    [
      'the last number as the first',
      { rounds: [1], white: null, players: [3, 1] },
      'Players 3 and 1 have the numbers 4 and 2, which meet in round 1, not in this one: number 4 is met by another one.',
    ],
    [
      'who rests in one round',
      { players: [2, 'bye'], rounds: [3], white: null },
      'Player 2 has number 3, which rests in round 3.',
    ],
    [
      'who rests in two',
      { players: [2, 'bye'], rounds: [3, 6], white: null },
      'Player 2 has number 3, which rests in rounds 3, 6.',
    ],
    [
      'who rests in none',
      { players: [2, 'bye'], rounds: [], white: null },
      'Nobody rests: the number of players is even.',
    ],
  ])('%s', (_, parts, words) => {
    expect(tableAnswerWords(answer(parts), STORY)).toBe(words);
    expect(textOf({ answers: [answer(parts)] }).slice(2)).toEqual(['', words, '']);
  });

  test('of teams', () => {
    const story: TableStory = { ...STORY, isOfTeams: true };
    expect(tableAnswerWords(answer({}), story)).toMatch(/^Teams 4 and 1 have .* Team 4 has White\.$/);
  });

  test('several have an empty line between them, and the games are left out', () => {
    const lines = textOf({ answers: [answer({}), answer({ players: [2, 'bye'], rounds: [3] })] });
    expect(lines.slice(2)).toEqual([
      '',
      expect.stringMatching(/^Players 4 and 1/),
      '',
      expect.stringMatching(/^Player 2/),
      '',
    ]);
  });
});

test.each([
  [
    'other-table',
    'the rounds follow another table than the Berger table, which is not known (--rules round-robin: by the Berger table all the same)',
  ],
  ['no-such-round', 'the table has no round 7'],
  ['no-such-player', 'there is no player 7 in the table of this event'],
] as const)('a refusal: %s', (why, words) => {
  expect(tableRefusalWords({ ok: false, why, found: 7 })).toBe(words);
});
