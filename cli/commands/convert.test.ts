import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const FILE = [
  '001    1      A                                                                  1.0    1     2 w 1',
  '001    2      B                                                                  0.0    2     1 b 0',
  '142 3',
  '172 NOR FIDE',
  '',
].join('\n');

test('the file on standard output, what is lost on standard error', async () => {
  const { code, stdout, stderr } = await runCli(['convert', '--trf', '16', '-'], FILE);
  expect(stdout).toBe(FILE.replace('142 3', 'XXR 3').replace('172 NOR FIDE\n', ''));
  expect(stderr).toBe(
    '-:3: adjusted: record 142: written as record XXR\n-:4: lost: record 172: TRF16 has no such record\n',
  );
  expect(code).toBe(0);
});

test('a file of the version already', async () => {
  const { code, stdout, stderr } = await runCli(['convert', '--trf', '26', '-'], FILE);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: FILE, stderr: '' });
});

test('JSON, valid under its schema; with the file unless it is written elsewhere', async () => {
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../../corpus/schema/convert-report.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true }).compile(schema as object);
  const { stdout } = await runCli(['convert', '--trf', '06', '--format', 'json', '-'], FILE);
  const document: unknown = JSON.parse(stdout);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(document).toMatchObject({ trf: '06', lost: 1, content: expect.stringContaining('XXR 3') as string });
  const out = join(temporaryFolder(), 'old.trf');
  const written = await runCli(['convert', '--trf', '06', '--format', 'json', '--out', out, '-'], FILE);
  expect(JSON.parse(written.stdout)).not.toHaveProperty('content');
  expect(readFileSync(out, 'utf8')).toContain('XXR 3');
});

test('a team event is converted, but neither checked nor paired by rules for players, or without its teams', async () => {
  const team = `${FILE}192 FIDE_TEAM\n310   1 A\n`;
  const { code, stdout, stderr } = await runCli(['convert', '--trf', '26', '-'], team);
  expect(stdout).toBe(team);
  expect(stderr).toContain('This is a team tournament, of which only the games are read here.');
  expect(code).toBe(0);
  for (const command of ['check', 'pair', 'explain']) {
    const refused = await runCli([command, '--rules', 'dutch-2026', '-'], team);
    expect(refused.stdout + refused.stderr).toContain('only rules by which teams are paired');
    expect(refused.code).toBe(3);
    const unknown = await runCli([command, '-'], team);
    expect(unknown.stdout + unknown.stderr).toContain('plays for no team (record 310)');
    expect(unknown.code).toBe(3);
  }
});

test.each([
  [['convert', '-'], 2, '--trf'],
  [['convert', '--trf', '27', '-'], 2, '27'],
  [['convert', '--trf', '26', '.'], 3, 'folder'],
  [['convert', '--trf', '26', 'missing.trf'], 3, 'missing.trf'],
])('%j ends with %i', async (command, code, words) => {
  const result = await runCli(command, FILE);
  expect(result.code).toBe(code);
  expect(result.stderr).toContain(words);
});

test('what is no tournament', async () => {
  const { code, stdout, stderr } = await runCli(['convert', '--trf', '26', '-'], '012 Name\n');
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(stderr).toContain('-:1:1: error: The file holds no player');
});

test('the converted file is not called as if it were something else', async () => {
  const out = join(temporaryFolder(), 'new.json');
  const { code, stderr } = await runCli(['convert', '--trf', '26', '--out', out, '-'], FILE);
  expect(code).toBe(2);
  expect(stderr).toContain('what is written there is a tournament file; expected a name like new.trf');
});
