import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { holdsPlayers } from '../../corpus/index.js';
import { four, player } from '../../corpus/trf/testing/lines.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';
import { findInputs } from './inputs.js';
import { foldersWithout } from './skipped.js';

const DEVIATES = [
  player(1, '1.0', '   2 w 1'),
  player(2, '0.0', '   1 b 0'),
  player(3, '1.0', '   4 w 1'),
  player(4, '0.0', '   3 b 0'),
].join('\n');

/** A folder with files of these contents. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = join(temporaryFolder(), 'results');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const STRAY = { 'README.txt': 'Files of the club.\n\n042 is the date.', 'empty.trf': '' };

test('what a folder holds besides tournaments is counted and named, and masks no deviation', async () => {
  const folder = folderOf({ ...STRAY, 'wrong.trf': DEVIATES });
  const { code, stdout, stderr } = await runCli(['check', folder]);
  expect(code).toBe(1);
  expect(stdout).toContain('1 of 1 round deviates from the rules.\n');
  const names = `${join(folder, 'README.txt')}, ${join(folder, 'empty.trf')}`;
  expect(stdout).toContain(`skipped: 2 files that are no tournaments (no record 001): ${names}\n`);
  expect(stderr).toBe('');
  expect((await runCli(['check', folderOf({ ...STRAY, 'right.trf': four('142 1') })])).code).toBe(0);
});

test.each([['check'], ['check', '--rules', 'any'], ['audit']])('%s %s %s: in JSON', async (...command) => {
  const folder = folderOf({ ...STRAY, 'right.trf': four('142 1') });
  const { code, stdout } = await runCli([...command, '--format', 'json', folder]);
  expect(code).toBe(0);
  const { totals, tournaments } = JSON.parse(stdout) as {
    totals: { tournaments: number; skipped: string[] };
    tournaments: unknown[];
  };
  expect(totals).toMatchObject({
    tournaments: 1,
    invalid: 0,
    skipped: [join(folder, 'README.txt'), join(folder, 'empty.trf')],
  });
  expect(tournaments).toHaveLength(1);
  expect((await runCli([...command, folder])).stdout).toContain('skipped: 2 files that are no tournaments');
  expect((await runCli([...command, '--format', 'html', folder])).stdout).toContain('skipped: 2 files');
});

test.each(['check', 'audit'])('%s: said beside a report without totals, or in a file', async (command) => {
  const folder = folderOf({ ...STRAY, 'right.trf': four('142 1') });
  const out = join(folder, 'report');
  for (const options of [
    ['--format', 'csv'],
    ['--out', out],
  ]) {
    const { code, stderr } = await runCli([command, ...options, folder]);
    expect(code).toBe(0);
    expect(stderr).toContain(`${join(folder, 'README.txt')}, ${join(folder, 'empty.trf')}`);
  }
});

test.each(['check', 'audit'])('%s: one that was named itself is an error', async (command) => {
  const folder = folderOf({ ...STRAY, 'right.trf': four('142 1') });
  const readme = join(folder, 'README.txt');
  for (const paths of [[readme], [folder, readme], [readme, folder]]) {
    const { code, stdout } = await runCli([command, ...paths]);
    expect(code, paths.join(' ')).toBe(3);
    expect(stdout).toContain('The file holds no player');
  }
});

test.each(['check', 'audit'])('%s: a folder with nothing else is an error', async (command) => {
  const [empty, right] = [folderOf(STRAY), folderOf({ 'right.trf': four('142 1') })];
  for (const paths of [[empty], [empty, right]]) {
    const { code, stdout } = await runCli([command, ...paths]);
    expect(code).toBe(3);
    expect(stdout).toContain('This input cannot be used: the folder holds no tournament file.');
  }
});

test('many are named in part', async () => {
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`note${index}.txt`, 'x']));
  const { stdout } = await runCli(['check', folderOf({ ...many, 'right.trf': four('142 1') })]);
  expect(stdout).toMatch(/skipped: 13 files .*note9\.txt|skipped: 13 files .* and 3 more\n/);
});

test.each<[string, string | Uint8Array, boolean]>([
  ['a tournament', four(), true],
  ['one that is shifted', `  ${four()}`, true],
  ['one with line ends of a Macintosh', `012 x\r${four().replaceAll('\n', '\r')}`, true],
  ['one in UTF-16', Buffer.from(`\uFEFF${four()}`, 'utf16le'), true],
  ['one with a byte-order mark', Buffer.from(`\uFEFF${four()}`), true],
  ['words', 'Players 001 to 4\n0010 x', false],
  ['nothing', '', false],
])('%s', (_, content, expected) => {
  expect(holdsPlayers(content)).toBe(expected);
});

test('patterns that no shell has expanded', async () => {
  const folder = folderOf({ 'b.trf': four('142 1'), 'a.trf': DEVIATES, 'c.txt': 'x' });
  mkdirSync(join(folder, 'd.trf'));
  writeFileSync(join(folder, 'd.trf', 'e.trf'), four('142 1'));
  symlinkSync(join(folder, 'b.trf'), join(folder, 'same.trf'));
  const found = (pattern: string): string[] =>
    findInputs([join(folder, pattern)]).map(({ path, problem }) =>
      problem === null ? relative(folder, path) : problem.message,
    );
  expect(found('*.trf')).toEqual(['a.trf', 'b.trf', join('d.trf', 'e.trf')]);
  expect(found('[ab].trf')).toEqual(['a.trf', 'b.trf']);
  expect(found('{b,a}.trf')).toEqual(['a.trf', 'b.trf']);
  expect(found('**/e.trf')).toEqual([join('d.trf', 'e.trf')]);
  expect(found('*.pdf')).toEqual(['This input cannot be used: no such file or folder.']);
  const { code, stdout } = await runCli(['check', join(folder, '*.trf')]);
  expect(code).toBe(1);
  expect(stdout).toContain('3 tournaments');
  const standings = await runCli(['standings', join(folder, 'b*.trf')]);
  expect(standings.code).toBe(0);
  const several = await runCli(['standings', join(folder, '?.trf')]);
  expect(several.code).toBe(0);
  expect(several.stdout.match(/^Rank/gm)).toHaveLength(3);
  const pair = await runCli(['pair', join(folder, '?.trf')]);
  expect(pair.code).toBe(3);
  expect(pair.stderr).toContain('matches 3 files; name one tournament file');
});

test('a file whose name looks like a pattern is that file', () => {
  const folder = folderOf({ '[ab].trf': four(), 'a.trf': four() });
  expect(findInputs([join(folder, '[ab].trf')])).toHaveLength(1);
});

test('a folder and an archive without tournaments are each called what they are', () => {
  const inFolder = { folder: 'club', path: 'club/list.txt', entry: null };
  const inArchive = { folder: 'club.zip', path: 'club.zip', entry: 0 };
  const besides = { folder: null, path: 'club', entry: null };
  const messages = foldersWithout([inFolder, inArchive, besides], () => true).map(
    ({ folder, problem }) => [folder, problem.message] as const,
  );
  expect(messages).toEqual([
    ['club', 'This input cannot be used: the folder holds no tournament file.'],
    ['club.zip', 'This input cannot be used: the archive holds no tournament file.'],
  ]);
  expect(foldersWithout([inFolder, inArchive], (index) => index === 0).map(({ folder }) => folder)).toEqual([
    'club',
  ]);
});
