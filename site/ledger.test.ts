import { expect, it } from 'vitest';
import { editionById } from '../engine/index.js';
import { rulesWithPages } from '../reports/rule-pages/index.js';
import { editionsOf, readings, readingsOf, rulesNamed } from './ledger.js';
import type { Reading } from './ledger.js';

const reading = (id: string): Reading => readings.find((one) => one.id === id)!;

it('has every entry once', () => {
  expect(readings.length).toBeGreaterThan(200);
  expect(new Set(readings.map(({ id }) => id)).size).toBe(readings.length);
});

it.each([
  ['S6', ['dutch-2026']],
  ['B3', ['dutch-2017', 'dutch-2026']],
  ['DB7', ['dubov-2018']],
  ['L22', ['lim-1999']],
  // Standings, norms and round robins have no edition of pairings.
  ['T1', []],
  ['RR1', []],
])('%s is about %j', (id, expected) => {
  expect(editionsOf(reading(id)).map((edition) => edition.id)).toEqual(expected);
});

it.each([
  ['S6', 'dutch-2026', ['C14', 'C16']],
  ['S4', 'dutch-2026', ['C7']],
  ['B22', 'dutch-2017', ['C8']],
  ['B22', 'dutch-2026', ['C10']],
  ['D8', 'dutch-2017', ['C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19']],
  ['I19', 'dutch-2012', ['E.2', 'E.5']],
  ['B1', 'dutch-2026', []],
])('%s names in %s %j', (id, edition, expected) => {
  expect(rulesNamed(reading(id), editionById(edition)!).map((rule) => rule.id)).toEqual(expected);
});

it('a rule leads to its readings, and an edition to all of its own', () => {
  const edition = editionById('dutch-2026')!;
  const rule = rulesWithPages(edition).find(({ id }) => id === 'C8')!;
  expect(readingsOf(edition, rule).map(({ id }) => id)).toEqual(['S5']);
  expect(readingsOf(edition).map(({ id }) => id)).toContain('S8');
});
