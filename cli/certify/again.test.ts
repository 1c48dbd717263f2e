import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import type { AgainDocument } from '../../corpus/schema/types/again-report.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import type { CliRun } from '../testing/run-cli.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const SCHEMA = new URL('../../corpus/schema/again-report.schema.json', import.meta.url);
const isAgainReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
);

/** A profile file for a fake candidate that misbehaves in some way. */
function profile(folder: string, mode: string, kind: 'adapter' | 'profile' = 'adapter'): string {
  const file = join(folder, `${mode.replace(/\W/g, '-')}.json`);
  writeFileSync(file, JSON.stringify(fake[kind](mode)));
  return file;
}

const KIND = ['--preset', 'chaos', '--players', '8..14', '--rounds', '5..7', '--seed', 'certify'];
const JOBS = ['--jobs', '2'];

/** Runs a campaign against a fake in `campaign` of a new folder. */
async function campaignOf(
  mode: string,
  {
    directions = 'replay',
    count = '4',
    more = ['--no-shrink'],
    kind = 'adapter' as 'adapter' | 'profile',
  } = {},
): Promise<{ folder: string; out: string; run: CliRun }> {
  const folder = temporaryFolder();
  const out = join(folder, 'campaign');
  const start = ['certify', '--candidate', profile(folder, mode, kind), ...KIND, ...JOBS, '--to-the-end'];
  const run = await runCli([...start, '--directions', directions, '--count', count, ...more, '--out', out]);
  expect(run.stdout, run.stderr).toContain('Campaign against');
  return { folder, out, run };
}

/** Runs its findings again with another fake, as JSON; says what is printed, too. */
async function again(
  out: string,
  candidate: string,
): Promise<{ code: number; report: AgainDocument; text: string }> {
  const { code, stdout, stderr } = await runCli([
    ...['certify', '--again', out, '--candidate', candidate, ...JOBS, '--format', 'json'],
  ]);
  expect(stdout, stderr).not.toBe('');
  const report = JSON.parse(stdout) as AgainDocument;
  expect(isAgainReport(report), JSON.stringify(isAgainReport.errors)).toBe(true);
  const asText = await runCli(['certify', '--again', out, '--candidate', candidate, ...JOBS]);
  expect(asText.code).toBe(code);
  expect(asText.stdout).toContain(report.headline);
  return { code, report, text: asText.stdout };
}

function hashesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
}

