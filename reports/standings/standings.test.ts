import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_STANDINGS, standingsReport } from '../../checker/index.js';
import type { StandingsOptions, StandingsReport } from '../../checker/index.js';
import { parseTrf } from '../../corpus/index.js';
import { parseTieBreakList, standingsList, tieBreakEditions, tieBreaks } from '../../engine/index.js';
import type { StandingsDocument } from '../../corpus/schema/types/standings-report.js';
import { standingsCsv, standingsJson, standingsText } from '../index.js';
import { valueText } from './values.js';

const FOLDER = new URL('../../corpus/standings/', import.meta.url);
const names = readdirSync(FOLDER).filter((file) => file.endsWith('.trf'));
const schema: unknown = JSON.parse(
  readFileSync(new URL('../../corpus/schema/standings-report.schema.json', import.meta.url), 'utf8'),
);
const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  schema as object,
);

describe.each(names)('%s', (name) => {
  const all = tieBreaks.map(({ code }) => code).join(',');
  const list = `${all},BH/C1,BH/M1,SB/C2,FB/C1,KS/L-1,AOB/F,BH/C1/P,DE/P,OTHER_X`;

  it.each(tieBreakEditions.map(({ id }) => id))('the document is valid under the schema: %s', (id) => {
    const edition = tieBreakEditions.find((one) => one.id === id)!;
    for (const explain of [null, 1, 5]) {
      const report = reportOf(name, { tieBreaks: listOf(list), edition, explain });
      const document = JSON.parse(standingsJson(report, name)) as StandingsDocument;
      expect(validate(document), JSON.stringify(validate.errors)).toBe(true);
      expect(document.story === null).toBe(explain === null);
      // No reason without words.
      expect(standingsText(report, name)).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('CSV has a row a player, with the values of the table', () => {
    const report = reportOf(name, {});
    const rows = parse<Record<string, string>>(standingsCsv(report), { columns: true });
    expect(rows.map((row) => [row['rank'], row['id'], row['PTS']])).toEqual(
      report.table.rows.map(({ id, rank, values }) => [String(rank), String(id), valueText(values[0])]),
    );
  });
});

test('a table for people', () => {
  const text = standingsText(reportOf('golden-absences-002.trf', {}), 'open.trf');
  expect(text).toContain('open.trf:  Standings absences/002\n');
  expect(text).toContain('  after round 4 (the last), 7 players\n');
  expect(text).toContain('  tie-breaks: PTS, DE, BH/C1, BH, SB (record 202)\n');
  expect(text).toContain('  rules: C.07 of 2026 (start date 2026-04-01)\n');
  expect(text.split('\n').slice(5, 9)).toEqual([
    'Rank  No  Name              Rating  PTS   DE  BH/C1    BH    SB',
    '   1   2  Test0002, Player    1896  3.5  0.5    8.0   9.5  7.75',
    '   2   1  Test0001, Player    2127  3.5  0.5    7.0   8.5  6.75',
    '   3   5  Test0005, Player    1329  2.5    -    7.0   8.5  4.25',
  ]);
});

test('what is left out is said', () => {
  const robin = standingsText(reportOf('golden-robin-000.trf', { tieBreaks: listOf('BH,OTHER_X') }), 'r.trf');
  expect(robin).toContain('round robin');
  expect(robin).toContain('BH is left out: it must not be used in round robins (8, note)');
  expect(robin).toContain('OTHER_X is left out: it is not a FIDE tie-break and cannot be computed');
});

test('the story of a player: games, dummies, cuts', () => {
  const report = reportOf('tec-swiss-5.trf', { tieBreaks: listOf('DE,BH/C1,SB,TPR,PTP'), explain: 4 });
  const text = standingsText(report, 'tec.trf');
  expect(text).toContain('David (4): rank 3');
  expect(text).toContain('BH/C1 (Buchholz, 8.1, 14.1): 11.5 (sum)');
  expect(text).toContain(
    'not played: a dummy with no more than draws in all rounds, 2.5 (16.4.2); left out as the lowest contribution of a voluntary unplayed round (16.5)',
  );
  expect(text).toContain(
    'Nick (12) has 3 (8.1); that is 1 more than scored, as unplayed rounds count as draws (16.3)',
  );
  expect(text).toContain(
    'TPR (Tournament Performance Rating, 10.2): 2081 (average 1888 + 193 for a score of 75 %)',
  );
  expect(text).toContain(
    'not met: Alyx (1) – Charline (3), Alyx (1) – Stephan (16), Charline (3) – Stephan (16), David (4) – Stephan (16); nobody is alone at the top for certain: they remain tied (6.3)',
  );
});

test.each([
  [{ numerator: 245, denominator: 10 }, '24.5'],
  [{ numerator: 240, denominator: 10 }, '24'],
  [{ numerator: 1725, denominator: 100 }, '17.25'],
  [{ numerator: 37, denominator: 3 }, '12.33'],
  [{ numerator: -5, denominator: 10 }, '-0.5'],
  [null, '-'],
])('%j is written %s', (value, expected) => {
  expect(valueText(value)).toBe(expected);
});

function listOf(text: string): StandingsOptions['tieBreaks'] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(text);
  return standingsList(result.list);
}

function reportOf(name: string, options: Partial<StandingsOptions>): StandingsReport {
  const { tournament } = parseTrf(readFileSync(new URL(name, FOLDER)));
  const answer = standingsReport(tournament!, { ...DEFAULT_STANDINGS, ...options });
  if (!answer.ok) throw new Error(answer.kind);
  return answer.report;
}
