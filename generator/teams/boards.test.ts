import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../engine/index.js';
import type { Entrant } from '../players/players.js';
import { boardOf, finish, gameOf, isAbsent, pointsAt, roundOf } from './boards.js';

function entrant(id: number, strength: number): Entrant {
  const unknown = { title: '', sex: '', federation: '', fideId: '', birthDate: '' } as const;
  return { ...unknown, id, name: `Player ${id}`, rating: strength, strength };
}

const [ONE, OTHER] = [entrant(1, 2000), entrant(2, 1900)];

describe('a board before it is played', () => {
  it.each([
    ['two who meet', ONE, OTHER, [null, null]],
    ['one who waits', ONE, null, ['+', null]],
    ['the other who waits', null, OTHER, [null, '+']],
    ['nobody', null, null, [null, null]],
  ])('has %s', (_, one, other, expected) => {
    expect(boardOf(0, one, other).results).toEqual(expected);
  });

  it('has White of the first team at every other board', () => {
    expect([0, 1, 2, 3].map((number) => boardOf(number, ONE, OTHER).colour)).toEqual([
      'white',
      'black',
      'white',
      'black',
    ]);
  });

  it.each([
    [0, ONE, OTHER, { white: 2000, black: 1900 }],
    [1, ONE, OTHER, { white: 1900, black: 2000 }],
    [0, ONE, null, null],
    [0, null, OTHER, null],
    [0, null, null, null],
  ])('has a game where two sit there: board %d', (number, one, other, expected) => {
    expect(gameOf(boardOf(number, one, other))).toEqual(expected);
  });
});

describe('a board that was played', () => {
  const played = [0, 1].map((number) => {
    const board = boardOf(number, ONE, OTHER);
    finish(board, ['1', '0']);
    return board;
  });

  it('has the result of White at the side that has White', () => {
    expect(played.map(({ results }) => results)).toEqual([
      ['1', '0'],
      ['0', '1'],
    ]);
    expect(roundOf(played[0], 0)).toEqual({ opponent: 2, colour: 'white', result: '1' });
    expect(roundOf(played[0], 1)).toEqual({ opponent: 1, colour: 'black', result: '0' });
    expect(roundOf(played[1], 0)).toEqual({ opponent: 2, colour: 'black', result: '0' });
    expect(roundOf(played[1], 1)).toEqual({ opponent: 1, colour: 'white', result: '1' });
  });

  it.each([
    ['who waits', ONE, null, { opponent: null, colour: 'white', result: '+' }, null],
    ['nobody', null, null, null, null],
  ])('has the round of %s', (_, one, other, own, theirs) => {
    const board = boardOf(0, one, other);
    expect([roundOf(board, 0), roundOf(board, 1)]).toEqual([own, theirs]);
  });

  it('gives each side its points', () => {
    const boards = [...played, boardOf(2, ONE, null), boardOf(3, null, null)];
    expect(pointsAt(boards, 0, STANDARD_POINTS)).toEqual([10, 0, 10, 0]);
    expect(pointsAt(boards, 1, STANDARD_POINTS)).toEqual([0, 10, 0, 0]);
  });
});

it.each([
  ['two who have met', [[ONE, OTHER, '1', '0']], false, false],
  ['one who waited', [[ONE, null, '+', null]], false, true],
  ['a forfeited game', [[ONE, OTHER, '+', '-']], false, true],
  ['a game forfeited by both', [[ONE, OTHER, '-', '-']], true, true],
  [
    'a forfeited game and one that was played',
    [
      [ONE, OTHER, '+', '-'],
      [ONE, OTHER, '0', '1'],
    ],
    false,
    false,
  ],
  ['nobody', [[null, null, null, null]], true, true],
] as const)('a team is absent that came to none of its boards: %s', (_, list, own, theirs) => {
  const boards = list.map(([one, other, ...results], number) => ({
    ...boardOf(number, one, other),
    results,
  }));
  expect([isAbsent(boards, 0), isAbsent(boards, 1)]).toEqual([own, theirs]);
});
