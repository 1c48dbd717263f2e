import { expect, test } from 'vitest';
import { withNames } from '../person.js';
import { order, order1998 } from './order.js';

/** Players by their number in the ranking order, from 1. */
const MEMBERS = [11, 12, 13, 14, 15];

test.each([
  [
    'the first player of the ranking',
    [3, 4, 1, 2, 0],
    [5, 4, 0, 2, 1],
    'number 1 of the ranking order (player 11) meets number 3 (player 13); a pairing in which that player meets number 5 (player 15) comes earlier',
  ],
  [
    'the second',
    [5, 3, 2, 0, 1],
    [5, 4, 0, 2, 1],
    'number 2 of the ranking order (player 12) meets number 3 (player 13); a pairing in which that player meets number 4 (player 14) comes earlier',
  ],
  [
    'a player who floats in the published round',
    [2, 1, 0, 5, 4],
    [2, 1, 4, 3, 0],
    'number 3 of the ranking order (player 13) floats; a pairing in which that player meets number 4 (player 14) comes earlier',
  ],
  [
    'a player who floats by the rules',
    [2, 1, 4, 3, 0],
    [2, 1, 0, 5, 4],
    'number 3 of the ranking order (player 13) meets number 4 (player 14); a pairing in which that player floats comes earlier',
  ],
  [
    'a number that nobody has',
    [9, 4, 0, 2, 1],
    [5, 4, 0, 2, 1],
    'number 1 of the ranking order (player 11) meets number 9 (player ?); a pairing in which that player meets number 5 (player 15) comes earlier',
  ],
])('%s', (_, theirs, ours, sentence) => {
  const [published, reference] = [theirs, ours].map((opponents) => ({
    place: { opponents },
    numbered: { opponents: MEMBERS },
  }));
  expect(withNames(order.opponent(published, reference), null)).toBe(sentence);
});

test('the line of the table of 1998: the opponents in the order of the players, F for the floater', () => {
  const [published, reference] = [
    [2, 1, 0],
    [3, 0, 1],
  ].map((line) => ({ place: { line }, numbered: { order: [11, 12, 13] } }));
  expect(withNames(order1998.line!(published, reference), null)).toBe(
    'the players in the order of 3.2 (11, 12, 13) meet 12, 11, F; the line of the table in which they meet 13, F, 11 comes before',
  );
});
