import { expect, it } from 'vitest';
import { editionById } from '../../engine/index.js';
import { editionLabel, forceWords } from './edition-label.js';

it.each([
  ['dutch-2026', 'Dutch 2026', 'since 1 February 2026'],
  ['dutch-2017', 'Dutch 2017', 'from 1 July 2017 to 31 January 2026'],
  ['dutch-2015-draft', 'Dutch 2015 draft', 'no days in force'],
  ['double-swiss-2026', 'Double-Swiss 2026', 'since 1 February 2026'],
])('%s is called %s, %s', (id, label, force) => {
  const edition = editionById(id)!;
  expect(editionLabel(edition)).toBe(label);
  expect(forceWords(edition)).toBe(force);
});

it('a first day that is not known exactly is said to be so', () => {
  const edition = { ...editionById('dutch-2017')!, isFromUncertain: true as const };
  expect(forceWords(edition)).toBe('from about 1 July 2017 to 31 January 2026');
});
