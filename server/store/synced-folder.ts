import { closeSync, existsSync, fsyncSync } from 'node:fs';
import type { PGliteOptions } from '@electric-sql/pglite';
import { syncFolder } from './sync.js';

/** The part of PGlite's file system that is written to disk. */
interface Emscripten extends Record<(typeof ENTRIES)[number], () => unknown> {
  onAbort: () => void;
  /** All of its memory, as soon as it has any. */
  readonly HEAPU8?: Uint8Array;
  readonly NODEFS: {
    readonly stream_ops: {
      open: (stream: Stream) => void;
      fsync?: (stream: Stream) => number;
    };
    readonly node_ops: Record<Naming, (...given: never[]) => unknown>;
    realPath(node: FileNode): string;
  };
}

/** An open file of it. */
interface Stream {
  /** Its handle, where it is a file. */
  readonly nfd?: number;
  readonly shared: { readonly refcount: number };
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
 * @returns `memory` tells how many bytes it has taken; `leave` closes the files of a PostgreSQL that has ended without closing
 * them.
 */
export async function syncedFolder(
  folder: string,
): Promise<{ options: PGliteOptions; memory: () => number; leave: () => void }> {
  const [{ PGlite }, { NodeFS }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/nodefs'),
  ]);
  const streams = new Set<Stream>();
  let running: Emscripten | null = null;
  class SyncedFolder extends NodeFS {
    override async init(
      ...given: Parameters<InstanceType<typeof NodeFS>['init']>
    ): ReturnType<InstanceType<typeof NodeFS>['init']> {
      const { emscriptenOpts } = await super.init(...given);
      const { preRun } = emscriptenOpts;
      const before = Array.isArray(preRun) ? preRun : preRun === undefined ? [] : [preRun];
      const sync = (module: unknown): void => {
        running = module as Emscripten;
        syncWhenAsked(module as Emscripten, streams);
        endWhenAborted(module as Emscripten);
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [sync, ...before] } };
    }
  }
  const options = {
    fs: new SyncedFolder(folder),
    // Of the ways to sync that PostgreSQL knows, its file system hears of this one alone.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
    ],
  };
  const leave = (): void => {
    for (const { nfd, shared } of streams) if (nfd !== undefined && shared.refcount > 0) closeSync(nfd);
    streams.clear();
  };
  return { options, memory: () => running?.HEAPU8?.length ?? 0, leave };
}

/**
 * PGlite goes on after an abort, which is the end of PostgreSQL (a "PANIC"), and may then do so for ever. What it goes on by
 * throws instead.
 */
function endWhenAborted(module: Emscripten): void {
  module.onAbort = () => {
    for (const name of ENTRIES)
      module[name] = () => {
        throw new Error('the embedded database has ended');
      };
  };
}

const ENTRIES = ['stackSave', 'stackRestore', '_PostgresSendReadyForQueryIfNecessary'] as const;

function syncWhenAsked({ NODEFS }: Emscripten, streams: Set<Stream>): void {
  const { open } = NODEFS.stream_ops;
  NODEFS.stream_ops.open = (stream) => {
    open(stream);
    for (const one of streams) if (one.shared.refcount <= 0) streams.delete(one);
    streams.add(stream);
  };
  const renamed = new Set<string>();
  for (const name of Object.keys(NAMINGS) as Naming[]) {
    const own = NODEFS.node_ops[name];
    NODEFS.node_ops[name] = (...given: never[]) => {
      for (const folder of NAMINGS[name](given)) renamed.add(NODEFS.realPath(folder));
      return own(...given);
    };
  }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      for (const folder of renamed) if (existsSync(folder)) syncFolder(folder);
      renamed.clear();
      if (nfd !== undefined) fsyncSync(nfd);
      return 0;
    } catch {
      // PostgreSQL must hear of it in its own way: an exception would leave it in the midst of a commit, waiting for itself.
      return EIO;
    }
  };
}

/** By its number in WASI. */
const EIO = 29;
