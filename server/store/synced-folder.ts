import { existsSync, fsyncSync } from 'node:fs';
import type { PGliteOptions } from '@electric-sql/pglite';
import { syncFolder } from './sync.js';

/** The part of PGlite's file system that is written to disk. */
interface Emscripten {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
    readonly node_ops: Record<Naming, (...given: never[]) => unknown>;
    realPath(node: FileNode): string;
  };
}

/** A file or folder of it; folders are their own parents at the top. */
interface FileNode {
  readonly parent: FileNode;
}

/** What makes, changes or removes names, and which of what it is given are the folders whose names these are. */
const NAMINGS = {
  mknod: ([folder]) => [folder],
  rename: ([node, folder]) => [node.parent, folder],
  unlink: ([folder]) => [folder],
  rmdir: ([folder]) => [folder],
} satisfies Record<string, (given: readonly FileNode[]) => FileNode[]>;
type Naming = keyof typeof NAMINGS;

/**
 * Options by which the embedded PostgreSQL has its data in a folder and syncs them to the disk as a PostgreSQL server does:
 * what was committed is there after a power cut. By itself it does not sync at all: it is started with "-F", and its file
 * system answers a sync without doing one.
 *
 * A sync of any file comes after one of all names that have changed until then. PostgreSQL itself syncs the names that it
 * changes, but not those of new tables: it counts on file systems to keep them in order.
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
        syncWhenAsked(module as Emscripten);
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

function syncWhenAsked({ NODEFS }: Emscripten): void {
  const renamed = new Set<string>();
  for (const name of Object.keys(NAMINGS) as Naming[]) {
    const own = NODEFS.node_ops[name];
    NODEFS.node_ops[name] = (...given: never[]) => {
      for (const folder of NAMINGS[name](given)) renamed.add(NODEFS.realPath(folder));
      return own(...given);
    };
  }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    for (const folder of renamed) if (existsSync(folder)) syncFolder(folder);
    renamed.clear();
    fsyncSync(nfd);
    return 0;
  };
}
