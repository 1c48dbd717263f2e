import { expect, it } from 'vitest';
import { compareReadings } from '../../../testing/compare-readings.js';
import { randomState } from '../../../testing/random-event.js';
import { burstein2026 } from '../../../testing/editions.js';

it('BB4: of several who have not played a game the next method of the ranking decides', () => {
  const edition = burstein2026.readTogether(['BB4']);
  const state = randomState({ players: 9, played: 1, edition, seed: 342 });
  const { fast, literal } = compareReadings(state, edition);
  expect(state.players.filter(({ colours }) => colours.length === 0).length).toBeGreaterThan(1);
  expect(fast).toEqual(literal);
});
