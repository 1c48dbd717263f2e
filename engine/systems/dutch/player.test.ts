import { describe, expect, it } from 'vitest';
import { STANDARD_POINTS } from '../../model/event.js';
import type { EventData } from '../../model/event.js';
import { eventOfCells, playerOf, stateAfter } from '../../testing/event-of-cells.js';
import { dutch2017 } from './dutch-2017.js';
import { dutch2026 } from './dutch-2026.js';
import { dutchState } from './player.js';
import type { DutchState } from './player.js';

function seenAfter(event: EventData, rounds: number, edition = dutch2026): DutchState {
  return dutchState(stateAfter(event, rounds), edition);
}

describe('floats of unplayed rounds', () => {
  const data = eventOfCells(['U', 'H', 'F', 'Z', '6w+', '5b-', '8w-', '7b-']);

  it('2026 1.4.3-1.4.4: a round scored above a loss, and the bye', () => {
    const state = seenAfter(data, 1, dutch2026);
    const down = state.players.filter(({ lastFloat }) => lastFloat === 'down').map(({ id }) => id);
    expect(down.sort()).toEqual([1, 2, 3, 5]);
  });

  it('2017 A.4.b: every unplayed round, for whatever reason', () => {
    const state = seenAfter(data, 1, dutch2017);
    expect(state.players.every(({ lastFloat }) => lastFloat === 'down')).toBe(true);
  });

  it('2026: the bye gives a downfloat whatever it is worth', () => {
    const worthless = eventOfCells(['U', '3w1', '2b0'], {
      points: { ...STANDARD_POINTS, pairingAllocatedBye: 0 },
    });
    expect(playerOf(seenAfter(worthless, 1), 1).lastFloat).toBe('down');
  });
});

describe('floats of games', () => {
  const rows = ['2w1 3b1 2w1', '1b0 4w1 1b0', '4w1 1w0 4b=', '3b0 2b0 3w='];

  it('compare the scores before the round; raw rounds count back', () => {
    const state = seenAfter(eventOfCells(rows), 3);
    expect([1, 2, 3, 4].map((id) => playerOf(state, id).lastFloat)).toEqual(['down', 'up', 'down', 'up']);
    expect([1, 2, 3, 4].map((id) => playerOf(state, id).earlierFloat)).toEqual([null, null, null, null]);
  });

  it('compare pairing scores where there are virtual points', () => {
    const virtualPoints = new Map([[2, [0, 0, 10]]]);
    expect(playerOf(seenAfter(eventOfCells(rows, { virtualPoints }), 3), 2).lastFloat).toBe(null);
  });
});

describe('who may not take the bye', () => {
  const data = eventOfCells(['U', 'H', 'F', 'Z', '6w+', '5b-', '8w1', '7b0']);

  it('2026, Basic Rule 4: a bye before, or a win without playing', () => {
    const state = seenAfter(data, 1, dutch2026);
    expect(
      state.players
        .filter(({ mayTakeBye }) => !mayTakeBye)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 3, 5]);
  });

  it('2017, C.04.1.d: a requested full-point bye does not bar', () => {
    const state = seenAfter(data, 1, dutch2017);
    expect(
      state.players
        .filter(({ mayTakeBye }) => !mayTakeBye)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 5]);
  });
});

describe('topscorers', () => {
  it('more than half of what could be had before the final round, and in no other round', () => {
    const rows = ['2w1 3b=', '1b0 4w1', '4w= 1w=', '3b= 2b0'];
    const final = seenAfter(eventOfCells(rows, { totalRounds: 3 }), 2);
    expect(final.players.filter(({ topscorer }) => topscorer).map(({ id }) => id)).toEqual([1]);
    expect(
      seenAfter(eventOfCells(rows, { totalRounds: 4 }), 2).players.some(({ topscorer }) => topscorer),
    ).toBe(false);
  });
});

describe('the rounds without a game', () => {
  it('are counted, whatever each was worth', () => {
    const rows = ['U 2w1 H', '3w1 1b0 Z', '2b0 Z 4w+', 'H 5w? 3b-', 'Z 4b? F'];
    const seen = seenAfter(eventOfCells(rows), 3);
    expect([1, 2, 3, 4, 5].map((id) => playerOf(seen, id).unplayed)).toEqual([2, 1, 2, 2, 2]);
  });
});

describe('what an edition sees otherwise', () => {
  it('is what its rules read', () => {
    const state = stateAfter(eventOfCells(['2w1', '1b0']), 1);
    const seen = dutchState(state, {
      ...dutch2026,
      seeOtherwise: (own) => ({ ...own, players: own.players.filter(({ id }) => id === 2) }),
    });
    expect(seen.players.map(({ id }) => id)).toEqual([2]);
  });
});
