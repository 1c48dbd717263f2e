import { describe, expect, it } from 'vitest';
import type { PlayerTrait } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { distance, standingsBeforeLast } from './standings-before.js';
import type { StandingBefore } from './standings-before.js';
import { eventOf } from './testing/small-events.js';

const TRAITS: readonly PlayerTrait[] = [
  { value: 'down', weight: 4 },
  { value: null, weight: 3 },
  { value: 1, weight: 2 },
];

/** Players with these scores and traits; trait number `changed` of player `who` is another one. */
function field(scores: readonly number[], who = 0, changed: readonly number[] = []): StandingBefore[] {
  return scores.map((score, index) => ({
    id: index + 1,
    score,
    traits: TRAITS.map((trait, place) =>
      index + 1 === who && changed.includes(place) ? { ...trait, value: 'other' } : trait,
    ),
  }));
}

describe('the distance of two standings', () => {
  it.each([
    [[], 0],
    [[0], 4],
    [[1], 3],
    [[2], 2],
    [[0, 1], 7],
    [[1, 2], 5],
    [[0, 1, 2], 9],
  ])('counts the traits %j of a player by their weights: %d', (changed, expected) => {
    for (const who of [1, 2, 3]) {
      expect(distance(field([20, 10, 10]), field([20, 10, 10], who, changed))).toBe(expected);
      expect(distance(field([20, 10, 10], who, changed), field([20, 10, 10]))).toBe(expected);
    }
  });

  it.each([
    ['nothing', [20, 10, 0], [20, 10, 0], 0],
    ['other points in the same order', [20, 10, 0], [30, 25, 5], 0],
    ['two who are level now', [20, 10, 0], [20, 0, 0], 1],
    ['two who were level', [20, 0, 0], [20, 10, 0], 1],
    ['two who have changed places', [20, 10, 0], [10, 20, 0], 1],
    ['one who is ahead of all now', [20, 10, 0], [20, 10, 30], 2],
    ['all level', [20, 10, 0], [10, 10, 10], 3],
    ['the order turned round', [20, 10, 0], [0, 10, 20], 3],
  ])('counts pairs of players whose order by points differs: %s', (_, before, now, expected) => {
    expect(distance(field(before), field(now))).toBe(expected);
  });

  it('adds up traits and points', () => {
    expect(distance(field([20, 10, 0]), field([10, 10, 0], 2, [0, 2]))).toBe(4 + 2 + 1);
  });
});

describe('the standings before the last round', () => {
  const ROWS = ['2w1 3b1 4w=', '1b0 4w1 3w=', '4w1 1w0 2b=', '3b0 2b0 1b=', 'H U Z', 'Z 6b1 U'];

  it('are those of who takes part in it, by their points until then', () => {
    const event = eventOf(ROWS);
    const found = standingsBeforeLast(event.players, event, dutch2026);
    expect(found.map(({ id, score }) => [id, score])).toEqual([
      [1, 20],
      [2, 10],
      [3, 10],
      [4, 0],
      [6, 10],
    ]);
  });

  it('do not read the last round', () => {
    const event = eventOf(ROWS);
    const other = eventOf(ROWS.map((row) => row.replace(/=$/, '1')));
    expect(standingsBeforeLast(other.players, event, dutch2026)).toEqual(
      standingsBeforeLast(event.players, event, dutch2026),
    );
  });

  it.each([
    ['other colours of a game', ['2b1 3b1 4w=', '1w0 4w1 3w=', ...ROWS.slice(2)], true],
    ['other points, with which somebody floats', ['2w= 3b1 4w=', '1b= 4w1 3w=', ...ROWS.slice(2)], true],
    ['the same games', ROWS, false],
  ])('have a trait that differs where the edition reads it: %s', (_, rows, differs) => {
    const [event, other] = [eventOf(ROWS), eventOf(rows)];
    const traitsOf = (players: typeof event.players): unknown =>
      standingsBeforeLast(players, event, dutch2026).map(({ traits }) => traits);
    expect(JSON.stringify(traitsOf(other.players)) !== JSON.stringify(traitsOf(event.players))).toBe(differs);
  });
});
