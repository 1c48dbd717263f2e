import { describe, expect, it } from 'vitest';
import { dutch2017 } from '../systems/dutch/dutch-2017.js';
import { dutch2026 } from '../systems/dutch/dutch-2026.js';
import { STANDARD_POINTS } from './event.js';
import type { Colour, EventData, ResultCode, RoundEntry } from './event.js';
import { EventHistory } from './history.js';
import type { PairingPlayer, RoundState } from './player.js';

/** Rows of cells like "2w1" (opponent, colour, result) or "H"; "" is a missing round. */
function event(rows: readonly string[], parts: Partial<EventData> = {}): EventData {
  return {
    players: rows.map((row, index) => ({ id: index + 1, rounds: row.split(' ').map(cell) })),
    totalRounds: 9,
    points: STANDARD_POINTS,
    initialColour: 'white',
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
    ...parts,
  };
}

function cell(text: string): RoundEntry {
  const match = /^(\d+)([wb])(.)$/.exec(text);
  if (match === null) return { opponent: null, colour: null, result: text as ResultCode };
  const colour: Colour = match[2] === 'w' ? 'white' : 'black';
  return { opponent: Number(match[1]), colour, result: match[3] as ResultCode };
}

function stateAfter(data: EventData, rounds: number, edition = dutch2026): RoundState {
  const history = new EventHistory(data);
  while (history.round <= rounds) history.advance();
  return history.stateFor(() => true, 'white');
}

function find(state: RoundState, id: number): PairingPlayer {
  const found = state.players.find((player) => player.id === id);
  if (found === undefined) throw new Error('absent');
  return found;
}

describe('floats of unplayed rounds', () => {
  const data = event(['U', 'H', 'F', 'Z', '6w+', '5b-', '8w-', '7b-']);

  it('2026 1.4.3-1.4.4: a round scored above a loss, and the bye', () => {
    const state = stateAfter(data, 1, dutch2026);
    const down = state.players.filter(({ lastFloat }) => lastFloat === 'down').map(({ id }) => id);
    expect(down.sort()).toEqual([1, 2, 3, 5]);
  });

  it('2017 A.4.b: every unplayed round, for whatever reason', () => {
    const state = stateAfter(data, 1, dutch2017);
    expect(state.players.every(({ lastFloat }) => lastFloat === 'down')).toBe(true);
  });

  it('2026: the bye gives a downfloat whatever it is worth', () => {
    const worthless = event(['U', '3w1', '2b0'], { points: { ...STANDARD_POINTS, pairingAllocatedBye: 0 } });
    expect(find(stateAfter(worthless, 1), 1).lastFloat).toBe('down');
  });
});

describe('floats of games', () => {
  const rows = ['2w1 3b1 2w1', '1b0 4w1 1b0', '4w1 1w0 4b=', '3b0 2b0 3w='];

  it('compare the scores before the round; raw rounds count back', () => {
    const state = stateAfter(event(rows), 3);
    expect([1, 2, 3, 4].map((id) => find(state, id).lastFloat)).toEqual(['down', 'up', 'down', 'up']);
    expect([1, 2, 3, 4].map((id) => find(state, id).earlierFloat)).toEqual([null, null, null, null]);
  });

  it('compare pairing scores where there are virtual points', () => {
    const virtualPoints = new Map([[2, [0, 0, 10]]]);
    expect(find(stateAfter(event(rows, { virtualPoints }), 3), 2).lastFloat).toBe(null);
  });

  it('a forfeited game is no game: no meeting, no colour', () => {
    const state = stateAfter(event(['2w+', '1b-']), 1);
    expect(find(state, 1)).toMatchObject({ colours: [], colourDifference: 0, unplayed: 1 });
    expect(find(state, 1).opponents.size).toBe(0);
  });
});

describe('who may not take the bye', () => {
  const data = event(['U', 'H', 'F', 'Z', '6w+', '5b-', '8w1', '7b0']);

  it('2026, Basic Rule 4: a bye before, or a win without playing', () => {
    const state = stateAfter(data, 1, dutch2026);
    expect(
      state.players
        .filter(({ mayTakeBye }) => !mayTakeBye)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 3, 5]);
  });

  it('2017, C.04.1.d: a requested full-point bye does not bar', () => {
    const state = stateAfter(data, 1, dutch2017);
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
    const final = stateAfter(event(rows, { totalRounds: 3 }), 2);
    expect(final.players.filter(({ topscorer }) => topscorer).map(({ id }) => id)).toEqual([1]);
    expect(stateAfter(event(rows, { totalRounds: 4 }), 2).players.some(({ topscorer }) => topscorer)).toBe(
      false,
    );
  });
});

describe('numbers for the parity rule', () => {
  it('skip those who have not taken part so far', () => {
    const history = new EventHistory(event(['Z Z', '3w1 3b1', '2b0 2w0', 'H Z']), dutch2026);
    const first = history.stateFor((id) => id === 2 || id === 3, 'white');
    expect(first.players.map(({ id, parityNumber }) => [id, parityNumber])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(first.unnumbered).toEqual([
      { id: 1, order: 0 },
      { id: 4, order: 3 },
    ]);
    history.advance();
    const second = history.stateFor((id) => id !== 2, 'white');
    expect(new Map(second.players.map(({ id, parityNumber }) => [id, parityNumber]))).toEqual(
      new Map([
        [1, 1],
        [3, 3],
        [4, 4],
      ]),
    );
    expect(second.unnumbered).toEqual([]);
  });
});

describe('points', () => {
  it('follow the point system by colour, and record 299', () => {
    const points = { ...STANDARD_POINTS, blackWin: 15 };
    const adjustments = [
      { result: null, value: -5, round: 1, ids: [1] },
      { result: '0' as const, value: 0, round: null, ids: [] },
      { result: 'L' as const, value: 2, round: 2, ids: [1] },
    ];
    const state = stateAfter(event(['2b1 2w0', '1w0 1b1'], { points, adjustments }), 2);
    expect(find(state, 1).standing).toBe(15 - 5 + 2);
    expect(find(state, 2).standing).toBe(15);
  });

  it('an unknown result counts as a draw and as a game', () => {
    const state = stateAfter(event(['2w?', '1b?']), 1);
    expect(find(state, 1)).toMatchObject({ standing: 5, colourDifference: 1, unplayed: 0 });
  });
});
