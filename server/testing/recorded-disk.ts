import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';

/**
 * A disk that loses what was not synced. Every write below a folder is recorded with what stood there before, until its file
 * is synced: of those of a file the disk keeps any number of the first ones, or none. Every name that is made, changed or removed is recorded, until its folder is synced: of those the disk keeps any
 * number of the first ones, as journals do, or none.
 */
export interface RecordedDisk {
  /**
   * Copies the folder as a power cut would leave it, at a write or sync to come, in the midst of whatever is done then.
   * @param steps how many writes and syncs until then.
   * @param loses what was not synced: all of it, or by chance.
   */
  cutAfter(steps: number, copy: string, loses?: Losses): Promise<Thrown>;
  /** The file system is as before. */
  stop(): void;
}

export type Losses = 'all' | 'some';

/** How much a power cut has thrown away. */
export interface Thrown {
  readonly writes: number;
  readonly names: number;
}

/** What stood in a file before a write. */
interface Write {
  readonly position: number;
  readonly before: Buffer;
  readonly size: number;
}

/** A change of names, by paths relative to the folder. */
type Naming =
  | { readonly kind: 'made'; readonly path: string }
  | { readonly kind: 'removed'; readonly path: string; readonly kept: string | null }
  | { readonly kind: 'renamed'; readonly path: string; readonly to: string; readonly kept: string | null };

interface Cut {
  steps: number;
  readonly copy: string;
  readonly loses: Losses;
  readonly done: (thrown: Thrown) => void;
}

/** Records from now on: what is in the folder already counts as synced. */
export function recordDisk(folder: string): RecordedDisk {
  const real = { ...fs };
  const disk = new Disk(real, folder);
  let cut: Cut | null = null;
  const step = (): void => {
    if (cut === null || --cut.steps > 0) return;
    const { copy, loses, done } = cut;
    cut = null;
    done(disk.copyWithout(copy, loses));
  };
  const handles = new Map<number, string>();
  const patched: Partial<typeof fs> = {
    openSync: (path, ...rest) => {
      const isThere = real.existsSync(path);
      const handle = real.openSync(path, ...rest);
      // The folder itself is synced for the names in it.
      if (disk.has(path) || path === folder) handles.set(handle, String(path));
      else handles.delete(handle);
      if (disk.has(path) && !isThere) disk.made(String(path));
      return handle;
    },
    writeFileSync: (path, ...rest) => {
      const isThere = typeof path === 'number' || real.existsSync(path);
      real.writeFileSync(path, ...rest);
      if (!isThere && disk.has(path)) disk.made(String(path));
    },
    mkdirSync: ((path: fs.PathLike, ...rest: [fs.MakeDirectoryOptions]) => {
      const isThere = real.existsSync(path);
      const first = real.mkdirSync(path, ...rest);
      if (!isThere && disk.has(path)) disk.made(String(path));
      return first;
    }) as typeof fs.mkdirSync,
    writeSync: ((...given: [number, NodeJS.ArrayBufferView, number, number, number | null]) => {
      const [handle, , , length, position] = given;
      if (handles.has(handle)) disk.written(real.fstatSync(handle), handle, position, length);
      step();
      return real.writeSync(...given);
    }) as typeof fs.writeSync,
    ftruncateSync: (handle, length = 0) => {
      if (handles.has(handle)) disk.written(real.fstatSync(handle), handle, length, Number.MAX_SAFE_INTEGER);
      real.ftruncateSync(handle, length);
    },
    truncateSync: (path, length = 0) => {
      const handle = fs.openSync(path, 'r+');
      fs.ftruncateSync(handle, length);
      real.closeSync(handle);
    },
    fsyncSync: (handle) => {
      step();
      real.fsyncSync(handle);
      const path = handles.get(handle);
      if (path !== undefined) disk.synced(path, real.fstatSync(handle));
    },
    renameSync: (from, to) => {
      const kept = disk.has(to) ? disk.keep(String(to)) : null;
      real.renameSync(from, to);
      if (!disk.has(to)) return;
      disk.renamed(String(from), String(to), kept);
      for (const [handle, path] of handles) if (path === String(from)) handles.set(handle, String(to));
    },
    unlinkSync: (path) => {
      const kept = disk.has(path) ? disk.keep(String(path)) : null;
      real.unlinkSync(path);
      if (disk.has(path)) disk.removed(String(path), kept);
    },
    rmdirSync: (path: fs.PathLike) => {
      real.rmdirSync(path);
      if (disk.has(path)) disk.removed(String(path), null);
    },
  };
  Object.assign(fs, patched);
  syncBuiltinESMExports();
  return {
    cutAfter: (steps, copy, loses = 'some') =>
      new Promise((done) => {
        cut = { steps, copy, loses, done };
      }),
    stop: () => {
      for (const name of Object.keys(patched) as (keyof typeof patched)[])
        Object.assign(fs, { [name]: real[name] });
      syncBuiltinESMExports();
      disk.remove();
    },
  };
}

class Disk {
  readonly #fs: typeof fs;
  readonly #folder: string;
  /** What has lost its name, under another one. */
  readonly #kept: string;
  #count = 0;
  #isOver = false;
  /** By the number that the file system has for the file, whatever its name is. */
  readonly #writes = new Map<number, Write[]>();
  #namings: Naming[] = [];

  constructor(real: typeof fs, folder: string) {
    this.#fs = real;
    this.#folder = folder;
    this.#kept = real.mkdtempSync(`${folder}-kept-`);
  }

