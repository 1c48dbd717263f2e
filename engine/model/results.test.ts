import { expect, test } from 'vitest';
import type { ResultCode } from './event.js';
import { eventOfCells } from '../testing/event-of-cells.js';
import { STANDARD_POINTS } from './event.js';
import { answerTo, pointsOf } from './results.js';

test.each<[ResultCode, ResultCode]>([
  ['1', '0'],
  ['W', 'L'],
  ['+', '-'],
  ['=', '='],
  ['D', 'D'],
  ['?', '?'],
  ['*', '*'],
])('%s against %s', (one, other) => {
  expect(answerTo(one)).toBe(other);
  expect(answerTo(other)).toBe(one);
});

test.each<ResultCode>(['H', 'F', 'U', 'Z'])('%s is no game and stays what it is', (bye) => {
  expect(answerTo(bye)).toBe(bye);
});

test('points that an entry tells count instead of those of its result, with bonuses', () => {
  const event = { ...eventOfCells(['2w1', '1b0']), adjustments: [] };
  const [first] = event.players;
  const printed = { ...first, rounds: [{ ...first.rounds[0], points: 15 }] };
  const value = { result: 'W', value: 20, round: null, ids: [] } as const;
  const bonus = { result: null, value: -5, round: 1, ids: [1] } as const;
  expect(pointsOf(event, first, 1)).toBe(STANDARD_POINTS.whiteWin);
  expect(pointsOf({ ...event, adjustments: [value] }, first, 1)).toBe(20);
  expect(pointsOf({ ...event, adjustments: [value, bonus] }, printed, 1)).toBe(10);
});

test('a bonus counts with the value that replaces that of the result, whichever record comes first', () => {
  const event = eventOfCells(['2w1', '1b0']);
  const value = { result: 'W', value: 20, round: null, ids: [] } as const;
  const bonus = { result: null, value: -5, round: 1, ids: [1] } as const;
  for (const adjustments of [
    [value, bonus],
    [bonus, value],
  ])
    expect(pointsOf({ ...event, adjustments }, event.players[0], 1)).toBe(15);
});
