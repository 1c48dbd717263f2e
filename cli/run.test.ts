import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { four } from '../corpus/trf/testing/lines.js';
import { editions } from '../engine/index.js';
import { PROGRAM } from '../reports/index.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

test('--version', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${PROGRAM.version}\n`, stderr: '' });
});

test('-check FILE, as the Technical Commission of FIDE writes it, is check FILE', async () => {
  const file = join(temporaryFolder(), 'FIDE_Report_File.fid');
  writeFileSync(file, four('142 1'));
  const { code, stdout } = await runCli(['-check', file]);
  expect(code).toBe(0);
  expect(stdout).toContain('The round that was checked agrees with the rules.');
  expect(await runCli(['-check', '--format', 'csv', '--first-colour', 'white', file])).toEqual(
    await runCli(['check', '--format', 'csv', '--first-colour', 'white', file]),
  );
  expect((await runCli(['-check'])).code).toBe(2);
  expect((await runCli(['-check', `${file}.none`])).code).toBe(3);
});

test.each([
  ['--version', '--format', 'json'],
  ['--format=json', '-V'],
])('%s %s: what this version is and knows', async (...argv) => {
  const { code, stdout } = await runCli(argv);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ...PROGRAM,
    node: process.versions.node,
    editions: editions.map(({ id }) => id),
    schemas: expect.arrayContaining(['check-report.schema.json']) as string[],
  });
});

test.each([['--help'], ['check', '--help'], ['pair', '--help'], ['generate', '--help'], ['rules', '--help']])(
  '%s %s',
  async (...argv) => {
    const { code, stdout } = await runCli(argv);
    expect(stdout).toContain('Usage: swissproof');
    expect(stdout).toContain('Examples:');
    expect(stdout).toMatch(/Exit codes:/);
    expect(code).toBe(0);
  },
);

describe('a wrong command line', () => {
  test.each([
    [[], 'Usage: swissproof'],
    [['chek', 'a.trf'], 'Did you mean check?'],
    [['check'], "missing required argument 'path'"],
    [['check', 'a.trf', '--bogus'], "unknown option '--bogus'"],
    [
      ['check', 'a.trf', '--rules', 'french'],
      `There is no such edition. Possible: ${editions.map(({ id }) => id).join(', ')}`,
    ],
    [['pair', 'a.trf', '--format', 'html'], 'This command does not print'],
    [
      ['check', 'a.trf', '--format', 'xml'],
      'Possible: text, json, csv, junit, html, statement, sarif, summary, github.',
    ],
    [['pair', 'a.trf', '--format', 'csv'], 'This command does not print'],
    [['check', 'a.trf', '--only', 'deviations'], '--only deviations is for --format json'],
    [['check', 'a.trf', '--format', 'sarif', '--rules', 'any'], 'does not go with --rules any'],
    [['check', 'a.trf', '--rounds', '9-3'], 'write 3-9'],
    [['check', 'a.trf', '--jobs', '65'], 'a whole number from 1 to 64'],
    [['check', 'a.trf', '--jobs', '2.5'], 'a whole number from 1 to 64'],
    [['check', 'a.trf', '--initial-color', 'red'], 'Possible: white, black.'],
    [['check', 'a.trf', '--out', ''], 'Expected the name of a file or folder.'],
    [['pair', 'a.trf', '--round', '0'], 'a whole number from 1 to 999'],
    [['generate', '--count', '2'], 'name a folder'],
    [['generate', '--players', '10..5'], 'write 5..10'],
    [['generate', '--forfeits', '101%'], 'A chance is at most 100%'],
    [
      ['generate', '--preset', 'wild'],
      'Possible: calm, open, weekend, chaos, tiny, norm, closed-norm, double-norm.',
    ],
    [['generate', '--players', '1'], 'players.min: found 1'],
    [['help', 'foo'], 'there is no command foo. Possible: check, audit'],
    [['check', 'a.trf', '--initial-color', 'A'], 'The type of colour preferences is --colours.'],
    [['check', 'a.trf', '--colors', 'white'], 'The initial-colour is --initial-color.'],
    [['pair', 'a.trf', '--out', 'x.csv'], '--out x.csv: This command does not print csv.'],
    [['rules', 'team-swiss-2030'], 'There is no such edition.'],
  ])('%j', async (argv, expected) => {
    const { code, stdout, stderr } = await runCli(argv);
    expect(stderr).toContain(expected);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });
});

test('rules', async () => {
  expect((await runCli(['rules'])).stdout).toContain('dutch-2026');
  expect((await runCli(['rules', 'dutch-2017'])).stdout).toContain('C.12');
  const { stdout } = await runCli(['rules', '--format', 'json', 'dutch-2017']);
  expect(JSON.parse(stdout)).toMatchObject({ editions: [{ id: 'dutch-2017', until: '2026-01-31' }] });
});
