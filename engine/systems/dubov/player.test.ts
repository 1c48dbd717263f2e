import { describe, expect, it } from 'vitest';
import { eventOfCells, playerOf, stateAfter } from '../../testing/event-of-cells.js';
import { Strength } from '../../rules/colour-preference.js';
import { dubov2018 } from './dubov-2018.js';
import { dubov2026 } from './dubov-2026.js';
import { dubovState, maximumUpfloats } from './player.js';
import type { DubovPlayer } from './player.js';

/** The players after some rounds of an event of cells like "2w1", with ratings of 2000, 1999, … or those given. */
function after(
  rows: readonly string[],
  rounds: number,
  ratings: readonly number[] = [],
): (id: number) => DubovPlayer {
  const { players, ...event } = eventOfCells(rows);
  const rated = players.map((player, index) => ({ ...player, rating: ratings[index] ?? 2000 - index }));
  const state = dubovState(stateAfter({ ...event, players: rated }, rounds), dubov2026);
  return (id) => playerOf(state, id);
}

describe('average rating of the opponents (1.7)', () => {
  it.each([
    [[2001, 2000], 2001],
    [[2000, 2001, 2001], 2001],
    [[2000, 2000, 2001], 2000],
  ])('of %j is %d: a half goes up', (opponents, aro) => {
    const games = opponents.map((_, index) => `${index + 2}w=`).join(' ');
    const rows = opponents.map((_, index) => ['Z', 'Z', 'Z'].with(index, '1b=').join(' '));
    expect(after([games, ...rows], opponents.length, [1500, ...opponents])(1).aro).toBe(aro);
  });

  it('leaves forfeits out, and is 0 without a game (1.7.3)', () => {
    const player = after(['2w+ 3b1', '1b- Z', 'Z 1w0'], 2);
    expect(player(1).aro).toBe(1998);
    expect(player(2)).toMatchObject({ aro: 0, games: 0 });
  });

  it('knows the ratings of opponents who are gone', () => {
    const event = eventOfCells(['2w1', '1b0']);
    const players = event.players.map((player, index) => ({ ...player, rating: 2000 + index }));
    const whole = stateAfter({ ...event, players }, 1);
    const left = { ...whole, players: whole.players.filter(({ id }) => id === 1) };
    expect(dubovState(left, dubov2026).players[0].aro).toBe(2001);
  });
});

it('prefers Black mildly without a game (1.6.4)', () => {
  expect(after(['2w+', '1b-'], 1)(1)).toMatchObject({ preference: 'black', strength: Strength.mild });
});

describe('upfloats (1.8)', () => {
  it('are games against a higher score when the round was paired; a forfeit is none', () => {
    const player = after(['3w1 2b0 Z', '4w1 1w1 Z', '1b0 4w+ Z', '2b0 3b- Z'], 2);
    expect(player(1)).toMatchObject({ upfloats: 0, upfloatedLast: false });
    const later = after(['2w1 3b= Z', '1b0 4w+ Z', '4w= 1w= Z', '3b= 2b- Z'], 2);
    expect(later(3)).toMatchObject({ upfloats: 1, upfloatedLast: true });
    expect(later(2)).toMatchObject({ upfloats: 0, upfloatedLast: false });
  });

  it.each([
    [4, 2],
    [5, 3],
    [9, 3],
    [10, 4],
    [11, 4],
  ])('at most, in %d rounds: %d', (totalRounds, most) => {
    expect(maximumUpfloats({ totalRounds })).toBe(most);
  });
});

describe('who may not have the bye (C2)', () => {
  it.each([
    ['U', false, false],
    ['2w+', false, false],
    ['F', false, true],
    ['H', true, true],
    ['2w-', true, true],
    ['Z', true, true],
  ])('after %s: 2026 %s, 2018 %s', (cell, in2026, in2018) => {
    const other = cell === '2w+' ? '1b-' : cell === '2w-' ? '1b+' : 'Z';
    const state = stateAfter(eventOfCells([cell, other]), 1);
    const may = [dubov2026, dubov2018].map((edition) => playerOf(dubovState(state, edition), 1).mayTakeBye);
    expect(may).toEqual([in2026, in2018]);
  });
});
