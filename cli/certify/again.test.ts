import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import type { AgainDocument } from '../../corpus/schema/types/again-report.js';
import { inWholeSuite } from '../../tests/suite.js';
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

interface CampaignParts {
  readonly directions?: string;
  readonly count?: string;
  readonly more?: readonly string[];
  readonly kind?: 'adapter' | 'profile';
}

/** Runs a campaign against a fake in `campaign` of a new folder. */
async function campaignOf(
  mode: string,
  { directions = 'replay', count = '4', more = ['--no-shrink'], kind = 'adapter' }: CampaignParts = {},
): Promise<{ folder: string; out: string; run: CliRun }> {
  const folder = temporaryFolder();
  const out = join(folder, 'campaign');
  const start = ['certify', '--candidate', profile(folder, mode, kind), ...KIND, ...JOBS, '--to-the-end'];
  const run = await runCli([...start, '--directions', directions, '--count', count, ...more, '--out', out]);
  expect(run.stdout, run.stderr).toContain('Campaign against');
  return { folder, out, run };
}

/** Runs its findings again with another fake, as JSON. */
async function again(out: string, candidate: string): Promise<{ code: number; report: AgainDocument }> {
  const { code, stdout, stderr } = await runCli([...commandFor(out, candidate), '--format', 'json']);
  expect(stdout, stderr).not.toBe('');
  const report = JSON.parse(stdout) as AgainDocument;
  expect(isAgainReport(report), JSON.stringify(isAgainReport.errors)).toBe(true);
  return { code, report };
}

/** The same for people. */
async function textAgain(out: string, candidate: string): Promise<{ code: number; text: string }> {
  const { code, stdout } = await runCli(commandFor(out, candidate));
  return { code, text: stdout };
}

