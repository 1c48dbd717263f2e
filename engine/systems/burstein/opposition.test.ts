import { describe, expect, it, test } from 'vitest';
import type { EventData } from '../../model/event.js';
import { EventHistory } from '../../model/history.js';
import { eventOfCells, playerOf, stateAfter } from '../../testing/event-of-cells.js';
import { burstein2026 } from './burstein-2026.js';
import { bursteinState } from './player.js';
import type { BursteinPlayer } from './player.js';

/** A player before the round after so many, with those there who have no entry in it. */
function seen(event: EventData, rounds: number, id: number): BursteinPlayer {
  const history = new EventHistory(event);
  while (history.round <= rounds) history.advance();
  const isThere = (other: number): boolean =>
    event.players.find((one) => one.id === other)?.rounds[rounds] === undefined;
  return playerOf(bursteinState(history.stateFor(isThere, 'white'), burstein2026), id);
}

function indexOf(rows: readonly string[], rounds: number, id: number): readonly number[] {
  const { buchholz, sonnebornBerger } = seen(eventOfCells(rows), rounds, id).index;
  return [buchholz / 10, sonnebornBerger / 100];
}

describe('the index (1.7, 1.8.1)', () => {
  it('sums the present scores of the opponents, and what was won against them times these', () => {
    const rows = ['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'];
    // 1: 1.5, 2: 1, 3: 1.5, 4: 0.
    expect(indexOf(rows, 2, 1)).toEqual([2.5, 1 + 0.75]);
    expect(indexOf(rows, 2, 2)).toEqual([1.5, 0]);
    expect(indexOf(rows, 2, 4)).toEqual([2.5, 0]);
  });

  it.each([
    ['U', 1],
    ['F', 1],
    ['H', 0.5],
    ['Z', 0],
  ])('a round not played (%s) is one against oneself', (result, points) => {
    const rows = [`2w1 ${result}`, '1b0 Z'];
    const own = 1 + points;
    expect(indexOf(rows, 2, 1)).toEqual([own, points * own]);
  });

  it('a forfeited game, won or lost, is none against the opponent', () => {
    const rows = ['2w+ 3b1', '1b- 4w1', '4w0 1w0', '3b1 2b0'];
    expect(indexOf(rows, 2, 1)).toEqual([2, 2]);
    expect(indexOf(rows, 2, 2)).toEqual([2, 1]);
  });

  it('without any game every round is one against oneself', () => {
    expect(indexOf(['H Z U', '3w1 3b0 3w1', '2b0 2w1 2b0'], 3, 1)).toEqual([4.5, 0.75 + 1.5]);
  });
});

describe('zero-point byes of opponents (1.7.2, exception)', () => {
  it('a series up to the present round counts as draws, the present round nothing yet', () => {
    // 2 has 1 point and has been away for two rounds, and is again.
    expect(indexOf(['2b0 3w1 3b1', '1w1 Z Z Z', 'Z 1b0 1w0'], 3, 1)).toEqual([2, 0]);
  });

  it('a round without an entry is a zero-point bye', () => {
    const event = eventOfCells(['2b0 3w1 3b1', '1w1', 'Z 1b0 1w0']);
    const history = new EventHistory(event);
    while (history.round <= 3) history.advance();
    const state = history.stateFor((id) => id !== 2, 'white');
    expect(playerOf(bursteinState(state, burstein2026), 1).index.buchholz).toBe(20);
  });

  it('who is back, or has asked for half a point, ends the series', () => {
    expect(indexOf(['2b0 3w1 3b1', '1w1 Z Z', 'Z 1b0 1w0'], 3, 1)).toEqual([1, 0]);
    expect(indexOf(['2b0 3w1 3b1', '1w1 Z Z H', 'Z 1b0 1w0'], 3, 1)).toEqual([1, 0]);
    expect(indexOf(['2b0 3w1 3b1', '1w1 Z H Z', 'Z 1b0 1w0'], 3, 1)).toEqual([1.5, 0]);
  });

  it('a zero-point bye before a game counts nothing more', () => {
    expect(indexOf(['3b0 2w1 3w1', 'Z 1b0 Z Z', '1w1 Z 1b0'], 3, 1)).toEqual([1 + 0.5 + 1, 0.5 + 1]);
  });

  it('the own index of nobody changes by it', () => {
    expect(indexOf(['2w1 Z Z', '1b0 3w1 3b0', 'Z 2b0 2w1'], 3, 1)).toEqual([1 + 1 + 1, 1]);
  });
});

test('virtual points are in the score of the bracket, and in no index', () => {
  const virtualPoints = new Map([
    [1, [10, 10]],
    [2, [10, 10]],
  ]);
  const event = eventOfCells(['2w1', '1b0', '4w1', '3b0'], { virtualPoints });
  const state = bursteinState(stateAfter(event, 1), burstein2026);
  expect(playerOf(state, 2).score).toBe(10);
  expect(playerOf(state, 1).index).toEqual({ buchholz: 0, sonnebornBerger: 0 });
  expect(playerOf(state, 2).index).toEqual({ buchholz: 10, sonnebornBerger: 0 });
});
