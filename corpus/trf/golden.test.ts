import { existsSync, readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTrf, writeTrf } from '../index.js';
import { damage, damaged } from './testing/damage.js';
import { isWholeSuite, runs } from '../../tests/suite.js';

const ROOT = '../shared/golden';
const present = existsSync(ROOT);
const files = present
  ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
      // Those of found contradict themselves or need rules for teams, those of programs mix dialects.
      (name) => name.endsWith('.trf') && !/^(found|programs)\W/.test(name),
    )
  : [];
const read = (name: string): Uint8Array => readFileSync(`${ROOT}/${name}`);

/** The lines of a file without blank ones, in an order of their own: the writer puts the records together. */
function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('001') ? withNewCodes(line) : line).trimEnd())
    .sort();
}

/** Points that need not be told. */
const STANDARD_POINTS = 'XXS W=1.0 D=0.5 L=0.0 PAB=1.0 HPB=0.5 ZPB=0.0 FPB=1.0 FW=1.0 FL=0.0';

/** The 2012 files use the bye codes of TRF06. */
function withNewCodes(line: string): string {
  return line
    .replaceAll('0000 - +', '0000 - U')
    .replaceAll('0000 - =', '0000 - H')
    .replaceAll('0000 - -', '0000 - Z');
}

describe.skipIf(!present)(`golden files${present ? '' : ` (skipped: no folder ${ROOT})`}`, () => {
  test('every file is read without an error and written with the same lines', () => {
    expect(files.length).toBeGreaterThan(0);
    const looked = isWholeSuite ? files : files.filter((_, index) => index % 16 === 0);
    for (const name of looked) {
      const bytes = read(name);
      const { tournament, problems } = parseTrf(bytes, { file: name });
      // Standings are altered on purpose; some points then do not follow from the results.
      const known = name.startsWith('standings/check/bad/')
        ? ['old-bye-code', 'points', 'other-result']
        : ['old-bye-code'];
      expect(
        problems.filter(({ code }) => !known.includes(code)),
        name,
      ).toEqual([]);
      if (tournament === null) {
        expect(name).toMatch(/^standings\/check\/bad/);
        continue;
      }
      const lines = linesOf(new TextDecoder().decode(bytes)).filter((line) => line !== STANDARD_POINTS);
      const written = (['trf16', 'trf26'] as const).map((format) =>
        linesOf(writeTrf(tournament, { format, eol: '\r' })),
      );
      expect(written, name).toContainEqual(lines);
    }
  });
});

describe('damaged files', () => {
  const examples = new URL('../examples/', import.meta.url);
  const seeds = readdirSync(examples).map((name) => readFileSync(new URL(name, examples)));

  test('give a tournament or an error, never an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seeds), damage, (bytes, mutations) => {
        const { tournament, problems } = parseTrf(damaged(bytes, mutations));
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(tournament === null).toBe(errors.length > 0);
        for (const problem of problems) {
          expect(problem.line).toBeGreaterThan(0);
          expect(problem.column).toBeGreaterThan(0);
          expect(problem.text).toMatch(/^\P{Cc}{0,60}$/u);
          expect(problem.adjustment !== undefined).toBe(problem.severity === 'warning');
        }
        if (tournament !== null) {
          const again = parseTrf(writeTrf(tournament, { format: 'trf26' })).tournament;
          expect(again?.players.map(({ rounds }) => rounds)).toEqual(
            tournament.players.map(({ rounds }) => rounds),
          );
        }
      }),
      { numRuns: runs(600, 1000) },
    );
  });

  test('are read to the end where there are a hundred thousand, with few problems told', () => {
    const records = [
      '250       1.0 001 500 0001 9999',
      'XXP ' + Array.from({ length: 3000 }, (_, index) => (index % 4) + 1).join(' '),
      '299         -0.5  001    1',
      '240 H 002    1    2    3    4',
      'ABC rubbish',
      '162  W 3.0 D',
    ];
    for (const record of records) {
      const text = readFileSync(new URL('dutch-2026-absences.trf', examples), 'utf8');
      const large = text + `\r${record}`.repeat(Math.min(100_000, Math.floor(4_000_000 / record.length)));
      // The limit of a test ends what takes the square of the lines; nobody reads as many problems as lines.
      expect(parseTrf(large).problems.length, record).toBeLessThanOrEqual(10);
    }
  });
});
