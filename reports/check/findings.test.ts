import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../checker/index.js';
import type { TournamentReport } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { deviation, invalid, report, round } from '../testing/deviations.js';
import { wholeReport } from '../testing/whole-report.js';
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
