import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';

/** The part of PGlite's file system that is written to disk. */
interface Emscripten {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

/**
 * Options by which the embedded PostgreSQL has its data in a folder and syncs them to the disk as a PostgreSQL server does:
 * what was committed is there after a power cut. By itself it does not sync at all: it is started with "-F", and its file
 * system answers a sync without doing one.
 */
export async function syncedFolder(folder: string): Promise<PGliteOptions> {
  const [{ PGlite }, { NodeFS }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
  ]);
  class SyncedFolder extends NodeFS {
    override async init(
      ...given: Parameters<InstanceType<typeof NodeFS>['init']>
    ): ReturnType<InstanceType<typeof NodeFS>['init']> {
      const { emscriptenOpts } = await super.init(...given);
      const { preRun } = emscriptenOpts;
      const before = Array.isArray(preRun) ? preRun : preRun === undefined ? [] : [preRun];
      const sync = (module: unknown): void => {
        (module as Emscripten).NODEFS.stream_ops.fsync = ({ nfd }) => {
          fsyncSync(nfd);
          return 0;
        };
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [sync, ...before] } };
    }
  }
  return {
    fs: new SyncedFolder(folder),
    // Of the ways to sync that PostgreSQL knows, its file system hears of this one alone.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
    ],
  };
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
