import { Buffer } from 'node:buffer';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getAsset } from 'node:sea';
import type * as Files from './files.js';

/** The files that an executable holds: in place of `files.ts`, with the same faces. */
export const shippedText: typeof Files.shippedText = (path) => {
  const bytes = shippedBytes(path);
  if (bytes === null) throw new Error(`the executable holds no ${path}`);
  return Buffer.from(bytes).toString('utf8');
};

export const shippedBytes: typeof Files.shippedBytes = (path) =>
  names().includes(path) ? new Uint8Array(getAsset(path)) : null;

export const shippedNames: typeof Files.shippedNames = (folder) =>
  names()
    .filter((name) => name.startsWith(folder) && !name.slice(folder.length).includes('/'))
    .map((name) => name.slice(folder.length));

/** There is no file to open: its name says what it is. */
export const shippedName: typeof Files.shippedName = (path) => path;

/** Written to a folder of this process, which is removed when it ends. */
export const shippedPath: typeof Files.shippedPath = (path) => {
  const folder = unpacked();
  for (const name of names().filter((one) => one === path || one.startsWith(path))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), new Uint8Array(getAsset(name)));
  }
  return join(folder, path);
};

/** The paths of all files, which the executable holds as one of them. */
function names(): readonly string[] {
  known ??= JSON.parse(getAsset('names.json', 'utf8')) as string[];
  return known;
}

let known: readonly string[] | null = null;

function unpacked(): string {
  if (temporary === null) {
    const made = mkdtempSync(join(tmpdir(), 'swissproof-'));
    process.once('exit', () => {
      rmSync(made, { recursive: true, force: true });
    });
    temporary = made;
  }
  return temporary;
}

let temporary: string | null = null;
