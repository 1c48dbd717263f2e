import { describe, expect, it } from 'vitest';
import { completeRound, editionById } from '../../index.js';
import type { Edition, RoundState } from '../../index.js';
import { eventOfCells, stateAfter } from '../../testing/event-of-cells.js';
import { randomState } from '../../testing/random-event.js';
import { AS_PRINTED, firstFault } from '../reading.js';
import type { LiteralForm, LiteralPairing, LiteralReading } from '../reading.js';
import { dubovReadings } from './index.js';

const EVENTS = 300;

/** Round 1 of eight players of ascending numbers and equal points. */
const round1 = stateAfter(eventOfCells(['', '', '', '', '', '', '', ''], { totalRounds: 7 }), 0);

describe.each(Object.entries(dubovReadings))('%s', (id, reading) => {
  it('pairs the first round half against half (3.2.3)', () => {
    const { pairs, bye } = paired(reading, round1);
    expect(bye).toBeNull();
    expect(pairs.map(({ white, black }) => `${white}-${black}`)).toEqual(['1-5', '6-2', '3-7', '8-4']);
  });

  it('names the rule by which a first round is wrong', () => {
    const right = paired(reading, round1);
    const faultOf = (...pairs: [number, number][]): string | null => firstFault(right, { pairs, bye: null });
    const is2026 = id === 'dubov-2026';
    expect(faultOf([5, 1], [2, 6], [3, 7], [4, 8])).toBeNull();
    expect(faultOf([1, 6], [2, 5], [3, 7], [4, 8])).toBe(is2026 ? '4.4' : 'D.3');
    expect(faultOf([1, 2], [5, 6], [3, 7], [4, 8])).toBe(is2026 ? '4.3' : 'D.2');
  });

  it('refuses what it cannot take', () => {
    expect(() => reading.pair(round1, form({ without: ['C5'] }))).toThrow(RangeError);
    expect(() => reading.pair(round1, form({ otherwise: ['B3'] }))).toThrow(RangeError);
    expect(() => reading.pair(round1, { ...AS_PRINTED, isMaxi: true })).toThrow(RangeError);
  });

  it('pairs as the fast reading does', () => {
    const edition = editionById(id)!;
    for (const reading2 of [null, ...edition.otherReadings.filter(({ id }) => id !== 'DB8')]) {
      const runs = reading2 === null ? EVENTS : 60;
      for (let seed = 1; seed <= runs; seed++) {
        const players = 4 + (seed % 6);
        const state = randomState({ players, played: (seed >> 3) % players, edition, seed });
        const literal = reading.pair(state, form({ otherwise: reading2 === null ? [] : [reading2.id] }));
        const boards = literal.kind === 'paired' ? boardsOf(literal) : [literal.kind];
        expect(boards, `seed ${seed}`).toEqual(fastBoards(state, reading2?.edition ?? edition));
      }
    }
  });
});

function form({ without = [], otherwise = [] }: { without?: string[]; otherwise?: string[] }): LiteralForm {
  return { ...AS_PRINTED, without: new Set(without), otherwise: new Set(otherwise) };
}

function paired(reading: LiteralReading, state: RoundState): LiteralPairing {
  const round = reading.pair(state, AS_PRINTED);
  if (round.kind !== 'paired') throw new Error(`the round is ${round.kind}`);
  return round;
}

function boardsOf({ pairs, bye }: Pick<LiteralPairing, 'pairs' | 'bye'>): string[] {
  const boards = pairs.map(({ white, black, article }) => `${white}-${black} by ${article}`);
  return [...boards, `bye ${bye ?? 'none'}`].sort();
}

function fastBoards(state: RoundState, edition: Edition): string[] {
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') return [outcome.kind];
  const pairs = outcome.pairs.map(({ white, black, colourRule: { article } }) => ({ white, black, article }));
  return boardsOf({ pairs, bye: outcome.bye });
}
