import { describe, expect, test } from 'vitest';
import { knownLater, knownLaterComment, knownThen, parseTrf, playersAsThen, writeTrf } from '../index.js';
import type { KnownLater } from '../index.js';
import { player, problemsOf, read } from './testing/lines.js';

/** Four players and two rounds: 1-3, 4-2; then 2-1, 3-4. */
function event(...comments: string[]): string {
  return [
    ...comments.map((text) => `###${text}`),
    player(1, '1.5', '   3 w 1', '   2 b ='),
    player(2, '1.5', '   4 b 1', '   1 w ='),
    player(3, '1.0', '   1 b 0', '   4 w 1'),
    player(4, '0.0', '   2 w 0', '   3 b 0'),
  ].join('\n');
}

const declared = (comment: string): KnownLater[] => knownLater(read(event(comment)));

describe('comments that declare what was known later', () => {
  const result = { kind: 'result', round: 1, players: [1, 3], earlier: ['=', '='], until: 2 };
  test.each([
    [' Result known later @ Round 1: 1-3 = until Round 2', result],
    ['result  KNOWN later@round1:1 - 3  ½  until round2  ', result],
    [
      ' Result known later Round 1: 3-1 1 until Round 3',
      { ...result, players: [3, 1], earlier: ['1', '0'], until: 3 },
    ],
    [' Result known later @ Round 1: 1-3 + until Round 2', { ...result, earlier: ['+', '-'] }],
    [' Result known later @ Round 1: 1-3 =/0 until Round 2', { ...result, earlier: ['=', '0'] }],
    [' Result known later @ Round 1: 1-3 -/- until Round 2', { ...result, earlier: ['-', '-'] }],
    [
      ' Colours corrected later @ Round 1: 3-1 until Round 2',
      { kind: 'colours', round: 1, players: [3, 1], until: 2 },
    ],
    [' colors corrected later round 1: 2-4 until round 2', { kind: 'colours', players: [2, 4] }],
    [' Numbers as of Round 1: 1 2 4 3', { kind: 'numbers', until: 1, order: [1, 2, 4, 3] }],
    [' numbers AS of @ Round 2: 4,3, 2 1', { kind: 'numbers', until: 2, order: [4, 3, 2, 1] }],
  ])('%s', (comment, expected) => {
    expect(declared(comment)).toMatchObject([{ ...expected, text: comment }]);
    expect(problemsOf(event(comment), 'warning')).toEqual([]);
    const [known] = declared(comment);
    expect(declared(knownLaterComment(known))).toMatchObject([expected]);
  });

  test.each([
    [' Result known later @ Round 1: 1-3 until Round 2', 39, 'earlier result'],
    [' Result known later @ Round 1: 1-3 2 until Round 2', 39, 'earlier result'],
    [' Result known later @ Round 1: 1-3 =/+ until Round 2', 39, 'earlier result'],
    [' Result known later @ Round 1: 1-1 = until Round 2', 35, 'two starting numbers'],
    [' Result known later @ Round 1: 1-3 =', 39, 'earlier result'],
    [' Result known later in round 1', 24, '@ Round'],
    [' Colours corrected later @ Round 1: 3-1', 43, 'until Round'],
    [' Numbers as of Round 1: 1 2 2 3', 28, 'each of them once'],
    [' Numbers as of Round 1:', 27, 'each of them once'],
  ])('a warning for what cannot be read: %s', (comment, column, expected) => {
    const [problem, ...others] = problemsOf(event(comment), 'warning');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'known-later', line: 1, adjustment: 'it declares nothing' });
    expect(problem.expected).toContain(expected);
    expect(problem.column).toBe(column);
    expect(declared(comment)).toEqual([]);
  });

  test.each([
    [
      ' Result known later @ Round 1: 1-2 = until Round 2',
      'the game 1-2 of round 1, which is not in the file',
    ],
    [' Result known later @ Round 1: 1-9 = until Round 2', 'the game 1-9 of round 1'],
    [' Result known later @ Round 3: 1-3 = until Round 4', 'the game 1-3 of round 3'],
    [' Result known later @ Round 1: 1-3 = until Round 1', 'which were paired before that game'],
    [' Result known later @ Round 1: 1-3 1 until Round 2', 'as it is in the file'],
    [' Colours corrected later @ Round 2: 1-2 until Round 1', 'which were paired before that game'],
    [' Colours corrected later @ Round 1: 1-3 until Round 2', 'as it is in the file'],
    [' Numbers as of Round 1: 1 2 3 4 5', 'lists 5, who is not in the file'],
    [' Numbers as of Round 1: 1 2 3', 'does not list 4, who took part'],
  ])('a warning for what cannot be true: %s', (comment, message) => {
    const [problem, ...others] = problemsOf(event(comment), 'warning');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'known-later', line: 1, adjustment: 'it declares nothing' });
    expect(problem.message).toContain(message);
    expect(declared(comment)).toEqual([]);
  });

  test('a game may have been known as it is now, and otherwise later', () => {
    const back = [
      ' Result known later @ Round 1: 1-3 1 until Round 2',
      ' Result known later @ Round 1: 1-3 = until Round 3',
    ];
    expect(knownLater(read(event(...back))).map(({ text }) => text)).toEqual(back);
    expect(problemsOf(event(...back), 'warning')).toEqual([]);
  });

  test('other comments declare nothing', () => {
    expect(declared(' Resultado @ Round 1: 1-3')).toEqual([]);
    expect(problemsOf(event(' Results of Round 1', ' Numbers'), 'warning')).toEqual([]);
  });

  test('are written back', () => {
    const tournament = read(event(' Result known later @ Round 1: 1-3 = until Round 2'));
    for (const format of ['trf16', 'trf26'] as const) {
      const again = parseTrf(writeTrf(tournament, { format })).tournament;
      expect(again === null ? null : knownLater(again)).toEqual(knownLater(tournament));
    }
  });
});

describe('the players as they were known', () => {
  const tournament = read(
    event(
      ' Result known later @ Round 1: 1-3 0 until Round 3',
      ' Result known later @ Round 1: 3-1 = until Round 2',
      ' Colours corrected later @ Round 1: 2-4 until Round 2',
      ' Numbers as of Round 1: 1 2 4 3',
      ' Numbers as of Round 3: 4 3 2 1',
    ),
  );
  const then = (round: number): string[] =>
    playersAsThen(tournament.players, knownThen(knownLater(tournament), round)).map(
      ({ id, rounds: [{ colour, result }] }) => `${id} ${colour ?? ''} ${result}`,
    );

  test('the earliest knowledge of each game and of the order counts', () => {
    expect(then(1)).toEqual(['1 white 1', '2 black 1', '4 white 0', '3 black 0']);
    expect(then(2)).toEqual(['4 black 0', '3 black =', '2 white 1', '1 white =']);
    expect(then(3)).toEqual(['4 white 0', '3 black 1', '2 black 1', '1 white 0']);
    expect(then(4)).toEqual(['1 white 1', '2 black 1', '3 black 0', '4 white 0']);
  });

  test('who came later follows those of that time', () => {
    const { players } = read(event(' x'));
    const known = { kind: 'numbers', until: 1, order: [2, 1], text: '' } as const;
    expect(playersAsThen(players, [known]).map(({ id }) => id)).toEqual([2, 1, 3, 4]);
  });
});
