import { describe, expect, it } from 'vitest';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { hardEvent } from './hard-event.js';
import type { Recipe } from './hard-event.js';

const SIZES = { min: 4, max: 24 };
const INDEXES = Array.from({ length: 300 }, (_, i) => i + 1);

describe.each([dutch2017, dutch2026])('hard events, $id', (edition) => {
  const events = INDEXES.map((index) => hardEvent({ seed: 'test', sizes: SIZES, edition }, index));
  const of = (recipe: Recipe) => events.filter((event) => event.recipe === recipe);

  it('are the same for the same seed and index, and depend on nothing else', () => {
    const again = hardEvent({ seed: 'test', sizes: SIZES, edition }, 7);
    expect(again.totalRounds).toBe(events[6].totalRounds);
    expect(again.states.map(({ players }) => players)).toEqual(
      events[6].states.map(({ players }) => players),
    );
  });

  it('are up to three rounds short of a round robin, whatever the number of players', () => {
    for (const { players, totalRounds, states } of events) {
      expect(players).toBeGreaterThanOrEqual(4);
      expect(players).toBeLessThanOrEqual(25);
      const most = players % 2 === 0 ? players - 1 : players;
      expect(totalRounds).toBeGreaterThanOrEqual(Math.max(2, most - 3));
      expect(totalRounds).toBeLessThanOrEqual(most);
      expect(states.map(({ round }) => round)).toEqual(states.map((_, index) => index + 1));
      expect(states).toHaveLength(totalRounds);
      expect(states[totalRounds - 1].isFinal).toBe(true);
    }
    expect(new Set(events.map(({ players }) => players)).size).toBeGreaterThan(18);
  });

  it('have histories in which both players of a meeting know of it', () => {
    for (const { states } of events) {
      const { players } = states[states.length - 1];
      const opponents = new Map(players.map((player) => [player.id, player.opponents]));
      for (const { id, opponents: own } of players)
        for (const other of own) expect(opponents.get(other)?.includes(id) ?? true).toBe(true);
    }
  });

  it('come in all recipes; a round robin is one', () => {
    for (const recipe of ['by the rules', 'at random', 'round robin', 'byes used up'] as const)
      expect(of(recipe).length).toBeGreaterThan(40);
    const complete = of('round robin').filter(({ states, players }) =>
      states.every((state) => state.players.length === players),
    );
    expect(complete.length).toBeGreaterThan(10);
    for (const { states, totalRounds } of complete) {
      const { round, players } = states[totalRounds - 1];
      for (const { opponents, past } of players)
        expect(opponents).toHaveLength(round - 1 - past.filter(({ isPlayed }) => !isPlayed).length);
    }
  });

  it('bar nearly everybody from the bye where byes are used up', () => {
    const shares = of('byes used up').map(({ states }) => {
      const { players } = states[states.length - 1];
      const round = edition.round(states[states.length - 1]);
      const takers = players.filter((_, place) => round.forbids(place, null) === null);
      return takers.length / Math.max(1, players.length);
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.25);
    for (const { players } of of('byes used up')) expect(players % 2).toBe(1);
  });
});
