import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import type { CampaignDocument } from '../../corpus/schema/types/campaign-report.js';
import type { CheckDocument } from '../../corpus/schema/types/check-report.js';
import { editions } from '../../engine/index.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/* The commands that the report gives for the shrunk files. */

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

const [open] = editions.filter(({ declarable }) => declarable !== undefined);
const [option] = open.declarable?.options ?? [];
const choice = ['--' + option.name, option.values.filter((value) => value !== option.usual)[0]];

const CHAOS = ['--preset', 'chaos', '--players', '8..14', '--rounds', '5..7', '--seed', 'certify'];

it.each([
  ['without:C14', 'dutch-2026', 'live', [...CHAOS, '--count', '2']],
  ['swaps-colours', 'dutch-2017', 'replay', ['--preset', 'tiny', '--seed', 's', '--count', '1']],
  ['swaps-colours', open.id, 'replay', ['--preset', 'tiny', '--seed', 's', '--count', '1', ...choice]],
] as const)(
  'show the deviations of a program that %s, %s, %s',
  async (mode, edition, directions, settings) => {
    const folder = temporaryFolder();
    const [profile, out] = ['profile.json', 'campaign'].map((name) => join(folder, name));
    writeFileSync(profile, JSON.stringify(fake.adapter(mode, edition)));
    const run = ['--directions', directions, '--to-the-end', '--jobs', '1', '--out', out];
    const done = await runCli(['certify', '--candidate', profile, ...settings, ...run]);
    const report = readFileSync(join(out, 'report.txt'), 'utf8');
    const { shrunk } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as CampaignDocument;
    expect(shrunk.length, done.stdout + done.stderr).toBeGreaterThan(0);
    for (const { rule, check, file, to } of shrunk) {
      expect(report).toContain(`\n    check: ${check}\n`);
      const [program, ...words] = check.split(' ');
      expect(program).toBe('swissproof');
      const argv = words.map((word) => (word === file ? join(out, word) : word));
      expect(argv).not.toEqual(words);
      if (edition === open.id) expect(words).toEqual(expect.arrayContaining([...choice]));
      const { code, stdout } = await runCli([...argv, '--format', 'json', '--no-standings']);
      expect(code, stdout).toBe(1);
      const { tournaments } = JSON.parse(stdout) as CheckDocument;
      const rounds = tournaments[0].rounds.map(({ round, verdict, deviations }) => [
        round,
        verdict,
        deviations.some((deviation) => deviation.rule === rule),
      ]);
      expect(rounds).toEqual([[to[1], 'deviates', true]]);
    }
  },
);
