import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { checkFile, DEFAULT_CHECK } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { checkCsv } from './csv.js';
import { checkDocument, checkJson } from './json.js';
import { checkText } from './text.js';

function checkLiterally(path: string): TournamentReport {
  const content = readFileSync(new URL(`../../corpus/${path}`, import.meta.url));
  return checkFile(content, path, { ...DEFAULT_CHECK, isLiteral: true });
}

const REASON = 'too large to try everything (20 players, at most 14)';

describe('a tournament too large for a literal check', () => {
  const large = checkLiterally('examples/dutch-2026-points.trf');

  test('every round says why it was not judged', () => {
    const lines = wholeReport(checkText, [large]).split('\n');
    const rounds = lines.filter((line) => /^ {2}round/.test(line));
    expect(rounds).toHaveLength(large.rounds.length);
    for (const line of rounds)
      expect(line).toMatch(/ not checked: too large to try everything \(\d+ players/);
    expect(rounds[0]).toBe(`  round  1  not checked: ${REASON}`);
    // The rounds asked for are there.
    expect(lines.join('\n')).not.toContain('None of the rounds asked for');
  });

  test('JSON has it as the reason, valid under the schema', () => {
    const [first] = checkDocument([large]).tournaments[0].rounds;
    expect(first).toMatchObject({ verdict: 'not-checked', reason: REASON, reference: [], deviations: [] });
    const schema: unknown = JSON.parse(
      readFileSync(new URL('../../corpus/schema/check-report.schema.json', import.meta.url), 'utf8'),
    );
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema as object);
    validate(JSON.parse(wholeReport(checkJson, [large])));
    expect(validate.errors).toBeNull();
  });

  test('CSV has a row a round', () => {
    const [, ...rows] = wholeReport(checkCsv, [large]).trimEnd().split('\n');
    expect(rows).toHaveLength(large.rounds.length);
    expect(rows[0]).toBe(
      `examples/dutch-2026-points.trf,${large.name},dutch-2026,1,not-checked,,,,,,,,"${REASON}","${REASON}",,`,
    );
  });
});

test('a small round is judged, and both ways give the same report', () => {
  const path = 'rule-examples/dutch-2026/C12.trf';
  const literal = checkLiterally(path);
  expect(literal.verdict).toBe('deviates');
  const searched = checkFile(readFileSync(new URL(`../../corpus/${path}`, import.meta.url)), path);
  expect(wholeReport(checkJson, [literal])).toBe(wholeReport(checkJson, [searched]));
});

test('of several tournaments a line says how many rounds were too large, and for what', () => {
  const large = round([], { verdict: 'not-checked', tooLarge: { players: 40, limit: 14 } });
  const reports = [
    report([round([])], { file: 'small.trf' }),
    report([round([]), large, large], { file: 'part.trf', verdict: 'agrees' }),
    report([large], { file: 'large.trf', verdict: 'not-checked' }),
  ];
  expect(wholeReport(checkText, reports).split('\n').slice(0, 3)).toEqual([
    'small.trf: agrees (dutch-2026, 20 players, 1 round)',
    'part.trf: agrees (dutch-2026, 20 players, 1 round; 2 rounds not checked: too large to try everything (40 players, at most 14))',
    'large.trf: not checked: too large to try everything (40 players, at most 14)',
  ]);
});
