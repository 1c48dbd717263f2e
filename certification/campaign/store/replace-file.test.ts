import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { replaceFile } from './replace-file.js';

const root = mkdtempSync(join(tmpdir(), 'swissproof-replace-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
  file = join(folder, 'report.json');
});

test('a new file', () => {
  replaceFile(file, ['a', 'b']);
  expect(readFileSync(file, 'utf8')).toBe('ab');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test('a file that is replaced keeps its permissions', () => {
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  replaceFile(file, ['new']);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a link stays a link', () => {
  const link = join(folder, 'latest.json');
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  replaceFile(link, ['new']);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('what cannot be replaced stays, and nothing is left beside it', () => {
  mkdirSync(file);
  expect(() => {
    replaceFile(file, ['new']);
  }).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder)).toEqual(['report.json']);
});
