import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import type { CampaignManifest } from '../../certification/campaign/store/manifest.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import { shippedNames, shippedProfile } from '../../certification/program/index.js';
import type { CandidateProfile } from '../../certification/program/index.js';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/* Programs that behave as said of the real ones: what their campaigns are about, and what is counted apart. */

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const SMALL = ['--preset', 'calm', '--players', '6..8', '--rounds', '3', '--seed', 'program', '--jobs', '1'];

function written(folder: string, profile: CandidateProfile): string {
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(profile));
  return file;
}

function manifestIn(folder: string): CampaignManifest {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as CampaignManifest;
}

/** Where a document is not as its schema says. */
function faultsIn(document: unknown, schema: string): unknown {
  const text = readFileSync(new URL(`../../corpus/schema/${schema}`, import.meta.url), 'utf8');
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
  const validate = ajv.compile(JSON.parse(text) as object);
  validate(document);
  return validate.errors;
}

describe('the version of the program', () => {
  it.each([
    ['versioned:Engine - Rel. 1.4 (Build 2018)', 'Engine 1.4', '1.4'],
    ['versioned:usage', 'Engine, version unknown', null],
  ])('is what it tells itself: %s', async (mode, name, version) => {
    const folder = temporaryFolder();
    const { commands, ...rest } = fake.profile('right');
    const [script] = commands?.pair?.arguments ?? [];
    const profile = written(folder, {
      ...rest,
      name: 'Engine',
      version: '2.2',
      commands: { ...commands, version: { arguments: [script, mode, 'dutch-2026', 'version'] } },
    });
    const out = join(folder, 'campaign');
    const args = ['--candidate', profile, ...SMALL, '--count', '1', '--directions', 'replay', '--out', out];
    const { code, stdout, stderr } = await runCli(['certify', ...args]);
    expect(code).toBe(0);
    expect(stderr).toContain(`${name}: smoke test passed`);
    expect(stdout).toContain(`Campaign against ${name}, rules`);
    expect(stdout).toContain('(written for version 2.2)');
    expect(manifestIn(out).candidate).toMatchObject({ name, version });
    const application = readFileSync(join(out, 'application.txt'), 'utf8');
    expect(application).toContain(`Program under test:     ${name}\n`);
    expect(application).toContain(manifestIn(out).candidate.program);
  });
});

describe('a generator whose standings are wrong', () => {
  it.each([
    ['2026', 1, 'threshold missed'],
    ['c04a', 0, 'needs more tournaments'],
  ])('fails by the procedure that counts them: %s', async (procedure, exitCode, verdict) => {
    const folder = temporaryFolder();
    const profile = written(folder, fake.profile('wrong-ranks'));
    const out = join(folder, 'campaign');
    const args = ['--candidate', profile, ...SMALL, '--count', '14', '--directions', 'their-files'];
    const { code, stdout } = await runCli(['certify', ...args, '--procedure', procedure, '--out', out]);
    expect(code).toBe(exitCode);
    expect(stdout).toContain(verdict);
    const texts = ['report.txt', 'application.txt'].map((name) => readFileSync(join(out, name), 'utf8'));
    // The campaign ends with the eleventh of them, where they count.
    const count = '11 discrepancies: no round and 11 tournaments with wrong standings';
    expect(texts.map((text) => text.includes(count))).toEqual([exitCode === 1, exitCode === 1]);
    expect(texts.every((text) => text.includes('standings: wrong in'))).toBe(true);
  });
});

it('a program that pairs wrongly and crashes later has one verdict, on all rounds that were compared', async () => {
  const folder = temporaryFolder();
  const profile = written(folder, fake.profile('wrong-then-crashes'));
  const out = join(folder, 'campaign');
  const size = ['--preset', 'calm', '--players', '12', '--rounds', '7', '--seed', 'crash', '--jobs', '1'];
  const args = ['--candidate', profile, ...size, '--count', '2', '--directions', 'live', '--no-shrink'];
  const { code, stdout } = await runCli(['certify', ...args, '--procedure', 'c04a', '--out', out]);
  expect(stdout).toContain('2 tournaments: 2 candidate crash');
  expect(stdout).toContain('10 rounds compared: 10 deviate (10 by colours only)');
  expect(stdout).toContain('no tournament was judged to its end, so nothing is known about the long run');
  expect(stdout).not.toContain('so nothing is known\n');
  expect(stdout).toMatch(/Verdict: needs more tournaments: no more than 10 discrepancies so far/);
  // The program failed, so that it was not tested to the end.
  expect(code).toBe(3);
});

