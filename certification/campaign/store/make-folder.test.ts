import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './make-folder.js';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-folder-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it('makes a folder with those above it, and leaves one that is there', () => {
  const deep = join(temporary(), 'a/b/c');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

it('says so where a file is in the way', () => {
  const folder = temporary();
  writeFileSync(join(folder, 'file'), '');
  expect(() => {
    makeFolder(join(folder, 'file'));
  }).toThrow(/EEXIST/);
  expect(() => {
    makeFolder(join(folder, 'file/below'));
  }).toThrow(/ENOTDIR|EEXIST/);
});

it.skipIf(!existsSync('/proc/self'))('comes back where the system makes no folders', () => {
  expect(() => {
    makeFolder('/proc/no-such-folder/below');
  }).toThrow(/ENOENT|EACCES|EPERM/);
});