function commandFor(out: string, candidate: string): string[] {
  return ['certify', '--again', out, '--candidate', candidate, ...JOBS];
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
    const { folder, out } = await campaignOf('without:C14');
    const before = hashesOf(out);
    const { code, text } = await textAgain(out, profile(folder, 'right'));
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('\nAll 3 tournaments that deviated are mended.\n'),
    ]);
    expect(text).toContain('\n  C14 (2.4.9): 3 before, none now\n');
    expect(text).toContain(
      'tournament 1 (replay, chaos, 9 players x 6 rounds): mended: C14 (2.4.9) in round 5\n',
    );
    expect(text).toContain('The tournament that agreed before was not run again: only a new campaign');
    expect(text).not.toContain(' replay: ');

    const same = await again(out, profile(folder, 'without:C14'));
    expect([same.code, same.report.headline]).toEqual([
      1,
      'Of 3 tournaments that deviated, 0 are mended, 3 are not.',
    ]);
    const { totals, tournaments } = same.report;
    expect(totals).toMatchObject({ mended: 0, 'not-mended': 3, elsewhere: 0, left: 0 });
    const states = tournaments.map(({ index, state }) => [index, state]);
    expect(states).toEqual([1, 2, 4].map((index) => [index, 'not-mended']));
    const [first] = tournaments;
    expect(first.rules).toEqual([{ rule: 'C14', article: '2.4.9', before: [5], now: [5] }]);
    expect(first.now.deviations).toEqual(first.before.deviations);
    expect(hashesOf(out)).toEqual(before);

    // The command of the report shows this tournament.
    const only = await runCli(first.command.split(' ').slice(1));
    expect([only.code, only.stdout]).toEqual([1, expect.stringMatching(/^tournament 1 \(replay, .*deviate/)]);
  });

  it('takes the program from the campaign, and says that it is the same', async () => {
    const { out } = await campaignOf('without:C14', { count: '1' });
    const { code, stdout } = await runCli(['certify', '--again', out, ...JOBS]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('The file of the program and its profile are the same as before: if that'),
    ]);
  });

  inWholeSuite('the smallest tournaments, with their last round', async () => {
    const { folder, out } = await campaignOf('without:C14', { more: ['--shrink-seconds', '60'] });
    const mended = await again(out, profile(folder, 'right'));
    const file = 'files/shrunk-C14.trf';
    expect([mended.code, mended.report.shrunk]).toEqual([
      0,
      [expect.objectContaining({ rule: 'C14', file, state: 'mended', deviations: [] })],
    ]);
    const same = await textAgain(out, profile(folder, 'without:C14'));
    expect([same.code, same.text]).toEqual([
      1,
      expect.stringMatching(
        / {2}C14: files\/shrunk-C14\.trf \(.*\): not mended\n {4}C14 \(2\.4\.9\): 1 resident/,
      ),
    ]);
    rmSync(join(out, file));
    const missing = await again(out, profile(folder, 'right'));
    expect([missing.code, missing.report.shrunk]).toEqual([
      3,
      [expect.objectContaining({ state: 'missing', deviations: [] })],
    ]);
  });

  it('two planted errors of which one is mended', async () => {
    const { folder, out, run } = await campaignOf('without:C14+C5', { count: '8' });
    expect(run.stdout).toMatch(/ {2}C14 \(2\.4\.9\): \d+ rounds?/);
    const { code, report } = await again(out, profile(folder, 'without:C14'));
    expect(code).toBe(1);
    const { totals, byRule } = report;
    // One tournament has both errors.
    for (const state of ['mended', 'partly-mended', 'not-mended'] as const)
      expect(totals[state], state).toBeGreaterThan(0);
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
    const { code, text } = await textAgain(out, profile(folder, 'swaps-colours'));
    expect(code).toBe(1);
    expect(text).toMatch(/, 0 are mended, (\d) are not; \1 of them deviate in another place\.\n/);
    expect(text).toMatch(/ {4}5\.2\.5: new: round 1\n/);
    expect(text).toMatch(/ {4}new in round 1: 5\.2\.5: player \d+ should have White/);
    expect(text).toMatch(/ {4}C14 \(2\.4\.9\): round \d before, none now\n/);
    expect(text).toContain('In live and their-files a tournament goes on with the pairings of the program');
    expect(text).toMatch(/ {4}and \d+ more\n/);
  });

  inWholeSuite('standings that are mended, and those that are not', async () => {
    const { folder, out } = await campaignOf('wrong-ranks', { directions: 'their-files', count: '2' });
    const mended = await again(out, profile(folder, 'right'));
    expect([mended.code, mended.report.headline]).toEqual([0, 'All 2 tournaments that deviated are mended.']);
    expect(mended.report.wrongStandings).toEqual({ before: 2, now: 0 });
    const [{ standings }] = mended.report.tournaments;
    expect(standings).toMatchObject({ before: true, now: false, placesNow: 0 });
    expect(standings?.placesBefore).toBeGreaterThan(0);
    const same = await textAgain(out, profile(folder, 'wrong-ranks'));
    expect([same.code, same.text]).toEqual([1, expect.stringMatching(/not mended: wrong standings\n/)]);
    expect(same.text).toContain('wrong standings: 2 tournaments before, 2 now\n');
  });

  inWholeSuite('a crash that is mended, and one that is new', async () => {
    const crashing = await campaignOf('wrong-then-crashes', { count: '1' });
    const mended = await again(crashing.out, profile(crashing.folder, 'right'));
    expect([mended.code, mended.report.headline]).toEqual([
      0,
      'The one tournament that deviated or at which the program failed is mended.',
    ]);
    expect(mended.report.failures).toEqual({ before: 1, now: 0 });
    const same = await again(crashing.out, profile(crashing.folder, 'wrong-then-crashes'));
    expect([same.code, same.report.totals['not-mended']]).toEqual([3, 1]);

    const deviating = await campaignOf('without:C14', { count: '2' });
    const fails = await textAgain(deviating.out, profile(deviating.folder, 'wrong-then-crashes'));
    expect([fails.code, fails.text]).toEqual([
      3,
      expect.stringMatching(/; the program now fails at 2 of them\.\n/),
    ]);
    expect(fails.text).toMatch(/the program fails now\n(?: {4}.*\n)* {4}now: candidate crashed: round 6: /);
  });

  inWholeSuite('a checker that is mended', async () => {
    const { folder, out, run } = await campaignOf('prints-pab:C14', {
      ...{ directions: 'their-checker', count: '4', kind: 'profile' },
    });
    expect(run.stdout).toMatch(/[1-4] deviate/);
    const mended = await again(out, profile(folder, 'right', 'profile'));
    expect([mended.code, mended.report.totals.mended]).toEqual([0, mended.report.campaign.found]);
    const cannot = await runCli(commandFor(out, profile(folder, 'without:C9')));
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
    copy('p06', 'p06');
    const first = await runCli([
      ...['certify', '--candidate', profile(folder, 'without:C5'), '--positions', files],
      ...['--no-shrink', '--out', out],
    ]);
    expect(first.stdout).toMatch(/2 tournaments: 1 agree, 1 deviate/);
    // Another file comes before them in the folder; the one that agreed is gone.
    copy('p06', 'a');
    rmSync(join(files, 'p06.trf'));
    const right = profile(folder, 'right');
    const { code, report } = await again(out, right);
    expect([code, report.tournaments.map(({ scenario, state }) => [scenario, state])]).toEqual([
      0,
      [['p01.trf', 'mended']],
    ]);
    copy('p06', 'p01');
    const changed = await runCli(commandFor(out, right));
    expect([changed.code, changed.stderr]).toEqual([
      2,
      expect.stringMatching(/error: p01\.trf has changed in/),
    ]);
    rmSync(join(files, 'p01.trf'));
    const gone = await runCli(commandFor(out, right));
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringMatching(/error: p01\.trf is missing in/)]);
  });

  it('interrupted before the first tournament: exit code 130', async () => {
    const { folder, out } = await campaignOf('without:C14', { count: '2' });
    const printed: string[] = [];
    const stderr = (text: string): void => {
      printed.push(text);
      if (text.includes('smoke test passed')) process.emit('SIGINT');
    };
    const { code, stdout } = await runCli(commandFor(out, profile(folder, 'right')), '', { stderr });
    expect([code, printed.join('')]).toEqual([
      130,
      expect.stringMatching(/the same command runs all of them/),
    ]);
    expect(stdout).toContain('None of 2 tournaments that deviated was run again.\n');
    expect(stdout).toContain('Interrupted: 2 tournaments were not run again.\n');
  });

  it('a campaign without findings, one that is not finished, and one without results', async () => {
    const { folder, out } = await campaignOf('right', { count: '2' });
    const nothing = await again(out, profile(folder, 'right'));
    expect(nothing.report.candidate).toMatchObject({ before: { name: 'fake right' }, now: null });
    expect([nothing.code, nothing.report.headline]).toEqual([
      0,
      'The campaign found no deviation and no failure in 2 tournaments, so nothing was run again.',
    ]);
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as object;
    writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...manifest, count: 9 }));
    const part = await textAgain(out, profile(folder, 'right'));
    expect(part.code).toBe(0);
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