describe('certify --again', () => {
  it('one planted error that is mended, or not; the folder stays as it is', async () => {
    const { folder, out } = await campaignOf('without:C14', { more: ['--shrink-seconds', '60'] });
    const before = hashesOf(out);
    const mended = await again(out, profile(folder, 'right'));
    const { found, run } = mended.report.campaign;
    expect([mended.code, found, run]).toEqual([0, 3, 4]);
    expect(mended.report.headline).toBe('All 3 tournaments that deviated are mended.');
    expect(mended.report.tournaments.map(({ index, state }) => [index, state])).toEqual([
      [1, 'mended'],
      [2, 'mended'],
      [4, 'mended'],
    ]);
    expect(mended.report.byRule).toEqual([{ rule: 'C14', article: '2.4.9', before: 3, now: 0 }]);
    expect(mended.report.shrunk).toMatchObject([
      { rule: 'C14', file: 'files/shrunk-C14.trf', state: 'mended' },
    ]);
    expect(mended.text).toContain(
      'tournament 1 (replay, chaos, 9 players x 6 rounds): mended: C14 (2.4.9) in round 5\n',
    );
    expect(mended.text).toContain('The tournament that agreed before was not run again: only a new campaign');
    expect(mended.text).not.toContain('see it in full');

    const same = await again(out, profile(folder, 'without:C14'));
    expect(same.code).toBe(1);
    expect(same.report.headline).toBe('Of 3 tournaments that deviated, 0 are mended, 3 are not.');
    expect(same.report.totals).toMatchObject({ mended: 0, 'not-mended': 3, elsewhere: 0, left: 0 });
    expect(same.report.shrunk).toMatchObject([{ state: 'not-mended', deviations: [{ rule: 'C14' }] }]);
    expect(same.text).toContain('The file of the program and its profile are the same as before');
    const [first] = same.report.tournaments;
    expect(first.rules).toEqual([{ rule: 'C14', article: '2.4.9', before: [5], now: [5] }]);
    expect(hashesOf(out)).toEqual(before);

    // The command of the report shows this tournament.
    const argv = first.command.split(' ').slice(1);
    const only = await runCli(argv);
    expect([only.code, only.stdout]).toEqual([1, expect.stringMatching(/^tournament 1 \(replay, .*deviate/)]);

    rmSync(join(out, 'files', 'shrunk-C14.trf'));
    const missing = await again(out, profile(folder, 'right'));
    expect([missing.code, missing.report.shrunk]).toEqual([
      3,
      [expect.objectContaining({ state: 'missing', deviations: [] })],
    ]);
  });

  it('two planted errors of which one is mended', async () => {
    const { folder, out, run } = await campaignOf('without:C14+C5', { count: '8' });
    expect(run.stdout).toMatch(/ {2}C14 \(2\.4\.9\): \d+ rounds?/);
    const { code, report, text } = await again(out, profile(folder, 'without:C14'));
    expect(code).toBe(1);
    const { totals, byRule } = report;
    // One tournament has both errors.
    expect(
      [totals.mended, totals['partly-mended'], totals['not-mended']].every((n) => n > 0),
      text,
    ).toBe(true);
    expect(byRule.find(({ rule }) => rule === 'C5')).toMatchObject({ now: 0 });
    const c14 = byRule.find(({ rule }) => rule === 'C14')!;
    expect(c14.now).toBeGreaterThan(0);
    for (const { state, rules } of report.tournaments) {
      const left = rules.filter(({ now }) => now.length > 0);
      if (state === 'mended') expect(left).toEqual([]);
      else expect(left.map(({ rule }) => rule)).toEqual(['C14']);
    }
  });

  it('a program that has become worse: what is new', async () => {
    const { folder, out } = await campaignOf('without:C14', { directions: 'live' });
    const { code, report, text } = await again(out, profile(folder, 'swaps-colours'));
    const { totals, tournaments, headline } = report;
    expect([code, totals.mended, totals.elsewhere]).toEqual([1, 0, tournaments.length]);
    expect(headline).toMatch(/; \d of them deviates? in another place\.$/);
    expect(text).toMatch(/ {4}5\.2\.5: new: round 1\n/);
    expect(text).toMatch(/ {4}new in round 1: 5\.2\.5: player \d+ should have White/);
    expect(text).toMatch(/ {4}C14 \(2\.4\.9\): round \d before, none now\n/);
    expect(text).toContain('In live and their-files a tournament goes on with the pairings of the program');
    expect(text).toMatch(/ {4}and \d+ more\n/);
  });

  it('standings that are mended, and those that are not', async () => {
    const { folder, out } = await campaignOf('wrong-ranks', { directions: 'their-files', count: '2' });
    const mended = await again(out, profile(folder, 'right'));
    expect([mended.code, mended.report.headline]).toEqual([0, 'All 2 tournaments that deviated are mended.']);
    expect(mended.report.wrongStandings).toEqual({ before: 2, now: 0 });
    const [{ standings }] = mended.report.tournaments;
    expect(standings).toMatchObject({ before: true, now: false, placesNow: 0 });
    expect(standings?.placesBefore).toBeGreaterThan(0);
    const same = await again(out, profile(folder, 'wrong-ranks'));
    expect([same.code, same.report.totals['not-mended']]).toEqual([1, 2]);
    expect(same.text).toMatch(/not mended: wrong standings\n/);
  });

  it('a crash that is mended, and one that is new', async () => {
    const crashing = await campaignOf('wrong-then-crashes', { count: '1' });
    const mended = await again(crashing.out, profile(crashing.folder, 'right'));
    expect(mended.code).toBe(0);
    expect(mended.report.headline).toBe(
      'The one tournament that deviated or at which the program failed is mended.',
    );
    expect(mended.report.failures).toEqual({ before: 1, now: 0 });
    const same = await again(crashing.out, profile(crashing.folder, 'wrong-then-crashes'));
    expect([same.code, same.report.totals['not-mended']]).toEqual([3, 1]);

    const deviating = await campaignOf('without:C14', { count: '2' });
    const fails = await again(deviating.out, profile(deviating.folder, 'wrong-then-crashes'));
    expect([fails.code, fails.report.totals.fails]).toEqual([3, 2]);
    expect(fails.text).toMatch(/the program fails now\n(?: {4}.*\n)* {4}now: candidate crashed: round 6: /);
    expect(fails.report.headline).toMatch(/; the program now fails at 2 of them\.$/);
  });

  it('a checker that is mended', async () => {
    const { folder, out, run } = await campaignOf('prints-pab:C14', {
      ...{ directions: 'their-checker', count: '4', kind: 'profile' },
    });
    expect(run.stdout).toMatch(/[1-4] deviate/);
    const mended = await again(out, profile(folder, 'right', 'profile'));
    expect([mended.code, mended.report.totals.mended]).toEqual([0, mended.report.campaign.found]);
    const cannot = await runCli(['certify', '--again', out, '--candidate', profile(folder, 'without:C9')]);
    expect([cannot.code, cannot.stderr]).toEqual([
      2,
      expect.stringContaining('cannot check, which the direction their-checker of the campaign needs'),
    ]);
  });

  it('given files: those that are needed must be the same', async () => {
    const folder = temporaryFolder();
    const [out, files] = ['campaign', 'files'].map((name) => join(folder, name));
    mkdirSync(files);
    const copy = (from: string, to: string): void => {
      copyFileSync(new URL(`../../corpus/positions/${from}.trf`, import.meta.url), join(files, `${to}.trf`));
    };
    copy('p01', 'p01');
    copy('p03', 'p03');
    const first = await runCli([
      ...['certify', '--candidate', profile(folder, 'without:C5'), '--positions', files],
      ...['--no-shrink', '--out', out],
    ]);
    expect(first.stdout).toMatch(/2 tournaments: 1 agree, 1 deviate/);
    // Another file comes before them in the folder; the one that agreed is gone.
    copy('p03', 'a');
    rmSync(join(files, 'p03.trf'));
    const { code, report } = await again(out, profile(folder, 'right'));
    expect([code, report.tournaments.map(({ scenario, state }) => [scenario, state])]).toEqual([
      0,
      [['p01.trf', 'mended']],
    ]);
    copy('p03', 'p01');
    const changed = await runCli(['certify', '--again', out, '--candidate', profile(folder, 'right')]);
    expect([changed.code, changed.stderr]).toEqual([
      2,
      expect.stringMatching(/error: p01\.trf has changed in/),
    ]);
    rmSync(join(files, 'p01.trf'));
    const gone = await runCli(['certify', '--again', out, '--candidate', profile(folder, 'right')]);
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringMatching(/error: p01\.trf is missing in/)]);
  });

  it('a campaign without findings, one that is not finished, and one without results', async () => {
    const { folder, out } = await campaignOf('right', { count: '2' });
    const nothing = await again(out, profile(folder, 'right'));
    expect([nothing.code, nothing.report.headline]).toEqual([
      0,
      'Nothing is to be run again: none of the 2 tournaments that the campaign has run deviated.',
    ]);
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as object;
    writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...manifest, count: 9 }));
    const part = await again(out, profile(folder, 'right'));
    expect([part.code, part.report.campaign.wanted]).toEqual([0, 9]);
    expect(part.text).toContain('The campaign has run 2 of its 9 tournaments so far');
    writeFileSync(join(out, 'results.jsonl'), '{"index":1');
    const empty = await runCli(['certify', '--again', out]);
    expect([empty.code, empty.stderr]).toEqual([2, expect.stringMatching(/has no results yet; run it with/)]);
  });

  it('a campaign whose tournaments this version would not simulate', async () => {
    const { out } = await campaignOf('without:C14', { count: '1' });
    const path = join(out, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { generator: object };
    writeFileSync(path, JSON.stringify({ ...manifest, generator: { ...manifest.generator, generation: 1 } }));
    const { code, stderr } = await runCli(['certify', '--again', out]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/generator made other tournaments from the same/),
    ]);
  });

  it.each([
    [['--out', 'y'], '--again excludes --out: it writes no files; redirect what it prints'],
    [['--open'], '--again excludes --open'],
    [['--count', '3'], '--again excludes --count: everything but the program is taken from the campaign'],
    [['--seed', 'other'], '--again excludes --seed'],
    [['--rules', 'dutch-2017'], '--again excludes --rules'],
    [['--players', '8'], '--again excludes --players'],
    [['--directions', 'live'], '--again excludes --directions'],
    [['--to-the-end'], '--again excludes --to-the-end'],
    [['--resume'], '--again excludes --resume'],
    [['--only', '3'], '--again excludes --only'],
    [['--merge', 'a'], '--again excludes --merge'],
    [['--queue', 'postgres://x', '--watch'], '--again excludes --queue'],
    [['--second', 'literal'], '--again excludes --second'],
    [['--print-profile', 'javafo'], '--again excludes --print-profile'],
    [['--no-shrink'], '--again excludes --no-shrink'],
    [['--shrink-seconds', '5'], '--again excludes --shrink-seconds'],
    [['--colours', 'B'], '--again excludes --colours'],
    [['--format', 'csv'], '--again has the formats text and json, not csv'],
    [[], 'x: no such folder; name the folder of a campaign'],
  ] as const)('a wrong command line: %j', async (args, message) => {
    const { code, stdout, stderr } = await runCli(['certify', '--again', 'x', ...args]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(`error: ${message}`)]);
  });

  it('a folder that holds no campaign', async () => {
    const { code, stderr } = await runCli(['certify', '--again', temporaryFolder()]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/holds no campaign to run again/)]);
  });
});
