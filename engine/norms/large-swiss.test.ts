import { expect, test } from 'vitest';
import type { EventPlayer, ResultCode } from '../model/event.js';
import { largeSwissOf } from './index.js';
import type { NormPlayer } from './index.js';

/** Returns players with these ratings. The first of them miss the given rounds of nine. */
function isLarge(ratings: readonly (number | null)[], absent = 0, missed: readonly number[] = []): string {
  const players = ratings.map((_, index): EventPlayer => {
    const rounds = Array.from({ length: 9 }, (_round, round) => {
      const isAway = index < absent && missed.includes(round + 1);
      const result: ResultCode = isAway ? 'Z' : '1';
      return { opponent: isAway ? null : 1000, colour: isAway ? null : ('white' as const), result };
    });
    return { id: index + 1, rounds };
  });
  const people = new Map(
    ratings.map((rating, index): [number, NormPlayer] => [
      index + 1,
      { id: index + 1, title: '', rating, federation: 'NOR', sex: 'm' },
    ]),
  );
  return largeSwissOf(players, people, 9);
}

const of = (count: number, rating: number | null): (number | null)[] =>
  Array.from({ length: count }, () => rating);

test.each([
  ['40 players of 2000', isLarge(of(40, 2000)), 'yes'],
  ['39 players', isLarge(of(39, 2700)), 'no'],
  ['40 players of 1999', isLarge(of(40, 1999)), 'no'],
  ['players who miss two rounds do not count', isLarge(of(40, 2000), 1, [3, 4]), 'no'],
  ['one of 40 misses a round', isLarge(of(40, 2000), 1, [3]), 'unknown'],
  ['one of 41 misses a round', isLarge(of(41, 2000), 1, [3]), 'yes'],
  ['unrated players pull the average down', isLarge([...of(40, 2000), 0]), 'unknown'],
  ['unrated players of a strong field', isLarge([...of(40, 2100), 0]), 'yes'],
  ['no ratings', isLarge(of(40, null)), 'unknown'],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test('an event without rounds is none', () => {
  expect(largeSwissOf([], new Map(), 0)).toBe('no');
});
