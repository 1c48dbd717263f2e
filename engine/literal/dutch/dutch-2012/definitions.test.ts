import { expect, it } from 'vitest';
import { EventHistory } from '../../../model/history.js';
import { eventOfCells } from '../../../testing/event-of-cells.js';
import { AS_PRINTED } from '../../reading.js';
import { rankedPlayers } from '../player.js';
import type { DutchPlayer } from '../player.js';
import { definitions2012 } from './reading.js';

/** Before round 2 of an event, in the order of the numbers. */
function playersAfter(rows: readonly string[]): DutchPlayer[] {
  const history = new EventHistory(eventOfCells(rows));
  history.advance();
  const state = history.stateFor(() => true, 'white');
  return rankedPlayers(state, definitions2012(state, AS_PRINTED)).sort((one, other) => one.id - other.id);
}

it('rounds not played are a downfloat and bar from the bye where they bring points (I1)', () => {
  const players = playersAfter(['U', 'H', 'Z', '5w+', '4b-']);
  expect(players.map(({ floatLastRound }) => floatLastRound)).toEqual(['down', 'down', null, 'down', null]);
  expect(players.map(({ mayReceiveBye }) => mayReceiveBye)).toEqual([false, false, true, false, true]);
});

it('they bar nobody where they would bar everybody (I2)', () => {
  expect(playersAfter(['U', 'H']).map(({ mayReceiveBye }) => mayReceiveBye)).toEqual([true, true]);
});
