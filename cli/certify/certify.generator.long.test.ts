import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CampaignDocument } from '../../corpus/schema/types/campaign-report.js';
import type { CandidateProfile } from '../../certification/program/index.js';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/* Generators that give one file, take no notice of the settings or of the seed: what the report of their campaigns says. */

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const SMALL = ['--preset', 'tiny', '--players', '8..9', '--rounds', '3', '--seed', 'asked', '--jobs', '1'];
const FILES = ['report.txt', 'application.txt', 'report.html', 'report.json', 'results.sorted.jsonl'];

interface Run {
  readonly code: number;
  readonly out: string;
  readonly text: string;
  readonly generator: NonNullable<CampaignDocument['directions'][number]['generator']>;
  readonly report: CampaignDocument;
}

async function campaign(profile: CandidateProfile, ...more: readonly string[]): Promise<Run> {
  const folder = temporaryFolder();
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(profile));
  const out = join(folder, 'campaign');
  const args = ['--candidate', file, ...SMALL, '--directions', 'their-files', '--out', out];
  const { code, stderr } = await runCli(['certify', ...args, ...more]);
  expect(stderr).toContain('smoke test passed');
  return { ...readCampaign(out), code };
}

function readCampaign(out: string): Omit<Run, 'code'> {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as CampaignDocument;
  const { generator } = report.directions[0];
  if (generator === null || generator === undefined)
    throw new Error('the report says nothing of the generator');
  return { out, text: readFileSync(join(out, 'report.txt'), 'utf8'), report, generator };
}

describe('the report on a generator', () => {
  it('that returns one file always counts one tournament, and fails', async () => {
    const { code, text, report, generator } = await campaign(fake.profile('one-file'), '--count', '12');
    expect(generator).toMatchObject({ counted: 12, different: 1, mostEqual: 12, isFixed: true });
    expect(report.directions[0].complete).toBe(1);
    expect(text).toContain('1 different tournament in 12 files: the one that came most often came 12 times');
    expect(text).toContain('same seed, same file (1); another seed, same file (1)');
    expect(text).toContain('Verdict: failed: the generator returns the same file');
    expect(code).toBe(1);
    const old = await campaign(fake.profile('one-file'), '--count', '3', '--procedure', 'c04a');
    expect(old.text).toContain('Verdict: needs more tournaments');
    expect(old.text).toContain('the fewest here are 1, equal ones of the generator counted once');
  });

  it('that returns one file even in the short test is not begun', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'profile.json');
    writeFileSync(file, JSON.stringify(fake.profile('one-file:always')));
    const args = ['--candidate', file, ...SMALL, '--directions', 'their-files', '--count', '2'];
    const { code, stderr } = await runCli(['certify', ...args, '--out', join(folder, 'campaign')]);
    expect(stderr).toContain('generate: writes the same file whatever it is asked for');
    expect(code).toBe(3);
  });

  it.each([
    ['command line', 'profile', 'half-point bye'],
    ['adapter', 'adapter', 'zero-point bye'],
  ] as const)('that ignores what is asked says that nothing of it came: %s', async (_, talk, name) => {
    const { text, generator } = await campaign(fake[talk]('ignores-wishes'), '--count', '8');
    const byes = generator.features.filter(({ feature }) =>
      /-point-bye$|^forfeit$|^withdrawal$/.test(feature),
    );
    expect(byes.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(15);
    expect(byes.map(({ came, unasked }) => came + unasked)).toEqual(byes.map(() => 0));
    expect(text).toMatch(new RegExp(`^  ${name} +[1-9]\\d* +0 +[1-9]\\d* `, 'm'));
    // Only keys and values lack words for the zero-point bye.
    const unsaid = generator.features.find(({ feature }) => feature === 'zero-point-bye')?.unsaid;
    expect(unsaid === 0).toBe(talk === 'adapter');
    expect(generator.values[0]).toEqual({ value: 'players', asAsked: 8, otherwise: 0, unsaid: 0 });
  });

  it('that takes no notice of the seed fails, although its tournaments differ', async () => {
    const { code, generator, text } = await campaign(fake.adapter('ignores-seed'), '--count', '5');
    expect(generator.different).toBe(5);
    expect(text).toContain(
      'Verdict: failed: the generator returns the same file for the same settings with every seed',
    );
    expect(code).toBe(1);
  });

  it('that cannot repeat a file says so, which is no failure', async () => {
    const { code, generator, text } = await campaign(fake.profile('forgets-seed'), '--count', '2');
    expect(generator.isFixed).toBe(false);
    expect(text).toContain('same seed, other file (1); another seed, other file (1)');
    expect(code).toBe(0);
  });

  it('is the same from parts and after a pause, byte for byte', async () => {
    const profile = fake.profile('right');
    const whole = await campaign(profile, '--count', '4');
    const parts = [
      await campaign(profile, '--count', '1'),
      await campaign(profile, '--first', '2', '--count', '3'),
    ];
    const merged = join(temporaryFolder(), 'merged');
    await runCli(['certify', '--merge', ...parts.map(({ out }) => out), '--out', merged]);
    await runCli(['certify', '--resume', '--out', parts[0].out, '--count', '4']);
    expect(parts[1].text).toContain('seeds: not tested');
    for (const name of FILES.filter((one) => one !== 'report.html'))
      for (const out of [merged, parts[0].out])
        expect(readFileSync(join(out, name), 'utf8').replaceAll(/^Date: .*$/gm, '')).toBe(
          readFileSync(join(whole.out, name), 'utf8').replaceAll(/^Date: .*$/gm, ''),
        );
  });
});
