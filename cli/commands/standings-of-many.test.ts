import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const corpus = fileURLToPath(new URL('../../corpus/standings/', import.meta.url));

function schemaOf(name: string): object {
  const file = new URL(`../../corpus/schema/${name}.schema.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function folderOfTwo(): string {
  const folder = temporaryFolder();
  copyFileSync(join(corpus, 'golden-absences-002.trf'), join(folder, 'a.trf'));
  copyFileSync(join(corpus, 'golden-robin-000.trf'), join(folder, 'b.trf'));
  return folder;
}

test('of a folder each table in turn, with the name of its file', async () => {
  const folder = folderOfTwo();
  writeFileSync(join(folder, 'notes.txt'), 'no tournament');
  const { code, stdout, stderr } = await runCli(['standings', folder]);
  const alone = await Promise.all(
    ['a.trf', 'b.trf'].map((name) => runCli(['standings', join(folder, name)])),
  );
  expect(stdout).toBe(alone.map((one) => one.stdout).join('\n'));
  expect(stderr).toContain('skipped: 1 file that is no tournament');
  expect(code).toBe(0);
});

test('JSON: a document with the documents of the single files', async () => {
  const folder = folderOfTwo();
  const options = ['standings', '--format', 'json'];
  const { stdout } = await runCli([...options, join(folder, 'a.trf'), join(folder, 'b.trf')]);
  const document = JSON.parse(stdout) as { readonly tournaments: readonly unknown[] };
  const ajv = new Ajv2020({ strict: true, allErrors: true }).addSchema(schemaOf('standings-report'));
  const validate = ajv.compile(schemaOf('standings-list'));
  validate(document);
  expect(validate.errors).toBeNull();
  const single = await runCli([...options, join(folder, 'a.trf')]);
  expect(document).toMatchObject({ schema: 'swissproof/standings-list/1', failed: [] });
  expect(document.tournaments[0]).toEqual(JSON.parse(single.stdout));
});

test('CSV: one table with the file of each row, and the tie-breaks of all lists', async () => {
  const { stdout } = await runCli(['standings', '--format', 'csv', folderOfTwo()]);
  const [head, ...rows] = stdout.trim().split('\n');
  expect(head).toMatch(/^file,rank,id,name,rating,PTS,/);
  expect(rows[0]).toMatch(/a\.trf,1,2,"Test0002, Player",1896,3\.5,0\.5,8,9\.5,7\.75/);
  expect(rows.filter((row) => row.includes('b.trf,')).length).toBeGreaterThan(3);
  expect(new Set(rows.map((row) => row.replace(/".*?"/g, '').split(',').length))).toEqual(
    new Set([head.split(',').length]),
  );
});

test('HTML: a page with all tables', async () => {
  const out = temporaryFolder();
  const { code } = await runCli(['standings', '--format', 'html', '--out', out, folderOfTwo()]);
  const page = readFileSync(join(out, 'standings.html'), 'utf8');
  expect(page).toContain('<title>Standings of 2 tournaments</title>');
  expect(page.match(/<article/g)).toHaveLength(2);
  expect(code).toBe(0);
});

test('a file that cannot be used: exit code 3, and the others are computed', async () => {
  const folder = folderOfTwo();
  writeFileSync(join(folder, 'c.trf'), '001 nonsense');
  const { code, stdout, stderr } = await runCli(['standings', '--format', 'json', folder, 'missing.trf']);
  const document = JSON.parse(stdout) as Record<
    'tournaments' | 'failed',
    readonly { readonly file: string }[]
  >;
  expect(document.tournaments).toHaveLength(2);
  expect(document.failed.map(({ file }) => file)).toEqual([join(folder, 'c.trf'), 'missing.trf']);
  expect(stderr).toContain('c.trf is not a valid tournament');
  expect(stderr).toContain('no such file or folder');
  expect(code).toBe(3);
  const after = await runCli(['standings', '--after', '5', folderOfTwo()]);
  expect(after.stderr).toContain('there are no standings after round 5: the last finished round is 4');
  expect([after.code, after.stdout.match(/^Rank/gm)?.length]).toEqual([3, 1]);
});

test('a folder without a tournament: exit code 3', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.txt'), 'no tournament');
  const { code, stderr } = await runCli(['standings', folder]);
  expect(stderr).toContain('the folder holds no tournament file');
  expect(code).toBe(3);
});

test.each([
  ['--explain', '3'],
  ['--why', '3,4'],
])('%s is for one file', async (...options) => {
  const { code, stderr } = await runCli(['standings', ...options, folderOfTwo()]);
  expect(stderr).toContain('--explain and --why are for one tournament file');
  expect(code).toBe(2);
});
