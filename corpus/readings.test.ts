import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile, publishedRound } from '../checker/index.js';
import { pairByReading } from '../certification/readings/pair-by-reading.js';
import { samePairing } from '../checker/testing/reading-example-search.js';
import { initialColourOf } from '../engine/index.js';
import { otherReadings } from '../engine/testing/other-readings.js';
import { parseTrf } from './index.js';

/**
 * The ledger of readings is a table for people and for this test: "Held by" names test files, each followed by the
 * words by which the test is found in it; "Example" names a tournament that another reading pairs differently.
 */
interface Entry {
  readonly id: string;
  readonly heldBy: string;
  readonly example: string;
}

const ROOT = new URL('../', import.meta.url);
const LEDGER = readFileSync(new URL('readings.md', import.meta.url), 'utf8');
const entries = LEDGER.split('\n').flatMap((line): Entry[] => {
  const cells = line.split('|').map((cell) => cell.trim());
  if (!/^[A-Z]+\d+$/.test(cells[1] ?? '')) return [];
  expect(cells, line).toHaveLength(8);
  return [{ id: cells[1], heldBy: cells[5], example: cells[6] }];
});

test('the numbers are consecutive', () => {
  const numbersOf = (letter: string): string[] =>
    entries.map(({ id }) => id).filter((id) => id.replace(/\d+$/, '') === letter);
  for (const letter of ['B', 'D', 'S', 'I', 'J', 'K', 'DA', 'DB', 'BA', 'BB', 'L', 'T'])
    expect(numbersOf(letter)).toEqual(numbersOf(letter).map((_, index) => `${letter}${index + 1}`));
  expect(entries.length).toBeGreaterThan(25);
});

test.each(entries.map((entry) => [entry.id, entry] as const))(
  'reading %s is held by tests that exist',
  (_id, { heldBy }) => {
    const named = [...heldBy.matchAll(/`([^`]+)`((?:, "[^"]+")*)/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, file, words] of named) {
      expect(file).toMatch(/\.test\.ts$/);
      expect(existsSync(new URL(file, ROOT)), file).toBe(true);
      const source = readFileSync(new URL(file, ROOT), 'utf8');
      for (const [, quoted] of words.matchAll(/"([^"]+)"/g)) expect(source).toContain(quoted);
    }
  },
);

test.each(otherReadings)('reading $reading.id decides its example', ({ edition, reading }) => {
  const { id } = reading;
  const cell = entries.find((entry) => entry.id === id)?.example ?? '';
  const file = /^`([^`]+\.trf)`$/.exec(cell)?.[1] ?? '';
  const content = readFileSync(new URL(file, import.meta.url));
  const report = checkFile(content, file);
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.edition?.id).toBe(edition.id);
  expect(report.verdict).toBe('agrees');
  const tournament = parseTrf(content).tournament!;
  const round = tournament.pairedRounds;
  const event = { ...tournament, initialColour: initialColourOf(tournament) ?? ('white' as const) };
  const { participants } = publishedRound(event, round);
  const takesPart = (player: number): boolean => participants.has(player);
  const asRead = pairByReading(event, round, edition, null, takesPart);
  const otherwise = pairByReading(event, round, edition, reading, takesPart);
  expect(samePairing(asRead, otherwise)).toBe(false);
});

test('every other reading that is known belongs to an entry with an example, and no example to none', () => {
  const withExample = entries.filter(({ example }) => example !== '–');
  expect(withExample.map(({ id }) => id).sort()).toEqual(
    otherReadings.map(({ reading }) => reading.id).sort(),
  );
  const files = readdirSync(new URL('rule-examples/readings/', import.meta.url));
  expect(withExample.map(({ example }) => example).sort()).toEqual(
    files.map((file) => `\`rule-examples/readings/${file}\``).sort(),
  );
});
