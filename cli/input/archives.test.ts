import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { encrypted, withSizes, zipOf } from '../../corpus/archive/testing/zip-files.js';
import type { CheckDocument } from '../../corpus/schema/types/check-report.js';
import { four } from '../../corpus/trf/testing/lines.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const RIGHT = four('142 1');

/** A file with this content in a folder of its own. */
function written(content: Uint8Array, name = 'all.zip'): string {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

async function checked(...argv: string[]): Promise<{ code: number; document: CheckDocument }> {
  const { code, stdout } = await runCli(['check', '--format', 'json', ...argv]);
  return { code, document: JSON.parse(stdout) as CheckDocument };
}

test.each(['1', '2'])('a ZIP archive is read like a folder, with %s threads', async (jobs) => {
  const files = { 'x/b.trf': RIGHT, 'a.dat': RIGHT, 'README.txt': 'words', 'x/home.html': '<html></html>' };
  const more = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`more/${index}.trf`, RIGHT]));
  const file = written(zipOf({ ...files, ...more }));
  const { code, document } = await checked('--jobs', jobs, file);
  expect(code).toBe(0);
  const names = ['a.dat', ...Object.keys(more), 'x/b.trf'];
  expect(document.tournaments.map((one) => one.file)).toEqual(names.map((name) => `${file}/${name}`));
  expect(document.totals.skipped).toEqual([`${file}/README.txt`, `${file}/x/home.html`]);
  expect(document.totals.recognised).toMatchObject([{ file: `${file}/x/home.html`, format: 'html' }]);
});

test('an archive in a folder is read with the files of the folder, whatever its name', async () => {
  const file = written(zipOf({ 'b.trf': RIGHT }), 'season.dat');
  const folder = join(file, '..');
  writeFileSync(join(folder, 'z.trf'), RIGHT);
  const { code, document } = await checked(folder, file);
  expect(code).toBe(0);
  expect(document.tournaments.map((one) => one.file)).toEqual([`${file}/b.trf`, join(folder, 'z.trf')]);
  expect((await runCli(['audit', folder])).stdout).toContain('2 tournaments');
});

test('commands about one tournament accept an archive that holds one', async () => {
  const file = written(zipOf({ 'README.txt': 'words', 'b.trf': RIGHT }));
  const { code, stdout } = await runCli(['convert', '--trf', '26', file]);
  expect(code).toBe(0);
  expect(stdout).toContain('Player 4');
  expect((await runCli(['standings', file])).code).toBe(0);
  const several = await runCli(['pair', written(zipOf({ 'a.trf': RIGHT, 'b.trf': RIGHT }))]);
  expect(several.code).toBe(3);
  expect(several.stderr).toContain('matches 2 files; name one tournament file');
  const none = await runCli(['standings', written(zipOf({ a: 'x', b: 'y' }))]);
  expect(none.code).toBe(3);
  expect(none.stderr).toContain('the archive holds no tournament file');
});

test.each<[string, Uint8Array, string]>([
  ['without tournaments', zipOf({ 'README.txt': 'words' }), 'the archive holds no tournament file'],
  ['without files', zipOf({}), 'the archive holds no tournament file'],
  ['with encrypted files', encrypted(zipOf({ 'a.trf': RIGHT })), '1 file of this archive is encrypted'],
  ['with an archive in it', zipOf({ 'in.zip': zipOf({ 'a.trf': RIGHT }) }), 'an archive in an archive'],
  ['that is cut off', zipOf({ 'a.trf': RIGHT }).slice(0, -3), 'cut off or damaged'],
  [
    'that says too much of itself',
    withSizes(
      zipOf(Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`${index}.trf`, 'x']))),
      16 * 1024 * 1024,
    ),
    'There is too much in this archive',
  ],
  [
    'with a file that is too large',
    withSizes(zipOf({ 'a.trf': 'x' }), 2 ** 25),
    'too large to be a tournament',
  ],
])('an archive %s is an error, and stops nothing', async (_, content, message) => {
  const file = written(content);
  const right = written(zipOf({ 'right.trf': RIGHT }));
  const { code, stdout } = await runCli(['check', file, right]);
  expect(code).toBe(3);
  expect(stdout).toContain(message);
  expect(stdout).toContain('1 agree');
});

test('a path in an archive is only a name', async () => {
  const file = written(zipOf({ '../../escape.trf': RIGHT, '/etc/x.trf': RIGHT, 'odd\u001B.trf': RIGHT }));
  const { code, document } = await checked(file);
  expect(code).toBe(0);
  expect(document.tournaments.map((one) => one.file)).toEqual([
    `${file}/../../escape.trf`,
    `${file}//etc/x.trf`,
    `${file}/odd\uFFFD.trf`,
  ]);
  expect(existsSync(join(file, '..', '..', 'escape.trf'))).toBe(false);
});

test('files of an archive in another encoding', async () => {
  const text = RIGHT.replace('Player 1', 'Иванов  ');
  const found = fileURLToPath(new URL('../../corpus/found/utf16-bom.trf', import.meta.url));
  const file = written(zipOf({ 'a.trf': `\uFEFF${text}`, 'b.trf': readFileSync(found) }));
  const asUtf8 = join(file, '..', 'b.trf');
  writeFileSync(asUtf8, readFileSync(found, 'utf16le'));
  const { document } = await checked(file, asUtf8);
  const [first, second, same] = document.tournaments;
  expect(first.verdict).toBe('agrees');
  expect(second.rounds).toHaveLength(7);
  expect(second.rounds).toEqual(same.rounds);
});
