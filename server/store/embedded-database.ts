import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { damaged, DATABASE, DataFolderError } from './data-folder.js';
import { demandRoom, makeFolder, syncFolder, syncTree } from './sync.js';
import { syncedFolder } from './synced-folder.js';
import type { PGlite, Results } from '@electric-sql/pglite';

/**
 * The embedded PostgreSQL, in a folder or in memory. Where its log of transactions finds no room, or the disk fails, it ends
 * as a server does (by a "PANIC"): whoever asked it then would wait for ever. So it is asked nothing more, and is opened anew
 * from its folder, with all that was committed.
 *
 * It never gives memory back, and has an upper limit of it. Where it has no memory for a query, or has taken much, it is opened
 * anew as well, before the next query.
 */
export class EmbeddedDatabase {
  readonly #place: Place;
  #opened: Opened | null;
  #tried = 0;
  #isOutOfMemory = false;

  private constructor(place: Place, opened: Opened) {
    this.#place = place;
    this.#opened = opened;
  }

  /** @param data a folder that is made where it is missing; null: memory, whose data end with it. */
  static async of(data: string | null): Promise<EmbeddedDatabase> {
    const place = data === null ? MEMORY : placeIn(data);
    return new EmbeddedDatabase(place, await place.open());
  }

  /** Throws what PostgreSQL says, or that it has ended. */
  async query<Row>(text: string, values: unknown[]): Promise<Results<Row>> {
    const opened = this.#opened ?? (await ended());
    try {
      return await opened.database.query<Row>(text, values);
    } catch (error) {
      if (hasEnded(error)) {
        this.#opened = null;
        opened.leave();
      } else if (error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY)
        this.#isOutOfMemory = true;
      throw error;
    }
  }

  /**
   * Opens it anew where it has ended, or has taken too much memory; not again and again, as each attempt takes its time. To be
   * called outside of transactions. Throws where it cannot be opened.
   */
  async revive(): Promise<void> {
    const before = this.#opened;
    const isSpent = before !== null && (this.#isOutOfMemory || before.memory() > MOST_MEMORY);
    if (before !== null && !isSpent) return;
    const now = Date.now();
    if (now - this.#tried < BETWEEN) {
      if (before === null) await ended();
      return;
    }
    this.#tried = now;
    try {
      this.#place.demandRoom();
    } catch (error) {
      // One that still answers is better than none.
      if (before !== null) return;
      throw error;
    }
    this.#isOutOfMemory = false;
    this.#opened = null;
    await before?.database.close().catch(() => {
      before.leave();
    });
    this.#opened = await this.#place.open();
  }

  async close(): Promise<void> {
    await this.#opened?.database.close();
  }
}

/** In milliseconds. */
const BETWEEN = 2000;
const MEBIBYTE = 1024 * 1024;
/** Two segments of the log of transactions: what opening takes after a crash. */
const ROOM = 32 * MEBIBYTE;
/** What a new database takes, which has one segment. */
const ROOM_OF_NEW = 64 * MEBIBYTE;

/** Most memory that the database may keep, in bytes; after its start it has 200 MB. */
const MOST_MEMORY = 1024 * MEBIBYTE;
/** By its code of SQL. */
const OUT_OF_MEMORY = '53200';

/** Where the data are. */
interface Place {
  open(): Promise<Opened>;
  /** Throws where it could not be opened anew. */
  demandRoom(): void;
}

interface Opened {
  readonly database: PGlite;
  /** Bytes that it has taken. */
  memory(): number;
  /** Closes its files, without its help. */
  leave(): void;
}

function ended(): Promise<never> {
  return Promise.reject(new Error('the embedded database has ended'));
}

/** An error without a code of SQL is one of its machine. */
function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return true;
  return 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}

/** Its data would be gone with the memory that it has taken. */
const MEMORY: Place = {
  open: async () => {
    const { PGlite } = await import('@electric-sql/pglite');
    return { database: await PGlite.create(), memory: () => 0, leave: () => undefined };
  },
  demandRoom: () => {
    throw new Error('the embedded database has ended');
  },
};

function placeIn(data: string): Place {
  return {
    open: () => inFolder(data),
    demandRoom: () => {
      demandRoom(data, ROOM);
    },
  };
}

async function inFolder(data: string): Promise<Opened> {
  const folder = join(data, DATABASE);
  // An empty one is as good as none.
  if (!existsSync(folder) || readdirSync(folder).length === 0) await makeDatabase(data, folder);
  else demandOwnVersion(folder);
  try {
    return await opened(folder);
  } catch (error) {
    // It may be the disk: that is said first, as then nothing is damaged.
    demandRoom(data, ROOM);
    // Of this machine, which has no memory for it.
    if (error instanceof RangeError) throw error;
    throw damaged(folder, error);
  }
}

/** Throws a DataFolderError that says what to do where the folder is of another version of PostgreSQL. */
function demandOwnVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file))
    throw new DataFolderError(
      `${folder} is no whole database (it has no PG_VERSION): if the first start was cut off there, remove this folder`,
    );
  const version = readFileSync(file, 'utf8').trim();
  if (version === POSTGRES_VERSION) return;
  if (!/^\d{1,3}$/.test(version)) throw damaged(folder, new Error('PG_VERSION holds no version'));
  throw new DataFolderError(
    `${folder} is of PostgreSQL ${version}, and this version of swissproof has PostgreSQL ${POSTGRES_VERSION} embedded: write a backup with the version of swissproof that made it ("swissproof serve backup"), and restore that into a new folder ("swissproof serve restore")`,
  );
}

/** The major version of the embedded PostgreSQL; a test compares it with what a new folder says. */
export const POSTGRES_VERSION = '18';

/** Under another name until it is whole and on the disk: a database that was half made when the process ended never opens. */
async function makeDatabase(data: string, folder: string): Promise<void> {
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  demandRoom(data, ROOM_OF_NEW);
  makeFolder(part);
  const { database } = await opened(part);
  await database.close();
  syncTree(part);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  syncFolder(data);
}

async function opened(folder: string): Promise<Opened> {
  const { PGlite } = await import('@electric-sql/pglite');
  // Nobody else has the folder, which its lock tells; an empty one, as a power cut may leave it, would keep PostgreSQL out.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const { options, memory, leave } = await syncedFolder(folder);
  try {
    return { database: await PGlite.create(options), memory, leave };
  } catch (error) {
    leave();
    // Its file system throws what is no error of this language.
    throw error instanceof Error ? error : new Error(`the embedded database cannot be opened in ${folder}`);
  }
}
