import { describe, expect, test } from 'vitest';
import type { RoundRobinFacts, Withdrawal } from '../../../checker/index.js';
import { PLAYERS, TEAMS } from '../participants.js';
import { roundRobinLines, withdrawalWords } from './fact-words.js';

/** The Berger table by the starting numbers of the file, once. */
const BERGER: RoundRobinFacts = {
  ...{ table: 'berger', isComplete: true, cycles: 1, order: 'cycles', numbers: 'file' },
  ...{ numberOf: [], otherNumberings: 0, isOpen: false, withdrawals: [] },
};
const NUMBERS = 'The numbers of the table are the starting numbers.';
const DRAWN = [
  { player: 7, number: 2 },
  { player: 9, number: 1 },
];

const linesOf = (parts: Partial<RoundRobinFacts>): string[] =>
  roundRobinLines({ ...BERGER, ...parts }, PLAYERS);

test('an event that is no round robin has no lines', () => {
  expect(roundRobinLines(undefined, PLAYERS)).toEqual([]);
});

test.each<[string, Partial<RoundRobinFacts>, readonly string[]]>([
  ['once', {}, [NUMBERS]],
  ['twice, and nothing is known of an exchange', { cycles: 2 }, [NUMBERS]],
  [
    'twice, with an exchange',
    { cycles: 2, exchangesLastTwo: true },
    ['Everybody meets everybody twice; the last two rounds of the first cycle are exchanged.', NUMBERS],
  ],
  [
    'three times, without an exchange',
    { cycles: 3, exchangesLastTwo: false },
    ['Everybody meets everybody 3 times; the last two rounds of the first cycle are not exchanged.', NUMBERS],
  ],
  [
    'matches of two games',
    { cycles: 2, order: 'matches' },
    ['Everybody meets everybody twice, in games that follow each other.', NUMBERS],
  ],
  ['turned colours', { isTurned: true }, ['All colours are turned against the table.', NUMBERS]],
  [
    'turned colours of some cycles',
    { turnedCycles: [2, 4] },
    [
      'The colours of cycle 2 are turned against the table.',
      'The colours of cycle 4 are turned against the table.',
      NUMBERS,
    ],
  ],
  [
    'numbers in the order of the file',
    { numbers: 'order', numberOf: DRAWN },
    ['The numbers of the table, in the order of the starting numbers, are those of the players 9, 7.'],
  ],
  [
    'numbers by the games',
    { numbers: 'games', numberOf: DRAWN },
    ['The numbers of the table, as the games reveal them, are those of the players 9, 7.'],
  ],
  [
    'one other numbering',
    { otherNumberings: 1 },
    [NUMBERS, '1 other numbering would explain as many games: what differs is told by the first.'],
  ],
  [
    'two other numberings',
    { otherNumberings: 2 },
    [NUMBERS, '2 other numberings would explain as many games: what differs is told by the first.'],
  ],
  [
    'one round',
    { isOpen: true, otherNumberings: 5 },
    [NUMBERS, 'One round is too little to tell the numbers: others explain it as well.'],
  ],
  [
    'one missing game',
    { missing: [[3, 5]] },
    [NUMBERS, '1 game is missing (3-5), and the file does not say why: a remark, no deviation.'],
  ],
  [
    'two missing games',
    {
      missing: [
        [3, 5],
        [4, 6],
      ],
    },
    [NUMBERS, '2 games are missing (3-5, 4-6), and the file does not say why: a remark, no deviation.'],
  ],
])('the Berger table: %s', (_, parts, lines) => {
  expect(linesOf(parts)).toEqual(lines);
});

describe('another table', () => {
  const OTHER: Partial<RoundRobinFacts> = { table: 'other', whyOther: 'all-numbers' };
  const ALL_NUMBERS =
    'Fewer than half of the rounds are those of the Berger table by any numbers: the event follows another table.';
  const BALANCED = 'The colours of everybody are balanced.';
  const judged = (times: string): string =>
    `Judged is what any round robin must hold: everybody meets everybody ${times}.`;

  test.each([
    [0, 'No round is that of the Berger table.'],
    [1, 'Only one round is that of the Berger table.'],
    [2, 'Only 2 rounds are those of the Berger table.'],
  ])('that is not named, with %d rounds of the Berger table', (tableRounds, words) => {
    expect(linesOf({ ...OTHER, whyOther: 'not-named', tableRounds })).toEqual([
      `${words} The file does not name that table, and any other one is allowed.`,
      judged('once'),
      BALANCED,
    ]);
  });

  test('rounds of the Berger table are none where they are not counted', () => {
    expect(linesOf({ ...OTHER, whyOther: 'not-named' })[0]).toMatch(/^No round is that/);
  });

  test.each([
    ['all-numbers', ALL_NUMBERS],
    [
      'tried-numbers',
      'Fewer than half of the rounds are those of the Berger table by any of the numbers that were tried (there are too many to try them all): the event probably follows another table.',
    ],
  ] as const)('by %s', (whyOther, words) => {
    expect(linesOf({ table: 'other', whyOther })[0]).toBe(words);
  });

  test.each([
    [1, 'once'],
    [2, 'twice'],
    [3, '3 times'],
  ])('in %d cycles', (cycles, times) => {
    expect(linesOf({ ...OTHER, cycles })[1]).toBe(judged(times));
  });

  test.each([
    [[], BALANCED],
    [[4], 'The numbers of Whites and Blacks differ by more than one for 4: a remark, no deviation.'],
    [[4, 6], 'The numbers of Whites and Blacks differ by more than one for 4, 6: a remark, no deviation.'],
  ])('with the colours of %j unbalanced', (unbalanced, words) => {
    expect(linesOf({ ...OTHER, unbalanced })).toEqual([ALL_NUMBERS, judged('once'), words]);
  });

  test('missing games, and who left', () => {
    expect(linesOf({ ...OTHER, missing: [[3, 5]], withdrawals: [LEFT] })).toEqual([
      ALL_NUMBERS,
      judged('once'),
      '1 game is missing (3-5), and the file does not say why: a remark, no deviation.',
      BALANCED,
      expect.stringMatching(/^Player 4 had no game/),
    ]);
  });

  test('of which rounds are still to come', () => {
    expect(linesOf({ ...OTHER, isComplete: false, missing: [[3, 5]] })).toEqual([
      ALL_NUMBERS,
      'Not all rounds are there: nothing is judged but that nobody meets anybody too often.',
    ]);
  });
});

const LEFT: Withdrawal = { player: 4, after: 3, completed: 2, due: 7, isHalf: false };

test.each([
  [
    LEFT,
    PLAYERS,
    'Player 4 had no game after round 3, having completed 2 of 7 (less than half: they do not count in the standings).',
  ],
  [
    { ...LEFT, completed: 5, isHalf: true },
    TEAMS,
    'Team 4 had no match after round 3, having completed 5 of 7 (at least half: the results stand).',
  ],
])('who left: %j', (withdrawal, who, words) => {
  const facts: RoundRobinFacts = { ...BERGER, withdrawals: [withdrawal] };
  expect(roundRobinLines(facts, who).at(-1)).toBe(words);
  const named = { get: (id: number) => (id === 4 ? { name: 'Example, Maria' } : undefined) };
  expect(roundRobinLines(facts, who, named).at(-1)).toContain('Maria');
  if (who === PLAYERS) expect(withdrawalWords(withdrawal)).toBe(withdrawalWords(withdrawal, PLAYERS));
});
