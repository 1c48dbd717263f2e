import { describe, expect, it } from 'vitest';
import { editionById } from '../../index.js';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { randomState } from '../../testing/random-event.js';
import { AS_PRINTED, firstFault } from '../reading.js';
import { dubovReadings } from './index.js';
import { fastBoards, formOf, literalBoards, pairedRound } from '../testing/boards.js';

const EVENTS = 150;

/** Round 1 of eight players of ascending numbers and equal points. */
const round1 = stateAfter(eventOfCells(['', '', '', '', '', '', '', ''], { totalRounds: 7 }), 0);

const BY_CRITERIA = ['dubov-2026', 'dubov-2018'];

describe.each(BY_CRITERIA)('%s', (id) => {
  const reading = dubovReadings[id];

  it('pairs the first round half against half (3.2.3)', () => {
    const { pairs, bye } = pairedRound(reading, round1);
    expect(bye).toBeNull();
    expect(pairs.map(({ white, black }) => `${white}-${black}`)).toEqual(['1-5', '6-2', '3-7', '8-4']);
  });

  it('names the rule by which a first round is wrong', () => {
    const right = pairedRound(reading, round1);
    const faultOf = (...pairs: [number, number][]): string | null => firstFault(right, { pairs, bye: null });
    const is2026 = id === 'dubov-2026';
    expect(faultOf([5, 1], [2, 6], [3, 7], [4, 8])).toBeNull();
    expect(faultOf([1, 6], [2, 5], [3, 7], [4, 8])).toBe(is2026 ? '4.4' : 'D.3');
    expect(faultOf([1, 2], [5, 6], [3, 7], [4, 8])).toBe(is2026 ? '4.3' : 'D.2');
  });

  it('refuses what it cannot take', () => {
    expect(() => reading.pair(round1, formOf({ without: ['C5'] }))).toThrow(RangeError);
    expect(() => reading.pair(round1, formOf({ otherwise: ['B3'] }))).toThrow(RangeError);
    expect(() => reading.pair(round1, { ...AS_PRINTED, isMaxi: true })).toThrow(RangeError);
  });

  it('pairs as the fast reading does', () => {
    const edition = editionById(id)!;
    for (const other of [null, ...edition.otherReadings.filter(({ id }) => id !== 'DB8')]) {
      const form = formOf({ otherwise: other === null ? [] : [other.id] });
      for (let seed = 1; seed <= (other === null ? EVENTS : EVENTS / 5); seed++) {
        const players = 4 + (seed % 6);
        const state = randomState({ players, played: (seed >> 3) % players, edition, seed });
        const boards = literalBoards(state, reading, form);
        expect(boards, `${other?.id ?? ''} seed ${seed}`).toEqual(
          fastBoards(state, other?.edition ?? edition),
        );
      }
    }
  });
});
