import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
import { findingsOf } from './findings.js';
import { checkGithub } from './github.js';
import { checkSarif } from './sarif.js';
import { checkSummary } from './summary.js';

const EXAMPLE = new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url);
const edition = editionById('dutch-2017')!;
const checked = checkFile(readFileSync(EXAMPLE), 'some, where/my open%.trf', { edition });
const lines = readFileSync(EXAMPLE, 'latin1').split(/\r\n|\r|\n/);

/** The official schema, which is not ours to ship: its file is named by the environment. */
const SCHEMA = process.env['SARIF_SCHEMA'];

function sarif(...reports: TournamentReport[]): Log {
  return JSON.parse(wholeReport(checkSarif, reports)) as Log;
}

describe('SARIF', () => {
  it('tells each deviation at the line of the first player concerned, with its rule', () => {
    const log = sarif(checked);
    const [{ tool, results = [] }] = log.runs;
    expect(log.version).toBe('2.1.0');
    const [first] = results;
    expect(first).toMatchObject({
      ruleId: 'dutch-2017/C10',
      level: 'error',
      message: { text: expect.stringContaining('Round 5: C10 (C.10). Bracket 1: ') as string },
      locations: [{ logicalLocations: [{ name: 'round 5' }] }],
    });
    const { artifactLocation, region } = first.locations![0].physicalLocation!;
    expect(artifactLocation!.uri).toBe('some%2C%20where/my%20open%25.trf');
    const [player] = (first.properties as { players: number[] }).players;
    expect(Number(lines[region!.startLine! - 1].slice(4, 8))).toBe(player);
    const known = (tool.driver.rules ?? []).map(({ id }) => id);
    expect(known).toContain('dutch-2017/C10');
    for (const { ruleId, level } of results) if (level === 'error') expect(known).toContain(ruleId);
    expect(new Set(results.map((one) => JSON.stringify(one.partialFingerprints))).size).toBe(results.length);
  });

  it('a consequence and a declared deviation are notes, a file that cannot be used is an error at its place', () => {
    const rounds = [
      round([deviation(), deviation({ bracket: 20, consequenceOf: 0 })]),
      round([deviation({ declared: true })], { round: 4 }),
    ];
    const log = sarif(report(rounds), invalid());
    const results = log.runs[0].results ?? [];
    expect(results.slice(0, 3).map(({ level }) => level)).toEqual(['error', 'note', 'note']);
    const last = results.find(({ ruleId }) => ruleId!.startsWith('file/'));
    expect(last!.level).toBe('error');
    expect(last!.locations![0].physicalLocation!.region!.startLine).toBe(invalid().problems[0].line);
  });

  it('without findings it is a log with no results', () => {
    expect(sarif(report([round([])])).runs[0].results).toEqual([]);
    expect(sarif().runs[0].results).toEqual([]);
  });

  it.skipIf(SCHEMA === undefined)(
    SCHEMA === undefined
      ? 'is valid by the official schema (skipped: SARIF_SCHEMA does not name its file)'
      : 'is valid by the official schema',
    () => {
      const {
        $schema: _,
        id,
        ...schema
      } = JSON.parse(readFileSync(SCHEMA!, 'utf8')) as Record<string, unknown>;
      const validate = new Ajv({ strict: false, validateFormats: false }).compile({
        ...schema,
        $id: id as string,
      });
      for (const log of [sarif(), sarif(checked, invalid(), report([round([])]))]) {
        validate(log);
        expect(validate.errors).toBeNull();
      }
    },
  );
});

it('GitHub: a command for each finding, with what could end it escaped, and the totals', () => {
  const text = wholeReport(checkGithub, [checked, report([round([])])]);
  const [first] = text.split('\n');
  expect(first).toMatch(
    /^::error file=some%2C where\/my open%25\.trf,line=\d+,title=Round 5%3A C10 \(C\.10\)::Bracket 1: /,
  );
  expect(text.trimEnd().split('\n').at(-1)).toMatch(
    /^2 files, 9 rounds checked: 7 agree, 2 deviate; 0 files not checked$/,
  );
});

it('summary: a row a file with what to look at first', () => {
  const text = wholeReport(checkSummary, [checked, report([round([])]), invalid()]);
  const [head, ...rows] = text.trimEnd().split('\n');
  expect(head).toMatch(/^file,name,verdict,edition,/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^"some, where\/my open%\.trf",Mastering .*,deviates,dutch-2017,option,15,8,6,0,2,0,0,5,C10,/,
  );
  expect(rows[1]).toContain(',invalid,');
  expect(rows[2]).toContain(',agrees,');
});

