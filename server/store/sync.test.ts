import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder, writeWhole } from './sync.js';

/** Windows has no handle of a folder to sync. */
const FOLDER = process.platform === 'win32' ? [] : ['folder'];

it('a file is on the disk with its name, and a new folder with the names above it', () => {
  const top = fs.mkdtempSync(join(tmpdir(), 'sp-sync-'));
  const synced = watchSyncs();
  onTestFinished(() => {
    synced.stop();
    fs.rmSync(top, { recursive: true, force: true });
  });
  writeWhole(join(top, 'key'), 'text');
  expect(synced.kinds).toEqual(['file', ...FOLDER]);
  synced.kinds.length = 0;
  makeFolder(join(top, 'a', 'b'));
  expect(synced.kinds).toEqual([...FOLDER, ...FOLDER]);
});

/** What is synced, in order. */
function watchSyncs(): { readonly kinds: string[]; stop(): void } {
  const kinds: string[] = [];
  const { fsyncSync } = fs;
  fs.fsyncSync = (handle) => {
    kinds.push(fs.fstatSync(handle).isDirectory() ? 'folder' : 'file');
    fsyncSync(handle);
  };
  syncBuiltinESMExports();
  return {
    kinds,
    stop: () => {
      fs.fsyncSync = fsyncSync;
      syncBuiltinESMExports();
    },
  };
}
