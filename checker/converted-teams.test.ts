import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convertTrf } from '../corpus/index.js';
import type { TrfVersion } from '../corpus/index.js';
import { generate, presets } from '../generator/index.js';
import type { GeneratorConfig } from '../generator/index.js';
import { checkFile } from './index.js';
import { foundFiles, GOLDEN, hasGolden } from './testing/golden.js';

type Content = string | Uint8Array;

/**
 * What a check says of a file, without what depends on lines.
 * @param hasWarnings with the warnings: the codes of byes of TRF06 are warned about.
 */
function verdictOf(content: Content, hasWarnings = true): unknown {
  const { verdict, edition, rounds, standings, problems } = checkFile(content, 'event.trf');
  const ranks = [standings?.verdict, standings?.points, standings?.ranks, standings?.deviations];
  const codes = problems.flatMap(({ severity, code }) => (severity === 'error' || hasWarnings ? [code] : []));
  return { verdict, edition, rounds, ranks, codes };
}

function convertedTo(content: Content, to: TrfVersion): string {
  const { text, problems } = convertTrf(content, to);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return text ?? '';
}

/** The rounds of the 001 records, and the records of teams. */
function cellsOf(content: Content): string[] {
  const text = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
  return text.split(/[\r\n]+/).flatMap((line) => (line.startsWith('001') ? [line.slice(91).trimEnd()] : []));
}

function expectSameVerdicts(content: Content, name: string): void {
  const before = verdictOf(content);
  const modern = convertedTo(content, '26');
  const old = convertedTo(content, '16');
  for (const text of [modern, old, convertedTo(modern, '16'), convertedTo(old, '26')]) {
    expect(verdictOf(text), name).toEqual(before);
    // The columns are written alike; a blank round is one of zero points.
    expect(cellsOf(text), name).toEqual(cellsOf(modern));
  }
  const oldest = convertedTo(content, '06');
  for (const text of [oldest, convertedTo(oldest, '26')])
    expect(verdictOf(text, false), name).toEqual(verdictOf(content, false));
  // A team has byes, its members have none.
  const isBye = (cells: readonly string[]): boolean => cells.some((row) => / {2}0000 - U/.test(` ${row}`));
  if (!isBye(cellsOf(content))) expect(isBye(cellsOf(modern)), name).toBe(false);
}

const FOUND = new URL('../corpus/found/', import.meta.url);
const EXAMPLES = new URL('../corpus/rule-examples/team-swiss-2026/', import.meta.url);
const filesIn = (folder: URL, starts: string): [string, Buffer][] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(starts) && name.endsWith('.trf'))
    .map((name) => [name, readFileSync(new URL(name, folder))]);

describe('team files come back from convert with the same verdicts', () => {
  test.each([
    ...filesIn(FOUND, 'team-'),
    ...filesIn(FOUND, 'tbr-'),
    ...filesIn(FOUND, 'two-readings'),
    ...filesIn(EXAMPLES, ''),
  ])('%s', (name, content) => {
    expectSameVerdicts(content, name);
  });

  test.each(foundFiles('teams').map(({ name, content }) => [name, content] as const))(
    '%s',
    (name, content) => {
      expectSameVerdicts(content, name);
    },
  );

  test.skipIf(hasGolden)(GOLDEN, () => {
    expect(foundFiles('teams')).toEqual([]);
  });

  test('generated ones, with absences, forfeits and empty boards', () => {
    const settings: GeneratorConfig = { ...presets.chaos, system: 'team-swiss-2026', players: 12, rounds: 5 };
    for (const { text, name } of generate(settings, { seed: 'convert-teams', count: 6, format: 'trf26' }))
      expectSameVerdicts(text, name);
  });

  test('an empty board keeps its sign, with and without the colour', () => {
    for (const name of ['team-empty-board', 'team-forfeit-convert']) {
      const content = readFileSync(new URL(`${name}.trf`, FOUND), 'latin1');
      expect(checkFile(content, name)).toMatchObject({ verdict: 'agrees' });
      for (const to of ['16', '26'] as const)
        expect(cellsOf(convertedTo(content, to))).toEqual(cellsOf(content));
    }
  });
});
