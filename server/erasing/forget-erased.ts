import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { DatabaseRefusal } from '../store/guarded-pool.js';
import { TABLES_OF_EVENTS } from '../store/schema.js';
import type { Tables } from '../store/schema.js';

/** Persons are erased in the tables, but the files of the database may still hold them: {@link forgetErased} must run again. */
export class ForgettingFailed extends Error {
  override readonly name = 'ForgettingFailed';
}

/** What is left of erased persons in files that this program does not reach. */
export interface Forgotten {
  /** Whether the log of transactions and the statistics of columns hold them until the server recycles these. */
  readonly isInLog: boolean;
}

/** Notes that rows were erased whose old form is still in the files. The note stands until {@link forgetErased} is done. */
export async function noteErased(transaction: Kysely<Tables>, now: Date): Promise<void> {
  await transaction.insertInto('vacuum_due').values({ since: now }).execute();
}

/** Whether rows were erased whose old form is still in the files, as after a crash. */
export async function hasErasedRows(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('vacuum_due').select('id').limit(1).execute()).length > 0;
}

/**
 * Writes the tables anew, without the rows that were deleted or changed, and leaves behind the log of transactions in which
 * these stand. It may be repeated whenever it was cut off.
 * @param patience how long it waits for transactions of others, in milliseconds.
 * @throws ForgettingFailed where the database fails, or another transaction still needs the old rows, so that they were kept.
 */
export async function forgetErased(database: FilesOfDatabase, patience = PATIENCE): Promise<Forgotten> {
  try {
    return await writeAnew(database, patience);
  } catch (error) {
    if (error instanceof ForgettingFailed) throw error;
    throw new ForgettingFailed('the tables could not be written anew', { cause: error });
  }
}

export type FilesOfDatabase = Pick<Database, 'db' | 'removeStrayFiles'>;

async function writeAnew({ db, removeStrayFiles }: FilesOfDatabase, patience: number): Promise<Forgotten> {
  const due = (await db.selectFrom('vacuum_due').select('id').execute()).map(({ id }) => id);
  if (await areStillRead(db, patience))
    throw new ForgettingFailed(
      'a transaction that began before the erasing is still open, so that the files keep the old rows',
    );
  for (const table of TABLES_OF_EVENTS) await sql`vacuum full ${sql.table(table)}`.execute(db);
  // Statistics of columns hold values of them.
  for (const table of TABLES_OF_EVENTS) await sql`analyze ${sql.table(table)}`.execute(db);
  const isInLog = !(await leaveLog(db));
  await removeStrayFiles();
  if (due.length > 0) await db.deleteFrom('vacuum_due').where('id', 'in', due).execute();
  return { isInLog };
}

/** @returns whether there are transactions, after some patience, for which writing anew must keep what was erased. */
async function areStillRead(db: Kysely<Tables>, patience: number): Promise<boolean> {
  for (let waited = 0; ; waited += BETWEEN) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity a, vacuum_due d
      where a.datname = current_database() and a.pid <> pg_backend_pid()
        and age(a.backend_xmin) >= age(d.xmin)`.execute(db);
    if (rows[0].count === 0) return false;
    if (waited >= patience) return true;
    await sleep(BETWEEN);
  }
}

/** @returns false where the role may not do so. */
async function leaveLog(db: Kysely<Tables>): Promise<boolean> {
  try {
    // The statistics of before.
    await sql`vacuum full pg_catalog.pg_statistic`.execute(db);
    await db.connection().execute(async (connection) => {
      // The embedded database removes its segments then. A server uses them again, behind those that it has already for later;
      // whatever is left of a segment at a switch is filled with zeros.
      await sql`set wal_recycle = off`.execute(connection);
      const leaveSegment = async (): Promise<void> => {
        await sql`select pg_switch_wal()`.execute(connection);
        await sql`checkpoint`.execute(connection);
      };
      await leaveSegment();
      await leaveSegment();
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from pg_ls_waldir()`.execute(connection);
      for (let left = Math.min(rows[0].count, MOST_SEGMENTS); left > 0; left--) await leaveSegment();
      await sql`reset wal_recycle`.execute(connection);
    });
    return true;
  } catch (error) {
    if (error instanceof DatabaseRefusal && error.code === INSUFFICIENT_PRIVILEGE) return false;
    throw error;
  }
}

/** By its code of SQL. */
const INSUFFICIENT_PRIVILEGE = '42501';
const MOST_SEGMENTS = 64;
/** In milliseconds. */
const PATIENCE = 10_000;
const BETWEEN = 100;
