import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findInputs } from './inputs.js';
import { temporaryFolder } from '../testing/run-cli.js';

test('folders are searched to the bottom, in the order of the names', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'b'));
  for (const name of ['c.trf', 'a.TXT', 'b/x.trfx', 'b/ignored.pdf', 'B.trf'])
    writeFileSync(join(root, name), '');
  symlinkSync(root, join(root, 'b', 'circle'));
  const found = findInputs([root]);
  expect(found.map(({ path }) => relative(root, path))).toEqual([
    'B.trf',
    'a.TXT',
    'b/ignored.pdf',
    'b/x.trfx',
    'c.trf',
  ]);
  expect(found.every(({ problem }) => problem === null)).toBe(true);
});

test('what is named twice counts once', () => {
  const root = temporaryFolder();
  const file = join(root, 'a.trf');
  writeFileSync(file, '');
  symlinkSync(file, join(root, 'link.trf'));
  expect(findInputs([file, root, '-', '-', file]).map(({ path }) => path)).toEqual([file, '-']);
});

test('a folder without tournaments and a path that is not there are problems', () => {
  const root = temporaryFolder();
  const found = findInputs([root, join(root, 'nope.trf')]);
  expect(found.map(({ problem }) => problem?.message)).toEqual([
    'This input cannot be used: the folder holds no tournament file.',
    'This input cannot be used: no such file or folder.',
  ]);
});

test('a file is taken whatever its name is, without control characters in reports', () => {
  const file = join(temporaryFolder(), 'odd\u001Bname.pdf');
  writeFileSync(file, '');
  const [{ name, problem }] = findInputs([file]);
  expect(name).toMatch(/odd\uFFFDname\.pdf$/);
  expect(problem).toBeNull();
});
