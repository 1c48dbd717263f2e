import { describe, expect, test } from 'vitest';
import type { OrderedSide } from '../system-words.js';
import { withNames } from '../person.js';
import { order, order1997 } from './order.js';

describe('the sets of players by their sequence numbers, around the first difference', () => {
  const sideWith = (
    step: 'upfloaters' | 'leavers' | 'joiners' | 'transposition',
    numbers: readonly number[],
  ): OrderedSide => ({
    place: { [step]: numbers },
    numbered: { [step]: [21, 22, 23, 24] },
  });

  test.each([
    [
      'upfloaters',
      'those brought up are numbers 1, 3 (players 21, 23); the set numbers 1, 2 (players 21, 22) comes earlier',
    ],
    [
      'leavers',
      'out of the smaller subgroup are shifted numbers 1, 3 (players 21, 23); the set numbers 1, 2 (players 21, 22) comes earlier',
    ],
    [
      'joiners',
      'out of the larger subgroup are shifted numbers 1, 3 (players 21, 23); the set numbers 1, 2 (players 21, 22) comes earlier',
    ],
    [
      'transposition',
      'the players of S1 meet numbers 1, 3 (players 21, 23); the transposition numbers 1, 2 (players 21, 22) comes earlier',
    ],
  ] as const)('%s', (step, sentence) => {
    expect(withNames(order[step](sideWith(step, [1, 3]), sideWith(step, [1, 2])), null)).toBe(sentence);
  });
});

describe('the number of shifters', () => {
  const shifted = (count: number, numbered: OrderedSide['numbered'] = {}): OrderedSide => ({
    place: { leavers: Array.from({ length: count }, (_, index) => index + 1) },
    numbered,
  });
  const words = (published: OrderedSide, reference: OrderedSide): string =>
    withNames(order['number-of-shifters'](published, reference), null);

  test.each([
    [1, 0, '1 pair is within the smaller subgroup; none is unavoidable'],
    [2, 0, '2 pairs are within the smaller subgroup; none is unavoidable'],
    [2, 1, '2 pairs are within the smaller subgroup; only 1 is unavoidable'],
    [3, 2, '3 pairs are within the smaller subgroup; only 2 are unavoidable'],
  ])('%d, of which %d are unavoidable', (n, m, sentence) => {
    expect(words(shifted(n), shifted(m))).toBe(sentence);
  });

  test.each([
    [{}, 'the smaller subgroup'],
    [{ smaller: [21, 22] }, 'the smaller subgroup (players 21, 22)'],
    [{ g1: [21, 22] }, 'G1 (players 21, 22)'],
    [
      { g1: [21, 22], halved: [21, 22] },
      'G1 (players 21, 22), the upper half, as nobody in the bracket has played',
    ],
  ])('within the subgroup %j', (numbered, subgroup) => {
    expect(words(shifted(1, numbered), shifted(0))).toBe(`1 pair is within ${subgroup}; none is unavoidable`);
  });
});

describe('1997: the players of the other column, row by row', () => {
  const rows = (...numbers: readonly number[]): OrderedSide => ({
    place: { rows: numbers },
    numbered: { right: [31, 32, 33] },
  });

  test.each([
    [
      'halves',
      'the players of the upper half meet 32, 31, 33; they go row for row with those of the lower half, which gives 31, 32, 33',
    ],
    [
      'rows',
      'the whites, the lowest average of opponents first, meet 32, 31, 33; they go in the order of the blacks, the highest rating first, which gives 31, 32, 33',
    ],
    [
      'changed-row',
      'the whites meet 32, 31, 33; they go with the first blacks of the lower rows whom they have not met, which gives 31, 32, 33',
    ],
  ])('%s', (step, sentence) => {
    expect(withNames(order1997[step]!(rows(2, 1, 3), rows(1, 2, 3)), null)).toBe(sentence);
  });

  test.each([
    ['the last row', 3, '33'],
    ['a row before the first', 0, 'another'],
    ['a row that is not there', 4, 'another'],
  ])('%s', (_, row, name) => {
    expect(withNames(order1997.rows!(rows(row), rows(1)), null)).toContain(` meet ${name};`);
  });
});
