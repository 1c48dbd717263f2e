import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { burstein2026 } from '../burstein-2026.js';
import { compareSequence } from '../sequence-place.js';
import { pairings } from './pairings.js';

/** As the text writes them: "1-6, 2-5, 3-0, 4-0". */
function listed(count: number, virtual: number): string[] {
  const members = Array.from({ length: count }, (_, index) => index);
  return [...pairings(members, virtual, () => true)].map(({ pairs, floaters }) =>
    [...pairs, ...floaters.map((place) => [place, -1] as const)]
      .sort(([a], [b]) => a - b)
      .map(([a, b]) => `${a + 1}-${b + 1}`)
      .join(', '),
  );
}

const EXAMPLES = new URL('../../../../../shared/rules/worked-examples.md', import.meta.url);

test.skipIf(!existsSync(EXAMPLES))('4.3: the 45 pairings of six players, of whom two float', () => {
  const section = readFileSync(EXAMPLES, 'utf8').split('## 6.1 Order of pairings')[1] ?? '';
  const printed = section.split('```')[1].trim().split('\n');
  expect(printed).toHaveLength(45);
  expect(listed(6, 2)).toEqual(printed);
});

test('6.1 of the rules before: the 15 pairings of six players', () => {
  const printed =
    '1-6 2-5 3-4; 1-6 2-4 3-5; 1-6 2-3 4-5; 1-5 2-6 3-4; 1-5 2-4 3-6; 1-5 2-3 4-6; 1-4 2-6 3-5; 1-4 2-5 3-6; ' +
    '1-4 2-3 5-6; 1-3 2-6 4-5; 1-3 2-5 4-6; 1-3 2-4 5-6; 1-2 3-6 4-5; 1-2 3-5 4-6; 1-2 3-4 5-6';
  expect(listed(6, 0).map((line) => line.replaceAll(',', ''))).toEqual(printed.split('; '));
});

test('and of five players, of whom one floats', () => {
  const printed =
    '1-5 2-4 3F; 1-5 2-3 4F; 1-5 3-4 2F; 1-4 2-5 3F; 1-4 2-3 5F; 1-4 3-5 2F; 1-3 2-5 4F; 1-3 2-4 5F; 1-3 4-5 2F; ' +
    '1-2 3-5 4F; 1-2 3-4 5F; 1-2 4-5 3F; 2-5 3-4 1F; 2-4 3-5 1F; 2-3 4-5 1F';
  const written = listed(5, 1).map((line) => {
    const parts = line.split(', ');
    const floats = parts.filter((part) => part.endsWith('-0')).map((part) => part.replace('-0', 'F'));
    return [...parts.filter((part) => !part.endsWith('-0')), ...floats].join(' ');
  });
  expect(written).toEqual(printed.split('; '));
});

it.each([
  [6, 2],
  [6, 0],
  [5, 1],
  [7, 3],
])('of %d players, of whom %d float, each comes before the next', (count, virtual) => {
  const members = Array.from({ length: count }, (_, index) => index);
  const all = [...pairings(members, virtual, () => true)];
  for (const [index, candidate] of all.entries()) {
    const difference = compareSequence(
      burstein2026.orderRules,
      members,
      candidate,
      all[index + 1] ?? candidate,
    );
    if (index < all.length - 1) expect(difference?.order).toBeLessThan(0);
    else expect(difference).toBeNull();
  }
});
