import { expect, it } from 'vitest';
import { editionById } from '../../engine/index.js';
import { kindWords } from './kind-words.js';

it.each([
  ['C1', 'absolute rule, never broken'],
  ['C6', 'quality criterion, 1st of 16'],
  ['C12', 'quality criterion, 7th of 16'],
  ['5.2.3', 'colour rule, 3rd of 5'],
  ['board-order', 'order of the boards'],
])('%s: %s', (id, expected) => {
  const edition = editionById('dutch-2026')!;
  expect(
    kindWords(
      edition,
      edition.rules.find((rule) => rule.id === id)!,
    ),
  ).toBe(expected);
});

it('a rule that only another form of the edition has is given no place', () => {
  const edition = editionById('dutch-2026')!;
  const rule = { ...edition.rules.find(({ id }) => id === 'C12')!, id: 'C99' };
  expect(kindWords(edition, rule)).toBe('quality criterion');
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [14, '14th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [24, '24th'],
  [101, '101st'],
  [111, '111th'],
  [112, '112th'],
  [113, '113th'],
])('number %i is %s', (n, expected) => {
  const [rule] = editionById('dutch-2026')!.rules.filter(({ level }) => level === 'quality');
  const rules = Array.from({ length: n }, (_, index) => ({ ...rule, id: `R${index + 1}` }));
  expect(kindWords({ rules }, rules[n - 1])).toBe(`quality criterion, ${expected} of ${n}`);
});
