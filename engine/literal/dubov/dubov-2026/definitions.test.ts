import { expect, it, test } from 'vitest';
import type { Colour } from '../../../model/event.js';
import { eventOfCells, playerOf, stateAfter } from '../../../testing/event-of-cells.js';
import { AS_PRINTED } from '../../reading.js';
import { isBarredFromBye } from './criteria.js';
import { averageRatingOfOpponents, maximumUpfloats, playersOf, preferenceOf } from './definitions.js';

test.each([
  ['', 'mild black'],
  ['W', 'strong black'],
  ['BW', 'mild black'],
  ['WB', 'mild white'],
  ['WBB', 'absolute white'],
  ['BWW', 'absolute black'],
  ['WBWBB', 'absolute white'],
  ['BWBW', 'mild black'],
  ['WWWWBB', 'absolute black'],
])('1.6: after "%s" the preference is %s', (history, expected) => {
  const colours = Array.from(history).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const { colour, strength } = preferenceOf(colours);
  expect(`${strength} ${colour}`).toBe(expected);
});

it('1.7: ARO takes the games played only, and rounds half a point up', () => {
  const event = eventOfCells(['2w1 3b+ 4w=', '1b0', '1w-', '1b=']);
  const { past } = playerOf(stateAfter(event, 3), 1);
  const ratings = new Map([
    [2, 2000],
    [3, 2900],
    [4, 2101],
  ]);
  expect(averageRatingOfOpponents({ ratings }, past)).toBe(2051);
  expect(averageRatingOfOpponents({ ratings }, [])).toBe(0);
});

test.each([
  [5, 3],
  [7, 3],
  [9, 3],
  [10, 4],
  [11, 4],
])('1.8.2: in %d rounds MaxT is %d', (rounds, most) => {
  expect(maximumUpfloats(rounds)).toBe(most);
});

it('1.8: an upfloat is a game against a higher score; DB2: a forfeit is none, or is one', () => {
  const state = stateAfter(eventOfCells(['3w1 2w1', '4w1 1b0', '1b0 4w1', '2b0 3b0', 'U 6w-', 'Z 5b+']), 2);
  const upfloated = (otherwise: string[]): number[] =>
    playersOf(state, { ...AS_PRINTED, otherwise: new Set(otherwise) })
      .filter(({ upfloats }) => upfloats > 0)
      .map(({ id }) => id);
  expect(upfloated([])).toEqual([]);
  expect(upfloated(['DB2'])).toEqual([6]);
});

it('2.1.2: a bye, a forfeit win and a full point without play bar from the bye', () => {
  const state = stateAfter(eventOfCells(['U', 'F', 'H', 'Z', '6w+', '5b-', '8w1', '7b0']), 1);
  const barred = state.players.filter((player) => isBarredFromBye(state, player)).map(({ id }) => id);
  expect(barred.sort()).toEqual([1, 2, 5]);
});
