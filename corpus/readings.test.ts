import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile, publishedRound } from '../checker/index.js';
import { pairByReading } from '../certification/readings/pair-by-reading.js';
import { samePairing } from '../checker/testing/reading-example-search.js';
import { decidingReadings, initialColourOf } from '../engine/index.js';
import type { RoundEntry, RoundOutcome } from '../engine/index.js';
import { otherReadings } from '../engine/testing/other-readings.js';
import type { ReadingOf } from '../engine/testing/other-readings.js';
import { withRounds } from '../certification/program/tournament-before.js';
import { checkText } from '../reports/check/text.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { parseTrf, writeTrf } from './index.js';
import type { Tournament } from './index.js';

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
  for (const letter of ['B', 'D', 'S', 'I', 'J', 'K', 'DA', 'DB', 'BA', 'BB', 'L', 'T', 'M'])
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

test.each(otherReadings)('reading $reading.id decides its example', (of) => {
  const { content, file, tournament, asRead, otherwise } = exampleOf(of);
  const report = checkFile(content, file);
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.edition?.id).toBe(of.edition.id);
  // Rounds that were paired by hand are declared in the file.
  expect(report.rounds.filter(({ declarations = [] }) => declarations.length === 0)).toEqual(
    report.rounds.filter(({ verdict }) => verdict === 'agrees'),
  );
  expect(report.rounds.at(-1)?.verdict).toBe('agrees');
  expect(tournament.pairedRounds).toBeGreaterThan(0);
  expect(samePairing(asRead, otherwise)).toBe(false);
});

const deciding = otherReadings
  .filter(({ edition, reading }) => decidingReadings(edition).includes(reading))
  .map((of) => ({ ...of, example: exampleOf(of) }));

test('of the examples in which readings decide few have no pairing at all by the other one', () => {
  const without = deciding.filter(({ example }) => example.otherwise.kind !== 'paired');
  expect(without.map(({ reading }) => reading.id)).toEqual(['L22', 'DA12', 'DA16']);
});

test.each(deciding.filter(({ example }) => example.otherwise.kind === 'paired'))(
  'a round that is right by reading $reading.id alone is told to depend on it',
  ({ edition, reading, example }) => {
    const { tournament, otherwise } = example;
    if (otherwise.kind !== 'paired') throw new Error(otherwise.kind);
    const entries = new Map<number, RoundEntry>();
    for (const { white, black } of otherwise.pairs) {
      entries.set(white, { opponent: black, colour: 'white', result: '=' });
      entries.set(black, { opponent: white, colour: 'black', result: '=' });
    }
    if (otherwise.bye !== null) entries.set(otherwise.bye, { opponent: null, colour: null, result: 'U' });
    const round = tournament.pairedRounds;
    const changed = withRounds(tournament, round, ({ id, rounds }) => {
      const entry = entries.get(id);
      return entry === undefined ? rounds : [...rounds.slice(0, round - 1), entry];
    });
    const report = checkFile(writeTrf(changed, { format: 'trf26' }), 'otherwise.trf', {
      edition,
      standings: null,
    });
    const last = report.rounds.at(-1);
    expect(last).toMatchObject({ round, verdict: 'agrees-otherwise' });
    expect(last?.readings).toContain(reading.id);
    expect(last?.deviations.length).toBeGreaterThan(0);
    expect(wholeReport(checkText, [report])).toContain(`reading ${reading.id}`);
  },
);

interface Example {
  readonly file: string;
  readonly content: Uint8Array;
  readonly tournament: Tournament;
  /** Its last round by the ledger, and by the other reading. */
  readonly asRead: RoundOutcome;
  readonly otherwise: RoundOutcome;
}

function exampleOf({ edition, reading }: ReadingOf): Example {
  const cell = entries.find((entry) => entry.id === reading.id)?.example ?? '';
  const file = /^`([^`]+\.trf)`$/.exec(cell)?.[1] ?? '';
  const content = readFileSync(new URL(file, import.meta.url));
  const tournament = parseTrf(content).tournament!;
  const round = tournament.pairedRounds;
  const event = { ...tournament, initialColour: initialColourOf(tournament) ?? ('white' as const) };
  const { participants } = publishedRound(event, round);
  const takesPart = (player: number): boolean => participants.has(player);
  return {
    file,
    content,
    tournament,
    asRead: pairByReading(event, round, edition, null, takesPart),
    otherwise: pairByReading(event, round, edition, reading, takesPart),
  };
}

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
