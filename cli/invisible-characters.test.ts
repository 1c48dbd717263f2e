import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alter } from '../checker/testing/alterations.js';
import { parseTrf, writeTrf } from '../corpus/index.js';
import { generate } from '../generator/index.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

/** Names that show the rest of their line in another order, in a file whose name does so, too. */
const NAME = 'Pl\u202Eyer';
const [{ text }] = generate({ players: 13, rounds: 5 }, { seed: 'invisible', count: 1 });
const withNames = (content: string): string =>
  content.replaceAll('Player', NAME).replace(/^012 .*$/m, '012 Open\u2067\u200B');
const wrong = writeTrf(alter(parseTrf(text).tournament!, 3, 'swap opponents', 6)!, { format: 'trf26' });

function written(content: string): { readonly file: string; readonly folder: string } {
  const folder = temporaryFolder();
  const file = join(folder, 'ev\u202Ent.trf');
  writeFileSync(file, withNames(content));
  return { file, folder };
}

test.each([
  [['check'], wrong],
  [['check', '--rules', 'any'], wrong],
  [['check', '--format', 'github'], wrong],
  [['check', '--format', 'html'], wrong],
  [['check', '--format', 'junit'], wrong],
  [['audit'], text],
  [['audit', '--format', 'html'], text],
  [['standings'], text],
  [['standings', '--explain', '3'], text],
  [['standings', '--format', 'html'], text],
  [['explain', '--round', '3'], text],
  [['explain', '--round', '3', '--format', 'html'], text],
  [['pair', '--round', '9'], text],
  [['check', '--rounds', '9'], text],
])('%j shows them as escapes', async (command, content) => {
  const { file } = written(content);
  const { stdout, stderr } = await runCli([...command, file]);
  expect(stdout + stderr).not.toMatch(INVISIBLE);
  expect(stdout + stderr).toContain('\\u{202E}');
});

test('names are among what is shown, with the title of the event', async () => {
  const { file } = written(text);
  const { stdout } = await runCli(['standings', file]);
  expect(stdout).toContain('Pl\\u{202E}yer');
  // As wide as the others.
  const rows = stdout.split('\n').filter((line) => line.includes('yer 0'));
  expect(new Set(rows.map((line) => line.indexOf('  ', line.indexOf('yer')))).size).toBe(1);
  expect(stdout).toContain('Open\\u{2067}\\u{200B}');
});

test('verify shows them as escapes, of certificates and of their event', async () => {
  const { file, folder } = written(wrong);
  const proof = join(folder, 'pro\u202Eof.json');
  expect((await runCli(['check', '--proof', proof, file])).code).toBe(1);
  const { code, stdout, stderr } = await runCli(['verify', proof, file]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/PROVED/);
  expect(stdout).not.toMatch(INVISIBLE);
  expect(stdout).toContain('Open\\u{2067}\\u{200B}');
});

test.each(['check', 'standings', 'verify', 'explain'])(
  'an error of %s shows them as escapes',
  async (command) => {
    const { stdout, stderr } = await runCli([command, join(temporaryFolder(), 'no\u202Ene.trf')]);
    expect(stdout + stderr).toContain('no\\u{202E}ne.trf');
    expect(stdout + stderr).not.toMatch(INVISIBLE);
  },
);

test('JSON, CSV and tournament files keep them', async () => {
  const { file } = written(text);
  const json = JSON.parse((await runCli(['standings', '--format', 'json', file])).stdout) as {
    readonly rows: readonly { readonly name: string }[];
  };
  expect(json.rows[0].name).toContain(NAME);
  for (const command of [
    ['standings', '--format', 'csv'],
    ['convert', '--trf', '26'],
  ])
    expect((await runCli([...command, file])).stdout).toContain(NAME);
});

const INVISIBLE = /[\u202E\u2067\u200B]/;
