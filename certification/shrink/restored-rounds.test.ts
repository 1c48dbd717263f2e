import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { restoredRounds } from './restored-rounds.js';
import { distance, standingsBeforeLast } from './standings-before.js';
import { eventOf, tableOf } from './testing/small-events.js';
import { withoutRounds } from './without-rounds.js';

/** Without the round, once for each attempt. */
function without(round: number, event: Tournament): Tournament[] {
  return [...restoredRounds(event, dutch2026)].filter(
    (_, index) => (index % (event.pairedRounds - 1)) + 1 === round,
  );
}

describe('a tournament without one round', () => {
  const EVENT = eventOf(['2w1 3b1 4w=', '1b0 4w1 3w=', '4w1 1w0 2b=', '3b0 2b0 1b=']);

  it('is each round but the last, in each of four attempts', () => {
    expect([...restoredRounds(EVENT, dutch2026)].map(({ pairedRounds }) => pairedRounds)).toEqual(
      Array.from({ length: 8 }, () => 2),
    );
    expect([...restoredRounds(eventOf(['2w=', '1b=']), dutch2026)]).toEqual([]);
  });

  it('is changed in the same way each time', () => {
    const tables = (): string[][] => [...restoredRounds(EVENT, dutch2026)].map(tableOf);
    expect(tables()).toEqual(tables());
  });

  it('has the other rounds, with the same opponents in them', () => {
    const opponentsOf = (event: Tournament, at: number): unknown =>
      event.players.map(({ rounds }) => rounds[at].opponent);
    for (const [round, left] of [
      [1, 1],
      [2, 0],
    ] as const)
      for (const one of without(round, EVENT)) {
        expect(opponentsOf(one, 0)).toEqual(opponentsOf(EVENT, left));
        expect(tableOf(one).map((row) => row.split(' ')[1])).toEqual(['4w=', '3w=', '2b=', '1b=']);
      }
  });

  it('has players who stand to each other no less as before than without a change, and more so in the end', () => {
    const rows = ['2w0 4b1 3w=', '1b1 3w= 4b=', '4w0 2b= 1b=', '3b1 1w0 2w='];
    const event = eventOf(rows);
    const wanted = standingsBeforeLast(event.players, event, dutch2026);
    for (const round of [1, 2]) {
      const costOf = (one: Tournament): number =>
        distance(wanted, standingsBeforeLast(one.players, one, dutch2026));
      const unchanged = costOf(withoutRounds(event, new Set([round])));
      const costs = without(round, event).map(costOf);
      expect(Math.max(...costs)).toBeLessThanOrEqual(unchanged);
      expect(Math.min(...costs)).toBeLessThan(unchanged);
    }
  });

  it('does not let those play again who met in the round', () => {
    const event = eventOf(['2w1 3-+ 4w=', '1b0 4w1 3w=', '4w1 1-- 2b=', '3b0 2b0 1b=']);
    const pairsOf = (round: number): string[][] =>
      without(round, event).map(({ forbidden }) => forbidden.map(({ ids }) => ids.join('-')));
    expect(pairsOf(1)).toEqual(Array.from({ length: 4 }, () => ['1-2', '3-4']));
    // A forfeited game is none that was played.
    expect(pairsOf(2)).toEqual(Array.from({ length: 4 }, () => ['2-4']));
  });

  it('keeps the prohibitions that it has', () => {
    const forbidden = [{ first: 1, last: 9, ids: [1, 4] }];
    const event = eventOf(tableOf(EVENT), { forbidden });
    for (const one of without(2, event))
      expect(one.forbidden.map(({ ids }) => ids.join('-'))).toEqual(['1-4', '1-3', '2-4']);
  });

  it('keeps what has no colours as it is', () => {
    // Round 2 has one game with colours, round 1 none.
    const event = eventOf(['2-+ 3w0 4w1', '1-- 4-+ 3b0', '4-- 1b1 2w1', '3-+ 2-- 1b0']);
    for (const one of without(2, event))
      expect(tableOf(one).map((row) => row.split(' ')[0])).toEqual(['2-+', '1--', '4--', '3-+']);
    for (const one of without(1, event)) {
      const first = tableOf(one).map((row) => row.split(' ')[0]);
      expect([first[1], first[3]]).toEqual(['4-+', '2--']);
      expect(['3w1', '3w=', '3w0', '3b1', '3b=', '3b0']).toContain(first[0]);
    }
  });
});