  has(path: unknown): boolean {
    return !this.#isOver && String(path).startsWith(join(this.#folder, '/'));
  }

  /** Another name of a file that is to lose its own; null: there is none, or it is no file. */
  keep(path: string): string | null {
    if (!this.#fs.existsSync(path) || !this.#fs.lstatSync(path).isFile()) return null;
    const name = String((this.#count += 1));
    this.#fs.linkSync(path, join(this.#kept, name));
    return name;
  }

  made(path: string): void {
    // A number may have been that of a file which is gone.
    this.#writes.delete(this.#fs.lstatSync(path).ino);
    this.#namings.push({ kind: 'made', path: relative(this.#folder, path) });
  }

  removed(path: string, kept: string | null): void {
    this.#namings.push({ kind: 'removed', path: relative(this.#folder, path), kept });
  }

  renamed(from: string, to: string, kept: string | null): void {
    // It goes with its process.
    if (this.#fs.lstatSync(to).isSocket()) return;
    const [path, target] = [from, to].map((one) => relative(this.#folder, one));
    this.#namings.push({ kind: 'renamed', path, to: target, kept });
  }

  written({ ino, size }: fs.Stats, handle: number, position: number | null, length: number): void {
    const from = position ?? size;
    const before = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
    // The handle may be one that only writes.
    const reading = this.#fs.openSync(`/proc/self/fd/${handle}`, 'r');
    this.#fs.readSync(reading, before, 0, before.length, from);
    this.#fs.closeSync(reading);
    const writes = this.#writes.get(ino) ?? [];
    writes.push({ position: from, before, size });
    this.#writes.set(ino, writes);
  }

  /** Of a file what is in it, of a folder the names in it. */
  synced(path: string, stats: fs.Stats): void {
    if (!stats.isDirectory()) {
      this.#writes.delete(stats.ino);
      return;
    }
    const folder = relative(this.#folder, path);
    const isIn = (one: string): boolean => join('.', dirname(one)) === join('.', folder);
    const left: Naming[] = [];
    for (const one of this.#namings)
      if (one.kind !== 'renamed') {
        if (!isIn(one.path)) left.push(one);
      } else if (!isIn(one.path) && !isIn(one.to)) left.push(one);
      // What has not been synced below a folder is now found under its new name.
      else left.forEach((before, index) => (left[index] = movedTo(before, one.path, one.to)));
    this.#namings = left;
  }

  copyWithout(copy: string, loses: Losses): Thrown {
    const kept = `${copy}-kept`;
    // A socket that says who has the folder goes with the process.
    const filter = (path: string): boolean => !this.#fs.lstatSync(path).isSocket();
    this.#fs.cpSync(this.#folder, copy, { recursive: true, filter });
    this.#fs.cpSync(this.#kept, kept, { recursive: true });
    const writes = this.#undoWrites(this.#folder, copy, loses) + this.#undoWrites(this.#kept, kept, loses);
    // Half of the cuts lose all names that may be lost.
    const stay =
      loses === 'all' ? 0 : Math.max(0, Math.floor((Math.random() * 2 - 1) * (this.#namings.length + 1)));
    const lost = this.#namings.slice(stay).reverse();
    for (const naming of lost) this.#undoNaming(naming, copy, kept);
    this.#fs.rmSync(kept, { recursive: true });
    return { writes, names: lost.length };
  }

  remove(): void {
    // Node itself may have taken functions from the file system while they were these.
    this.#isOver = true;
    this.#fs.rmSync(this.#kept, { recursive: true, force: true });
  }

  #undoWrites(folder: string, copy: string, loses: Losses): number {
    let thrown = 0;
    // Half of the cuts lose all that was not synced, the others keep any number of the first writes of each file.
    const keepsSome = loses === 'some' && Math.random() < 0.5;
    for (const name of this.#fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const stats = this.#fs.lstatSync(join(folder, name));
      const writes = stats.isFile() ? (this.#writes.get(stats.ino) ?? []) : [];
      const lost = writes.slice(keepsSome ? Math.floor(Math.random() * (writes.length + 1)) : 0);
      if (lost.length === 0) continue;
      const handle = this.#fs.openSync(join(copy, name), 'r+');
      for (const { position, before, size } of lost.reverse()) {
        this.#fs.writeSync(handle, before, 0, before.length, position);
        this.#fs.ftruncateSync(handle, size);
        thrown += 1;
      }
      this.#fs.closeSync(handle);
    }
    return thrown;
  }

  #undoNaming(naming: Naming, copy: string, kept: string): void {
    const path = join(copy, naming.path);
    if (naming.kind === 'made') this.#fs.rmSync(path, { recursive: true, force: true });
    else if (naming.kind === 'renamed') {
      this.#fs.renameSync(join(copy, naming.to), path);
      if (naming.kept !== null) this.#fs.copyFileSync(join(kept, naming.kept), join(copy, naming.to));
    } else if (naming.kept !== null) this.#fs.copyFileSync(join(kept, naming.kept), path);
    else this.#fs.mkdirSync(path);
  }
}

function movedTo(naming: Naming, from: string, to: string): Naming {
  const moved = (path: string): string =>
    path.startsWith(`${from}/`) ? join(to, relative(from, path)) : path;
  return naming.kind === 'renamed'
    ? { ...naming, path: moved(naming.path), to: moved(naming.to) }
    : { ...naming, path: moved(naming.path) };
}
