import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, DataFolderError } from './data-folder.js';
import { demandRoom, makeFolder, syncFolder, syncTree } from './sync.js';
import { syncedFolder } from './synced-folder.js';
import type { PGlite, Results } from '@electric-sql/pglite';

/**
 * The embedded PostgreSQL, in a folder or in memory. Where its log of transactions finds no room, or the disk fails, it ends
 * as a server does (by a "PANIC"): whoever asked it then would wait for ever. So it is asked nothing more, and is opened anew
 * from its folder, with all that was committed.
 */
export class EmbeddedDatabase {
  readonly #open: () => Promise<Opened>;
  #opened: Opened | null;
  #tried = 0;

  private constructor(open: () => Promise<Opened>, opened: Opened) {
    this.#open = open;
    this.#opened = opened;
  }

  /** @param data a folder that is made where it is missing; null: memory, whose data end with it. */
  static async of(data: string | null): Promise<EmbeddedDatabase> {
    const open = data === null ? inMemory : (): Promise<Opened> => inFolder(data);
    const anew = data === null ? ended : (): Promise<Opened> => openedAnew(data);
    return new EmbeddedDatabase(anew, await open());
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
      }
      throw error;
    }
  }

  /** Opens it anew where it has ended; not again and again, as each attempt takes its time. Throws where it cannot be. */
  async revive(): Promise<void> {
    if (this.#opened !== null) return;
    const now = Date.now();
    if (now - this.#tried < BETWEEN) await ended();
    this.#tried = now;
    this.#opened = await this.#open();
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

interface Opened {
  readonly database: PGlite;
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

async function inMemory(): Promise<Opened> {
  const { PGlite } = await import('@electric-sql/pglite');
  return { database: await PGlite.create(), leave: () => undefined };
}

async function openedAnew(data: string): Promise<Opened> {
  demandRoom(data, ROOM);
  return inFolder(data);
}

async function inFolder(data: string): Promise<Opened> {
  const folder = join(data, DATABASE);
  // An empty one is as good as none.
  if (!existsSync(folder) || readdirSync(folder).length === 0) await makeDatabase(data, folder);
  else if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DataFolderError(
      `${folder} is no whole database (it has no PG_VERSION): if the first start was cut off there, remove this folder`,
    );
  return opened(folder);
}

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
  const { options, leave } = await syncedFolder(folder);
  try {
    return { database: await PGlite.create(options), leave };
  } catch (error) {
    leave();
    // Its file system throws what is no error of this language.
    throw error instanceof Error ? error : new Error(`the embedded database cannot be opened in ${folder}`);
  }
}