it('SARIF and GitHub have the column where a problem has one', () => {
  const broken = checkFile('012 Open\n001    1 x\n001    2 m    Somebody\n', 'broken.trf');
  const places = broken.problems.map(({ line, column }) => [line, column]);
  expect(places.some(([, column]) => (column ?? 0) > 1)).toBe(true);
  const regions = sarif(broken).runs[0].results?.map(
    ({ locations }) => locations?.[0].physicalLocation?.region,
  );
  expect(regions?.map((region) => [region?.startLine, region?.startColumn ?? null])).toEqual(places);
  for (const [line, column] of places)
    expect(wholeReport(checkGithub, [broken])).toContain(`line=${line},col=${column}`);
});

it.each<[string, readonly TournamentReport[], number]>([
  ['in the first file', [report([round([deviation()])]), report([round([])])], 1],
  ['in the last file', [report([round([])]), report([round([deviation()])])], 1],
  [
    'in two files around one without any',
    [report([round([deviation()])]), report([round([])]), report([round([deviation()])])],
    2,
  ],
])('SARIF is valid JSON with all findings: %s', (_, reports, count) => {
  expect(sarif(...reports).runs[0].results).toHaveLength(count);
});

it.each([
  ['open.trf', 'open.trf'],
  ['../a b/open#1.trf', '../a%20b/open%231.trf'],
  ['a:b/open.trf', 'a%3Ab/open.trf'],
  ['/home/a b/open.trf', 'file:///home/a%20b/open.trf'],
  ['C:\\a b\\open.trf', 'file:///C:/a%20b/open.trf'],
  ['c:/open.trf', 'file:///c:/open.trf'],
])('SARIF: the address of the file %s', (file, uri) => {
  const [{ results = [] }] = sarif(report([round([deviation()])], { file })).runs;
  const [{ locations = [] }] = results;
  expect(locations[0].physicalLocation?.artifactLocation?.uri).toBe(uri);
});

it.each<[string, Parameters<typeof deviation>[0], string]>([
  ['a bracket', { bracket: 25, players: [4, 7] }, 'dutch-2026 3 25 C12'],
  ['another bracket', { bracket: 0, players: [4, 7] }, 'dutch-2026 3 0 C12'],
  [
    'two players of a table',
    { bracket: 0, players: [4, 7], rule: 'BT1.rest', table: { kind: 'rest', player: 4, due: 7 } },
    'dutch-2026 3 4-7 BT1.rest',
  ],
  [
    'nobody of a table',
    { bracket: 0, players: [], rule: 'BT2.event', table: { kind: 'event-colours' } },
    'dutch-2026 3  BT2.event',
  ],
])('the key of a deviation has its round, its place and its rule: %s', (_, parts, key) => {
  const findings = findingsOf(report([round([deviation(parts)])]));
  expect(findings.map((one) => one.key)).toEqual([key]);
});

describe('wrong standings', () => {
  const FILE = new URL('../../corpus/found/won-forfeit-round-robin.trf', import.meta.url);
  const text = readFileSync(FILE, 'latin1').replace('1001             3.0', '1001             3.5');
  const wrong = checkFile(text, 'wrong.trf');
  const findings = findingsOf(wrong).filter(({ source }) => source === 'standings');

  it('are a finding each: at the line of their player, with the player and the round', () => {
    const { deviations } = wrong.standings!;
    expect(new Set(deviations.map(({ field }) => field))).toEqual(new Set(['points', 'rank']));
    expect(findings.map(({ key }) => key)).toEqual(
      deviations.map(({ field, player }) => `${field} ${player}`),
    );
    expect(findings.map(({ players }) => players)).toEqual(deviations.map(({ player }) => [player]));
    const at = text.split(/\r\n|\r|\n/);
    for (const { line, players, round: after } of findings) {
      expect(at[line - 1]).toMatch(new RegExp(`^001 +${players[0]} `));
      expect(after).toBe(wrong.rounds.length);
    }
  });

  it('of points are errors; of ranks that are right by another reading notes, which say so', () => {
    const READING = / Right by another reading: .*\.$/;
    for (const { key, level, message } of findings) {
      expect(level).toBe(key.startsWith('points') ? 'error' : 'note');
      if (level === 'note') expect(message).toMatch(READING);
      else expect(message).not.toMatch(READING);
    }
  });
});
