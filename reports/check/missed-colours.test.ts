import { expect, test } from 'vitest';
import type { PicturedPlayer } from '../../checker/index.js';
import type { BoardLine, FindingBoards } from './finding-boards.js';
import { missedColours } from './missed-colours.js';

/** Players 1 to 6, and the colours that they are due. */
const PLAYERS: readonly PicturedPlayer[] = (['white', 'black', 'white', 'black', null, 'white'] as const).map(
  (due, index) => ({ id: index + 1, name: '', score: 10, past: [], due }),
);

function line(white: number, black: number | null, more: Partial<BoardLine> = {}): BoardLine {
  const instead = black === null ? 'down' : null;
  return { board: 1, white, black, isWithoutColours: black === null, instead, differs: true, ...more };
}

function missedOf(published: BoardLine[], reference: BoardLine[] | null): unknown {
  const boards: FindingBoards = { published, reference, leftOut: 0, differing: 0 };
  const missed = missedColours(boards, PLAYERS);
  return [[...missed.published], [...missed.reference]];
}

test.each<[string, BoardLine[], BoardLine[] | null, unknown]>([
  [
    'both get their colour, then neither',
    [line(1, 2)],
    [line(2, 1)],
    [
      [],
      [
        [2, 'black'],
        [1, 'white'],
      ],
    ],
  ],
  ['one of two misses it', [line(1, 3)], [line(1, 2)], [[[3, 'white']], []]],
  ['White is due Black', [line(4, 5)], [line(5, 4)], [[[4, 'black']], []]],
  ['as many on both sides', [line(1, 3)], [line(3, 1)], [[], []]],
  ['a board that is the same is left out', [line(1, 3, { differs: false })], [line(1, 2)], [[], []]],
  ['a board without colours', [line(1, 3, { isWithoutColours: true })], [line(1, 2)], [[], []]],
  ['who floats has no colour', [line(6, null)], [line(2, 5)], [[], [[2, 'black']]]],
  ['no legal pairing', [line(1, 3)], null, [[], []]],
])('%s', (_, published, reference, expected) => {
  expect(missedOf(published, reference)).toEqual(expected);
});

test('unknown players are due no colour', () => {
  expect(missedOf([line(8, 9)], [line(9, 8)])).toEqual([[], []]);
});