describe('the file of the program', () => {
  it('must not change while a campaign goes on, but one tournament may be looked at', async () => {
    const folder = temporaryFolder();
    const [script, mode, edition] = fake.profile('right').commands?.pair?.arguments ?? [];
    const program = join(folder, 'program.mjs');
    writeFileSync(
      program,
      `process.argv.splice(2, 0, '${mode}', '${edition}');\nawait import('${script}');\n`,
    );
    const copy = join(folder, 'copy.mjs');
    copyFileSync(program, copy);
    const profile = written(folder, {
      name: 'script',
      edition: 'dutch-2026',
      program,
      launcher: ['node'],
      adapter: { arguments: ['adapter'] },
    });
    const out = join(folder, 'campaign');
    const start = ['certify', '--candidate', profile, ...SMALL, '--directions', 'replay'];
    await runCli([...start, '--count', '2', '--out', out]);
    const before = manifestIn(out);
    expect(faultsIn(before, 'campaign-manifest.schema.json')).toBeNull();
    expect(before.candidate.program).toMatch(/^[0-9a-f]{64}$/);

    appendFileSync(program, '// mended\n');
    const resume = ['certify', '--resume', '--out', out];
    const refused = await runCli([...resume, '--count', '3']);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(
      /^error: the program has changed since the campaign in .* began: fake right/m,
    );
    expect(refused.stderr).toContain(before.candidate.program);
    expect(manifestIn(out)).toEqual(before);

    const only = await runCli([...resume, '--only', '1']);
    expect([only.code, only.stderr]).toEqual([0, expect.stringContaining('the program has changed')]);
    expect(manifestIn(out)).toEqual(before);

    // The same file at another place is the same program.
    const elsewhere = await runCli([...resume, '--count', '3', '--program', copy]);
    expect([elsewhere.code, manifestIn(out).count]).toEqual([0, 3]);

    const part = join(folder, 'part');
    await runCli([...start, '--count', '2', '--first', '4', '--out', part]);
    const merged = await runCli(['certify', '--merge', out, part, '--out', join(folder, 'whole')]);
    expect([merged.code, merged.stderr]).toEqual([2, expect.stringMatching(/differ in candidate program$/m)]);
  });

  it.each([1, 2])('of the format %i are refused', async (format) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'manifest.json'), `{"schema":"swissproof/campaign/${format}"}`);
    const { code, stderr } = await runCli(['certify', '--resume', '--out', folder]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/begun by an older version/)]);
  });
});

describe('a program whose generator', () => {
  it('crashes can be certified in the directions that do not need it', async () => {
    const folder = temporaryFolder();
    const start = ['certify', '--candidate', written(folder, fake.profile('generator-crashes')), ...SMALL];
    const whole = await runCli([...start, '--count', '1', '--out', join(folder, 'whole')]);
    expect(whole.code).toBe(3);
    expect(whole.stderr).toMatch(/cannot be tested: generate: the program exits with code 2: .*--directions/);
    const rest = ['--directions', 'replay,live,their-checker', '--out', join(folder, 'rest')];
    const { code, stderr } = await runCli([...start, '--count', '1', ...rest]);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/smoke test passed/)]);
  });

  it('calls some wishes infeasible is asked for others, and that is counted apart', async () => {
    const folder = temporaryFolder();
    const out = join(folder, 'campaign');
    const candidate = written(folder, fake.profile('infeasible:half'));
    const size = ['--count', '6', '--directions', 'their-files', '--out', out];
    const { code, stdout } = await runCli(['certify', '--candidate', candidate, ...SMALL, ...size]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /6 tournaments: 6 agree\n +\d+ wish(?:es)? called infeasible by the generator, and drawn again\n/,
    );
    const report: unknown = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(faultsIn(report, 'campaign-report.schema.json')).toBeNull();
    const [direction] = (report as CampaignSummary).directions;
    expect(direction.infeasibleWishes).toBeGreaterThan(0);
    expect(direction.outcomes).toMatchObject({ agrees: 6, infeasible: 0, 'candidate-crash': 0 });
    expect(readFileSync(join(out, 'application.txt'), 'utf8')).toContain(
      'called infeasible by the generator',
    );
    expect(readFileSync(join(out, 'report.junit.xml'), 'utf8')).toMatch(
      /name="infeasibleWishes" value="[1-9]/,
    );
  });
});

describe('certify --print-profile', () => {
  it.each(shippedNames())('prints a profile that can be used: %s', async (name) => {
    const { code, stdout } = await runCli(['certify', '--print-profile', name]);
    expect(code).toBe(0);
    const profile: unknown = JSON.parse(stdout);
    expect(profile).toEqual(shippedProfile(name));
    expect(faultsIn(profile, 'candidate-profile.schema.json')).toBeNull();
  });

  it('knows what is shipped', async () => {
    const { code, stderr } = await runCli(['certify', '--print-profile', 'nobody']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/no profile nobody.*javafo-resident/)]);
  });
});
