import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { check, explain, pair, standings } from '../../library/index.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const TEXT = four('012 Кубок Львова', '142 3', '152 W').replace('Player 1', 'Иванов  ');

function written(encoding: string): string {
  const file = join(temporaryFolder(), 'event.trf');
  writeFileSync(file, iconv.encode(TEXT, encoding));
  return file;
}

const COMMANDS: readonly (readonly string[])[] = [
  ['check'],
  ['check', '--rules', 'any'],
  ['audit'],
  ['pair', '--format', 'trf'],
  ['explain', '--format', 'json'],
  ['standings'],
  ['convert', '--trf', '26'],
];

test.each(['windows-1251', 'cp866', 'maccyrillic'])('%s, in every command', async (encoding) => {
  const file = written(encoding);
  for (const command of COMMANDS) {
    const { code, stdout, stderr } = await runCli([...command, '--encoding', encoding, file]);
    expect(code, stderr).toBe(0);
    expect(stdout, command.join(' ')).toMatch(/Иванов|Кубок Львова/);
    expect(stderr + stdout).not.toContain('Windows Latin');
  }
  const { stdout } = await runCli(['generate', '--model', file, '--encoding', encoding, '--seed', '1']);
  expect(stdout).toContain('Иванов');
});

test('a code page that is not named is said', async () => {
  const { stdout, code } = await runCli(['check', written('windows-1251')]);
  expect(code).toBe(0);
  expect(stdout).toContain('The bytes of the file are not UTF-8, and hardly Windows Latin.');
  expect(stdout).toContain('--encoding reads another code page, like windows-1250, windows-1251');
});

test.each(['klingon', 'base64', 'hex'])('there is no code page %s', async (name) => {
  const { code, stderr } = await runCli(['check', '--encoding', name, written('utf-8')]);
  expect(code).toBe(2);
  expect(stderr).toContain('There is no such encoding.');
});

test('in the library', () => {
  const bytes = iconv.encode(TEXT, 'windows-1251');
  const encoding = 'windows-1251';
  expect(check(bytes, { encoding }).tournaments[0]).toMatchObject({
    name: 'Кубок Львова',
    verdict: 'agrees',
  });
  expect(check(bytes).tournaments[0].warnings).toMatchObject([{ line: 1 }]);
  expect(pair(bytes, { encoding })).toMatchObject({ kind: 'paired' });
  expect(JSON.stringify(explain(bytes, { encoding }))).toContain('Кубок Львова');
  expect(JSON.stringify(standings(bytes, { encoding }))).toContain('Иванов');
  expect(() => check(bytes, { encoding: 'klingon' })).toThrow(RangeError);
});
