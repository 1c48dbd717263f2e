import { describe, expect, test } from 'vitest';
import { deviation, side } from '../../testing/deviations.js';
import { sideBySide } from './side-by-side.js';

/** So many pairs that both have, from number 101. */
const same = (count: number) => Array.from({ length: count }, (_, i) => [101 + 2 * i, 102 + 2 * i] as const);

describe('a bracket of up to 12 lines is shown whole, of a larger one only what differs', () => {
  const wrong = (count: number): string[] =>
    sideBySide(
      deviation({
        published: side({ pairs: [...same(count), [5, 12]] }),
        reference: side({ pairs: [...same(count), [5, 19]] }),
      }),
    );

  test.each([0, 1, 11])('%d pairs the same are shown', (count) => {
    const lines = wrong(count);
    expect(lines).toHaveLength(1 + count + 1);
    expect(lines[0]).toMatch(/^ {2}published +by the rules$/);
    expect(lines.at(-1)).toMatch(/^\* 5 - 12 +5 - 19$/);
  });

  test.each([
    [12, '  (12 pairs the same)'],
    [30, '  (30 pairs the same)'],
  ])('%d pairs the same are counted', (count, last) => {
    expect(wrong(count)).toEqual(['  published   by the rules', '* 5 - 12      5 - 19', last]);
  });

  test('one pair the same is counted in the singular', () => {
    const pairs = (shift: number) =>
      Array.from({ length: 12 }, (_, i) => [i + 1, 21 + ((i + shift) % 12)] as const);
    const lines = sideBySide(
      deviation({
        published: side({ pairs: [...same(1), ...pairs(0)] }),
        reference: side({ pairs: [...same(1), ...pairs(1)] }),
      }),
    );
    expect(lines).toHaveLength(1 + 12 + 1);
    expect(lines.at(-1)).toBe('  (1 pair the same)');
    expect(lines.slice(1, -1).every((line) => line.startsWith('* '))).toBe(true);
  });
});

test('pairs that only one of the two has, and those left over', () => {
  const found = deviation({
    published: side({ pairs: [[1, 2]], downfloaters: [3, 4] }),
    reference: side({
      pairs: [
        [1, 2],
        [3, 4],
      ],
    }),
  });
  expect(sideBySide(found)).toEqual([
    '  published         by the rules',
    '  1 - 2             1 - 2',
    '*                   3 - 4',
    '* left over: 3, 4',
  ]);
});

test('without a legal pairing the published one is shown alone', () => {
  const published = side({ pairs: [[1, 2]], downfloaters: [3] });
  expect(sideBySide(deviation({ published, reference: null }))).toEqual([
    '  published      by the rules',
    '* 1 - 2          no legal pairing',
    '* left over: 3',
  ]);
});

describe('colours', () => {
  const wrong = (players: readonly number[], others: readonly (readonly number[])[] = []): string[] =>
    sideBySide(
      deviation({
        ...{ kind: 'colour', players },
        violations: others.map((own) => ({ rule: '5.2.1', article: '5.2.1', title: '', players: own })),
        published: side({ white: [5, 8] }),
        reference: side({ white: [12, 8] }),
      }),
    );

  test.each([
    [[], [], []],
    [[5, 12], [], ['* 5 (White) - 12   12 (White) - 5']],
    [[5, 12], [[8, 19]], ['* 5 (White) - 12   12 (White) - 5', '  8 (White) - 19   8 (White) - 19']],
  ])('of %j and %j', (players, others, lines) => {
    expect(wrong(players, others).slice(1)).toEqual(lines);
  });
});
