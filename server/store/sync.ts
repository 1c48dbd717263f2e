import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Makes a folder that only its owner enters, with those above it, and syncs the names of all that were not there. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let above = dirname(resolve(folder)); ; above = dirname(above)) {
    syncFolder(above);
    if (above === top) return;
  }
}

/** Writes a file that only its owner reads: it is on the disk whole, under its name, or not there. */
export function writeWhole(file: string, text: string): void {
  const part = `${file}.${process.pid}`;
  try {
    const handle = openSync(part, 'w', 0o600);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  syncFolder(dirname(file));
}

/** Throws where the disk of a folder does not take a file of so many bytes, which is gone afterwards. */
export function demandRoom(folder: string, size = 1024 * 1024): void {
  const probe = join(folder, 'room');
  try {
    writeFileSync(probe, new Uint8Array(size), { mode: 0o600 });
    syncPath(probe);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Syncs a folder with all that is in it: what makes a new database does not. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) syncTree(join(folder, entry.name));
    else if (entry.isFile()) syncPath(join(folder, entry.name));
  syncFolder(folder);
}

/** Syncs the names of what is in a folder. Windows has no handle of a folder to sync. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder);
}

function syncPath(path: string): void {
  const handle = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
