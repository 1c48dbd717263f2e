import { expect, it } from 'vitest';
import { editionById } from '../../index.js';
import { randomState } from '../../testing/random-event.js';
import { fastBoards, formOf, literalBoards } from '../testing/boards.js';
import { bursteinReadings } from './index.js';

const EVENTS = 200;

const reading = bursteinReadings['burstein-2026'];
const edition = editionById('burstein-2026')!;

it('pairs as the fast reading does', () => {
  for (const other of [null, ...edition.otherReadings.filter(({ id }) => id !== 'BB8')]) {
    const form = formOf({ otherwise: other === null ? [] : [other.id] });
    for (let seed = 1; seed <= (other === null ? EVENTS : EVENTS / 5); seed++) {
      const players = 4 + (seed % 6);
      const state = randomState({ players, played: 2 + ((seed >> 3) % players), edition, seed });
      const boards = literalBoards(state, reading, form);
      expect(boards, `${other?.id ?? ''} seed ${seed}`).toEqual(fastBoards(state, other?.edition ?? edition));
    }
  }
});

it('refuses what it cannot take', () => {
  const state = randomState({ players: 6, played: 2, edition, seed: 1 });
  expect(() => reading.pair(state, formOf({ without: ['C5'] }))).toThrow(RangeError);
  expect(() => reading.pair(state, formOf({ otherwise: ['DB2'] }))).toThrow(RangeError);
});
