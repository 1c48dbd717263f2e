import { expect, it } from 'vitest';
import { eventOfCells, stateAfter } from '../../../testing/event-of-cells.js';
import { EventHistory } from '../../../model/history.js';
import { standingsOf, strengthOf } from './strength-1998.js';
import type { Strength, StrengthReadings } from './strength-1998.js';

/** Player 1 wins, draws, loses, and is absent twice: a forfeit win and a half-point bye. */
const EVENT = eventOfCells([
  '2w1 3b= 4w0 5b+ H',
  '1b0 4w1 3b1 Z Z',
  '4w= 1w= 2w0 Z Z',
  '3b= 2b0 1b1 Z Z',
  'Z Z Z 1w- Z',
]);

function strength(readings: Partial<StrengthReadings> = {}): Strength {
  const state = stateAfter(EVENT, 5);
  const first = state.players.find(({ id }) => id === 1)!;
  return strengthOf(first, standingsOf(state), {
    unplayedRounds: 'leave no trace',
    medianOf: 'all but best and worst',
    ...readings,
  });
}

it('counts games only: 1 x 2, ½ x 1 and 0 x 1½', () => {
  expect(strength()).toEqual({ sonnebornBerger: 250, buchholz: 45, median: 2 * 15 });
});

it('counts forfeits where it is read so', () => {
  expect(strength({ unplayedRounds: 'forfeits are games' })).toEqual({
    sonnebornBerger: 250,
    buchholz: 45,
    median: 2 * (10 + 15),
  });
});

it('counts rounds without a game against an opponent of the own score, or of none, where it is read so', () => {
  expect(strength({ unplayedRounds: 'opponent of own score' })).toEqual({
    sonnebornBerger: 250 + 10 * 30 + 5 * 30,
    buchholz: 45 + 30 + 30,
    median: 2 * (15 + 20 + 30),
  });
  expect(strength({ unplayedRounds: 'opponent of 0' })).toEqual({
    sonnebornBerger: 250,
    buchholz: 45,
    median: 2 * (0 + 10 + 15),
  });
});

it('takes the score in the middle for the Median where it is read so, or the mean of the two there', () => {
  expect(strength({ medianOf: 'the middle one' }).median).toBe(2 * 15);
  expect(strength({ medianOf: 'the middle one', unplayedRounds: 'forfeits are games' }).median).toBe(10 + 15);
});

it('knows opponents who are gone, and no virtual points', () => {
  const history = new EventHistory({
    ...EVENT,
    virtualPoints: new Map([
      [2, [0, 0, 10]],
      [3, [0, 0, 10]],
    ]),
  });
  while (history.round < 3) history.advance();
  const standings = standingsOf(history.stateFor((id) => id !== 2, 'white'));
  expect([2, 3].map((id) => standings.get(id))).toEqual([10, 10]);
});

it('has no Median below three games', () => {
  const state = stateAfter(EVENT, 2);
  for (const player of state.players)
    expect(
      strengthOf(player, standingsOf(state), {
        unplayedRounds: 'leave no trace',
        medianOf: 'all but best and worst',
      }).median,
    ).toBe(0);
});
