import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PostgresPool } from 'kysely';
import { damaged, DATABASE, DataFolderError, demandData, lockFolder } from './data-folder.js';
import { embeddedPool } from './embedded-pool.js';
import { DatabaseAway, guarded } from './guarded-pool.js';
import type { GuardedPool } from './guarded-pool.js';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { demandRoom, syncFolder } from './sync.js';
import { readdirSync, rmSync } from 'node:fs';

/** Where the data are: a PostgreSQL server, a folder for the embedded one, or nowhere (memory). */
export type DatabaseChoice =
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'memory' };

export interface Database {
  readonly db: Kysely<Tables>;
  /** Throws where the database does not answer, or could not be written to and still cannot. */
  readonly ping: () => Promise<void>;
  /** From now on, what does not answer within so many milliseconds counts as away. */
  readonly limit: (time: number) => void;
  /** Writes down where the log of transactions may begin, so that it does not grow for ever. A server does so by itself. */
  readonly tidy: () => Promise<void>;
  /** Removes files that belong to no table, as a crash leaves them. Those of a server are out of reach. */
  readonly removeStrayFiles: () => Promise<void>;
  /** Nobody waits any longer for what is not answered. */
  readonly abandon: () => void;
  close(): Promise<void>;
}

/**
 * Opens a database and brings it to the present schema.
 * @param isNewAllowed whether it is made where it is missing, or empty.
 * @throws DataFolderError where another program has the folder, where there is nothing and nothing may be made, where the
 * database is damaged, or of another version of PostgreSQL or a later one of this program; and what PostgreSQL says where it
 * cannot be reached.
 */
export async function openDatabase(choice: DatabaseChoice, isNewAllowed = true): Promise<Database> {
  if (choice.kind === 'folder' && !isNewAllowed) demandData(choice.folder);
  const unlock = choice.kind === 'folder' ? await lockFolder(choice.folder) : () => Promise.resolve();
  try {
    const own = choice.kind === 'postgres' ? await serverPool(choice) : await embeddedPool(choice);
    const guard = guarded(own, choice.kind === 'postgres');
    const { db, ping } = onPool(
      guard,
      choice.kind === 'folder'
        ? () => {
            demandRoom(choice.folder);
          }
        : undefined,
    );
    const { abandon } = guard;
    // The embedded one always answers; who waits for it waits for others who ask it.
    const limit = choice.kind === 'postgres' ? guard.limit : () => undefined;
    const tidy = async (): Promise<void> => {
      if (choice.kind === 'folder') await sql`checkpoint`.execute(db);
    };
    const removeStray = async (): Promise<void> => {
      if (choice.kind === 'folder') await removeStrayFiles(db, join(choice.folder, DATABASE));
    };
    const close = async (): Promise<void> => {
      await db.destroy();
      await unlock();
    };
    try {
      if (choice.kind === 'postgres') await demandServerVersion(db);
      if (!isNewAllowed) await demandTables(db);
      await migrate(db);
    } catch (error) {
      await close();
      throw isDamage(error) ? damaged(placeOf(choice), error) : error;
    }
    return { db, ping, limit, tidy, removeStrayFiles: removeStray, abandon, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Throws a DataFolderError where the PostgreSQL server is older than {@link OLDEST}. */
export async function demandServerVersion(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{
    version: string;
    number: string;
  }>`select current_setting('server_version') as version, current_setting('server_version_num') as number`.execute(
    db,
  );
  if (Number(rows[0].number) >= OLDEST * 10_000) return;
  throw new DataFolderError(
    `the PostgreSQL server has version ${rows[0].version}: expected ${OLDEST} or later. Upgrade it, or use another one with --database, or the embedded one with --data`,
  );
}

/** Major version of PostgreSQL. */
const OLDEST = 13;

/** Whether PostgreSQL says that its files are missing, or do not hold what they should. */
function isDamage(error: unknown): boolean {
  const cause = error instanceof DatabaseAway ? error.cause : error;
  return cause instanceof Error && 'code' in cause && DAMAGE.includes(String(cause.code));
}

/** Codes of SQL: data_corrupted, index_corrupted, undefined_file. */
const DAMAGE = ['XX001', 'XX002', '58P01'];

/** Where the data are, without a password. */
function placeOf(choice: DatabaseChoice): string {
  if (choice.kind === 'memory') return 'memory';
  return choice.kind === 'folder' ? choice.folder : new URL(choice.url).host || 'PostgreSQL';
}

async function demandTables(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'events'))
    throw new DataFolderError('there is no data of a server in it: expected the one that "serve" works with');
}

/**
 * The database on a pool of connections.
 * @param requirePlace throws where its disk is full; a server tells it by itself.
 */
export function onPool(
  guard: GuardedPool,
  requirePlace: () => void = () => undefined,
): Pick<Database, 'db' | 'ping'> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guard.pool }) });
  let asked: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    if (!guard.hasFailed()) {
      await sql`select 1`.execute(db);
      return;
    }
    requirePlace();
    // Of what needs room on the disk the smallest: an entry in the log of transactions that says nothing.
    await sql`select pg_logical_emit_message(true, 'swissproof', '')`.execute(db);
    guard.recovered();
  };
  const ping = async (): Promise<void> => {
    // However many ask at once, the database is asked once.
    asked ??= ask().finally(() => {
      asked = null;
    });
    await asked;
  };
  return { db, ping };
}

async function serverPool({
  url,
  connections,
}: Extract<DatabaseChoice, { kind: 'postgres' }>): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections ?? CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    // What was acknowledged must be on the disk, whatever the server's own setting says.
    options: '-c synchronous_commit=on',
  });
  // Of a connection that broke while nobody used it, and of one in use: the pool opens another one, and who used it is
  // told by the query that fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

const CONNECTIONS = 10;

/**
 * Removes the files of an embedded database that belong to no table. PostgreSQL leaves such a file where it ends in the midst
 * of writing a table anew, and never removes it.
 * @param database the folder of the database.
 */
async function removeStrayFiles(db: Kysely<Tables>, database: string): Promise<void> {
  // There is one connection: nothing else is done to the files meanwhile.
  await db.connection().execute(async (connection) => {
    // It still has the files of tables that were dropped until then.
    await sql`checkpoint`.execute(connection);
    const { rows } = await sql<{ folder: string; node: string }>`
      select distinct d.oid::text as folder, pg_relation_filenode(c.oid)::text as node from pg_class c, pg_database d
      where d.datname = current_database() and pg_relation_filenode(c.oid) is not null`.execute(connection);
    const nodes = new Set(rows.map(({ node }) => node));
    const folder = join(database, 'base', rows[0].folder);
    for (const name of readdirSync(folder)) {
      const node = FILE_OF_TABLE.exec(name)?.[1];
      if (node !== undefined && !nodes.has(node)) rmSync(join(folder, name));
    }
    syncFolder(folder);
  });
}

/** A table has parts of a gigabyte, and files that say where it has room. */
const FILE_OF_TABLE = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;
