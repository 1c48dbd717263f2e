import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

/**
 * A disk that loses what was not synced: every write below a folder is recorded with what stood there before, until its file
 * is synced. Names of files are kept, as journals of file systems keep them.
 */
export interface RecordedDisk {
  /**
   * Copies the folder as a power cut would leave it, at a write or sync to come, in the midst of whatever is done then.
   * @param steps how many writes and syncs until then.
   * @returns the copy, and how many writes were thrown away.
   */
  cutAfter(steps: number, copy: string): Promise<number>;
  /** The file system is as before. */
  stop(): void;
}

/** What stood in a file before a write. */
interface Write {
  readonly position: number;
  readonly before: Buffer;
  readonly size: number;
}

interface Cut {
  steps: number;
  readonly copy: string;
  readonly done: (thrown: number) => void;
}

/** Records from now on: what is in the folder already counts as synced. */
export function recordDisk(folder: string): RecordedDisk {
  const real = { ...fs };
  const paths = new Map<number, string>();
  const unsynced = new Map<string, Write[]>();
  let cut: Cut | null = null;

  const step = (): void => {
    if (cut === null || --cut.steps > 0) return;
    const { copy, done } = cut;
    cut = null;
    done(copyWithout(real, folder, copy, unsynced));
  };
  const record = (path: string | undefined, position: number | null, length: number): void => {
    if (path === undefined) return;
    const size = real.statSync(path).size;
    const from = position ?? size;
    const before = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
    const handle = real.openSync(path, 'r');
    real.readSync(handle, before, 0, before.length, from);
    real.closeSync(handle);
    const writes = unsynced.get(path) ?? [];
    writes.push({ position: from, before, size });
    unsynced.set(path, writes);
  };

  const patched: Partial<typeof fs> = {
    openSync: (path, ...rest) => {
      const isThere = real.existsSync(path);
      const handle = real.openSync(path, ...rest);
      if (String(path).startsWith(folder)) paths.set(handle, String(path));
      else paths.delete(handle);
      if (!isThere) unsynced.delete(String(path));
      return handle;
    },
    writeSync: ((...given: [number, NodeJS.ArrayBufferView, number, number, number | null]) => {
      const [handle, , , length, position] = given;
      record(paths.get(handle), position, length);
      step();
      return real.writeSync(...given);
    }) as typeof fs.writeSync,
    ftruncateSync: (handle, length = 0) => {
      record(paths.get(handle), length, Number.MAX_SAFE_INTEGER);
      real.ftruncateSync(handle, length);
    },
    truncateSync: (path, length = 0) => {
      record(String(path).startsWith(folder) ? String(path) : undefined, length, Number.MAX_SAFE_INTEGER);
      real.truncateSync(path, length);
    },
    fsyncSync: (handle) => {
      step();
      real.fsyncSync(handle);
      unsynced.delete(paths.get(handle) ?? '');
    },
    renameSync: (from, to) => {
      real.renameSync(from, to);
      const writes = unsynced.get(String(from));
      unsynced.delete(String(from));
      if (writes === undefined) unsynced.delete(String(to));
      else unsynced.set(String(to), writes);
      for (const [handle, path] of paths) if (path === String(from)) paths.set(handle, String(to));
    },
    unlinkSync: (path) => {
      real.unlinkSync(path);
      unsynced.delete(String(path));
    },
  };
  Object.assign(fs, patched);
  syncBuiltinESMExports();
  return {
    cutAfter: (steps, copy) =>
      new Promise((done) => {
        cut = { steps, copy, done };
      }),
    stop: () => {
      for (const name of Object.keys(patched) as (keyof typeof patched)[])
        Object.assign(fs, { [name]: real[name] });
      syncBuiltinESMExports();
    },
  };
}

function copyWithout(
  { cpSync, lstatSync, openSync, writeSync, ftruncateSync, closeSync, existsSync }: typeof fs,
  folder: string,
  copy: string,
  unsynced: ReadonlyMap<string, readonly Write[]>,
): number {
  // A socket that says who has the folder goes with the process.
  cpSync(folder, copy, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
  let thrown = 0;
  for (const [path, writes] of unsynced) {
    const target = join(copy, relative(folder, path));
    if (!existsSync(target)) continue;
    const handle = openSync(target, 'r+');
    for (const { position, before, size } of [...writes].reverse()) {
      writeSync(handle, before, 0, before.length, position);
      ftruncateSync(handle, size);
      thrown += 1;
    }
    closeSync(handle);
  }
  return thrown;
}
