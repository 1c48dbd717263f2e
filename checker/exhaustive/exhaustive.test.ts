import { describe, expect, it } from 'vitest';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import { isLongSuite } from '../../tests/suite.js';
import { decode, encode, nobodyHasPlayed } from './events.js';
import { exploreAll, NOTHING_EXPLORED, sumOf } from './explore.js';
import type { Totals } from './explore.js';

/** Explores all events of so many rounds. */
function explored(edition: Edition, players: number, rounds: number, absences: boolean): Totals {
  let events = [encode(nobodyHasPlayed(players))];
  let totals = NOTHING_EXPLORED;
  for (let round = 1; round <= rounds; round++) {
    const batch = exploreAll(events, edition, rounds, { absences });
    expect(batch.differences).toEqual([]);
    totals = sumOf(totals, batch.totals);
    events = [...batch.next];
  }
  return totals;
}

describe.each(editions)('every event that can happen, $id', (edition) => {
  it('of four players is paired alike by both readings', () => {
    const { positions, choices } = explored(edition, 4, 3, false);
    expect(positions).toBe(91);
    expect(choices).toBeGreaterThan(9);
  });

  it('of four players, one of whom may be away, and one game be forfeited', () => {
    const { positions, choices } = explored(edition, 4, 2, true);
    expect(positions).toBeGreaterThan(500);
    expect(choices).toBeGreaterThan(300);
  });
});

it('the numbers are those of all events', () => {
  // Two games with three results each: 1 + 9 + 81; of five players 9 times as many in every round.
  const dutch = editions.find(({ id }) => id === 'dutch-2026')!;
  expect(explored(dutch, 4, 2, false)).toMatchObject({ positions: 10 });
  expect(explored(dutch, 5, isLongSuite ? 4 : 3, false).positions).toBe(isLongSuite ? 820 : 91);
});

it('an event is the same as its text', () => {
  const text = '2w1 3b= -U/1b0 -Z 4w+/-H 1w= -F/-Z -Z 2b-';
  expect(encode(decode(text))).toBe(text);
  expect(encode(decode('//'))).toBe('//');
});
