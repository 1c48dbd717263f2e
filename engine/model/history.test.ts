import { describe, expect, it } from 'vitest';
import { eventOfCells, playerOf, stateAfter } from '../testing/event-of-cells.js';
import { randomState } from '../testing/random-event.js';
import { dutch2026 } from '../testing/editions.js';
import { STANDARD_POINTS } from './event.js';
import { EventHistory } from './history.js';
import { compareRank } from './player.js';

describe('the past of a player', () => {
  const rows = ['2w1 3b1 2w1', '1b0 4w1 1b0', '4w1 1w0 4b=', '3b0 2b0 3w='];

  it('tells of every game the opponent, the colour, the points and the difference of the scores before it', () => {
    const { past } = playerOf(stateAfter(eventOfCells(rows), 3), 2);
    expect(past).toEqual([
      { opponent: 1, colour: 'black', result: '0', isPlayed: true, worth: 0, scoreDifference: 0 },
      { opponent: 4, colour: 'white', result: '1', isPlayed: true, worth: 10, scoreDifference: 0 },
      { opponent: 1, colour: 'black', result: '0', isPlayed: true, worth: 0, scoreDifference: -10 },
    ]);
  });

  it('compares pairing scores where there are virtual points', () => {
    const virtualPoints = new Map([[2, [0, 0, 10]]]);
    const state = stateAfter(eventOfCells(rows, { virtualPoints }), 3);
    expect([1, 2, 3, 4].map((id) => playerOf(state, id).past[2].scoreDifference)).toEqual([0, 0, 10, -10]);
    const without = stateAfter(eventOfCells(rows), 3);
    expect([1, 2, 3, 4].map((id) => playerOf(without, id).past[2].scoreDifference)).toEqual([
      10, -10, 10, -10,
    ]);
  });

  it('has the points of the second count where the entries tell them', () => {
    const event = eventOfCells(rows);
    const players = event.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry) => ({ ...entry, points: 20, secondaryPoints: player.id })),
    }));
    const { past, standing } = playerOf(stateAfter({ ...event, players }, 3), 3);
    expect(past.map(({ secondaryWorth }) => secondaryWorth)).toEqual([3, 3, 3]);
    expect(standing).toBe(60);
  });

  it('has the rounds without a game, with what each is worth', () => {
    const state = stateAfter(eventOfCells(['U', 'H', 'F', 'Z', '6w+', '5b-', '8w-', '7b-']), 1);
    const pasts = state.players.map(({ id, past: [{ opponent, worth, isPlayed, scoreDifference }] }) => [
      id,
      { opponent, worth, isPlayed, scoreDifference },
    ]);
    const nothing = { opponent: null, isPlayed: false, scoreDifference: 0 };
    expect(Object.fromEntries(pasts)).toEqual({
      1: { ...nothing, worth: 10 },
      2: { ...nothing, worth: 5 },
      3: { ...nothing, worth: 10 },
      4: { ...nothing, worth: 0 },
      5: { ...nothing, opponent: 6, worth: 10 },
      6: { ...nothing, opponent: 5, worth: 0 },
      7: { ...nothing, opponent: 8, worth: 0 },
      8: { ...nothing, opponent: 7, worth: 0 },
    });
  });

  it('a forfeited game is no game: no meeting, no colour', () => {
    const player = playerOf(stateAfter(eventOfCells(['2w+', '1b-']), 1), 1);
    expect(player).toMatchObject({ colours: [], colourDifference: 0, past: [{ isPlayed: false }] });
    expect(player.opponents).toEqual([]);
  });

  it('of those who played: the colours, their difference, and whom they met', () => {
    const state = stateAfter(eventOfCells(rows), 3);
    expect(playerOf(state, 1)).toMatchObject({ colours: ['white', 'black', 'white'], colourDifference: 1 });
    expect(playerOf(state, 1).opponents).toEqual([2, 3]);
    expect(playerOf(state, 4).opponents).toEqual([3, 2]);
  });
});

describe('the ranking order', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))('is by score, then by number: event %i', (seed) => {
    const { players } = randomState({ players: 25, played: 1 + (seed % 6), edition: dutch2026, seed });
    expect(players).toEqual([...players].sort(compareRank));
    expect(new Set(players.map(({ score }) => score)).size).toBeGreaterThan(1);
  });
});

describe('numbers for the parity rule', () => {
  it('skip those who have not taken part so far', () => {
    const history = new EventHistory(eventOfCells(['Z Z', '3w1 3b1', '2b0 2w0', 'H Z']));
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
    const state = stateAfter(eventOfCells(['2b1 2w0', '1w0 1b1'], { points, adjustments }), 2);
    expect(playerOf(state, 1).standing).toBe(15 - 5 + 2);
    expect(playerOf(state, 2).standing).toBe(15);
  });

  it('an unknown result counts as a draw and as a game', () => {
    const state = stateAfter(eventOfCells(['2w?', '1b?']), 1);
    expect(playerOf(state, 1)).toMatchObject({
      standing: 5,
      colourDifference: 1,
      past: [{ isPlayed: true }],
    });
  });
});
