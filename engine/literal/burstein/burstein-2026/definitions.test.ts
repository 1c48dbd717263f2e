import { describe, expect, it, test } from 'vitest';
import { EventHistory } from '../../../model/history.js';
import type { RoundState } from '../../../model/player.js';
import { eventOfCells, playerOf, stateAfter } from '../../../testing/event-of-cells.js';
import { formOf } from '../../testing/boards.js';
import { AS_PRINTED } from '../../reading.js';
import { rankedPlayers, seedingRounds } from './definitions.js';
import { indexOf } from './opposition.js';

test.each([
  [5, 2],
  [6, 3],
  [7, 3],
  [8, 4],
  [9, 4],
  [11, 4],
])('1.6.2: of %d rounds %d are seeding rounds', (totalRounds, seeding) => {
  expect(seedingRounds({ totalRounds }, AS_PRINTED)).toBe(seeding);
});

describe('1.7: the Index', () => {
  it('counts games by the scores of the opponents, and other rounds as games against oneself', () => {
    const state = stateAfter(eventOfCells(['2w1 H 3b=', '1b0 3w1 U', '4w1 2b0 1w=', '3b0 Z Z']), 3);
    // 1 has 2 points, 2 has 2, 3 has 1½.
    expect(indexOf(state, AS_PRINTED, playerOf(state, 1))).toEqual({
      buchholz: 20 + 20 + 15,
      sonnebornBerger: 10 * 20 + 5 * 20 + 5 * 15,
    });
  });

  describe('zero-point-byes of an opponent', () => {
    const rows = [
      '4w1 2w1 3w1',
      '3w1 1b0 4w1',
      '2b0 4w1 1b0',
      '1b0 3b0 2b0',
      'Z 6w= Z',
      '7w= 5b= Z',
      '6b= Z Z',
    ];
    const buchholzOf6 = (present: number[], otherwise: string[] = []): number => {
      const state = stateWith(rows, present);
      return indexOf(state, formOf({ otherwise }), playerOf(state, 6)).buchholz;
    };

    it('count as draws where the series reaches the current round', () => {
      // 5 has ½ and a bye since, 7 has ½ and two of them; 6 has 1 and played itself once.
      expect(buchholzOf6([1, 2, 3, 4, 6])).toBe(10 + (5 + 5) + (5 + 5 + 5));
    });

    it('count nothing where the player is back, or do so (BB3)', () => {
      expect(buchholzOf6([1, 2, 3, 4, 5, 6, 7])).toBe(10 + 5 + 5);
      expect(buchholzOf6([1, 2, 3, 4, 5, 6, 7], ['BB3'])).toBe(10 + 10 + 15);
    });

    it('count as draws wherever they stand (BB2)', () => {
      expect(buchholzOf6([1, 2, 3, 4, 5, 6, 7], ['BB2'])).toBe(10 + 15 + 15);
    });
  });

  it('ranks who has not played by it, or last (BB4)', () => {
    const state = stateAfter(eventOfCells(['F F', '3w1 4w=', '2b0 Z', 'Z 2b=']), 2);
    const ranking = (otherwise: string[]): number[] =>
      rankedPlayers(state, formOf({ otherwise })).map(({ id }) => id);
    expect(ranking([])[0]).toBe(1);
    expect(ranking(['BB4']).at(-1)).toBe(1);
  });
});

function stateWith(rows: readonly string[], present: readonly number[]): RoundState {
  const history = new EventHistory(eventOfCells(rows));
  while (history.round <= 3) history.advance();
  return history.stateFor((id) => present.includes(id), 'white');
}
