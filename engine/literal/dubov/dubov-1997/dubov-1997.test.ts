import { describe, expect, it } from 'vitest';
import { editionById } from '../../../index.js';
import { STANDARD_POINTS } from '../../../model/event.js';
import type { EventData } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import { eventOfCells, stateAfter } from '../../../testing/event-of-cells.js';
import { randomState } from '../../../testing/random-event.js';
import { AS_PRINTED } from '../../reading.js';
import { fastBoards, formOf, literalBoards } from '../../testing/boards.js';
import { dubov1997 } from './index.js';

const EVENTS = 150;
const edition = editionById('dubov-1997')!;

function firstRound(players: number, parts: Partial<EventData> = {}): RoundState {
  return stateAfter(eventOfCells(Array<string>(players).fill(''), parts), 0);
}

const boards = (state: RoundState, ...otherwise: string[]): string[] =>
  literalBoards(state, dubov1997, formOf({ otherwise })).map((board) => board.replace(' by', ''));

describe('5', () => {
  it('upper part against lower part, the colours by turns, the bye for the last', () => {
    expect(boards(firstRound(8))).toEqual(['1-5 5', '3-7 5', '6-2 5', '8-4 5', 'bye none']);
    expect(boards(firstRound(5))).toEqual(['1-3 5', '4-2 5', 'bye 5']);
  });

  it('with a pair that is not allowed the round is left to the arbiter, or impossible (DA17)', () => {
    const forbidden = (...ids: number[]): Partial<EventData> => ({ forbidden: [{ first: 1, last: 1, ids }] });
    expect(boards(firstRound(4, forbidden(1, 3)))).toEqual(['left-to-arbiter']);
    expect(boards(firstRound(3, forbidden(1, 2)))).toEqual(['left-to-arbiter']);
    expect(boards(firstRound(2, forbidden(1, 2)))).toEqual(['impossible']);
  });
});

it('C.04.1.d: a requested full-point bye does not bar from the bye, otherwise (DA16) it does', () => {
  const event = eventOfCells(['2w1', '1b0', '4w1', '3b0', 'F'], {
    points: { ...STANDARD_POINTS, fullPointBye: 0 },
  });
  const players = event.players.map((player) => ({ ...player, rating: 2000 - player.id }));
  const state = stateAfter({ ...event, players }, 1);
  expect(boards(state)).toContain('bye 5');
  expect(boards(state, 'DA16')).toContain('bye 4');
});

it('refuses what it cannot take', () => {
  const state = firstRound(4);
  expect(() => dubov1997.pair(state, formOf({ without: ['6.3'] }))).toThrow(RangeError);
  expect(() => dubov1997.pair(state, formOf({ otherwise: ['DA14'] }))).toThrow(RangeError);
  expect(() => dubov1997.pair(firstRound(15), AS_PRINTED)).toThrow(RangeError);
});

it('pairs as the fast reading does', () => {
  for (const other of [null, ...edition.otherReadings]) {
    const form = formOf({ otherwise: other === null ? [] : [other.id] });
    for (let seed = 1; seed <= (other === null ? EVENTS : EVENTS / 5); seed++) {
      const players = 4 + (seed % 6);
      const state = randomState({ players, played: (seed >> 3) % players, edition, seed });
      expect(literalBoards(state, dubov1997, form), `${other?.id ?? ''} seed ${seed}`).toEqual(
        fastBoards(state, other?.edition ?? edition),
      );
    }
  }
});
