import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const OPTIONS = ['generate', '--players', '6', '--rounds', '2', '--count', '2'];

test('a folder with tournaments of another seed is refused; --force removes these and nothing else', async () => {
  const folder = temporaryFolder();
  const out = ['--out', folder];
  expect((await runCli([...OPTIONS, '--count', '3', '--seed', 'one', ...out])).code).toBe(0);
  expect((await runCli([...OPTIONS, '--seed', 'one', ...out])).code).toBe(0);
  writeFileSync(join(folder, '0009.trf'), '012 mine\n');
  const refused = await runCli([...OPTIONS, '--seed', 'two', ...out]);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('holds 3 tournaments of another seed or of other settings');
  expect((await runCli([...OPTIONS, '--seed', 'two', ...out, '--force'])).code).toBe(0);
  expect(existsSync(join(folder, '0003.trf'))).toBe(false);
  expect(readFileSync(join(folder, '0009.trf'), 'utf8')).toBe('012 mine\n');
});

test('a file is not replaced in silence; the same bytes may be written again', async () => {
  const file = join(temporaryFolder(), 'open.trf');
  const options = ['generate', '--players', '6', '--rounds', '2', '--out', file];
  expect((await runCli([...options, '--seed', 'one'])).code).toBe(0);
  expect((await runCli([...options, '--seed', 'one'])).code).toBe(0);
  const refused = await runCli([...options, '--seed', 'two']);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('exists and holds something else');
  expect((await runCli([...options, '--seed', 'two', '--force'])).code).toBe(0);
});

test.each([
  [['--players', '4', '--rounds', '5'], '4 players can play 3 rounds at most'],
  [['--ratings', '2000,1900', '--players', '3'], '--ratings tells of 2 players'],
  [['--tie-breaks', 'KS'], 'KS is for round robins only'],
  [['--players', '8', '--rounds', '3', '--half-point-byes', '40'], '--at-most'],
])('%j: nothing less than asked for', async (options, words) => {
  const { code, stderr, stdout } = await runCli(['generate', '--seed', 's', ...options]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(words);
});

test('--at-most says what is missing', async () => {
  const { code, stderr } = await runCli([
    'generate',
    '--seed',
    's',
    '--players',
    '4',
    '--rounds',
    '5',
    '--at-most',
  ]);
  expect(code).toBe(0);
  expect(stderr).toMatch(/rounds: \d fewer than asked for/);
});
