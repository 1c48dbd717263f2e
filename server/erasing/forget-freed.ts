import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { TABLES_OF_EVENTS } from '../store/schema.js';
import type { Tables } from '../store/schema.js';

/**
 * Writes the tables anew, without the rows that were deleted or changed, and leaves behind the log of transactions in which
 * these stand. Where the database does not let this program do the latter, they stay in it until the server removes it.
 */
export async function forgetFreed(db: Kysely<Tables>): Promise<void> {
  for (const table of TABLES_OF_EVENTS) await sql`vacuum full ${sql.table(table)}`.execute(db);
  // Statistics of columns hold values of them.
  for (const table of TABLES_OF_EVENTS) await sql`analyze ${sql.table(table)}`.execute(db);
  try {
    // The statistics of before.
    await sql`vacuum full pg_catalog.pg_statistic`.execute(db);
    await db.connection().execute(async (connection) => {
      // A segment of the log that is used again would keep what stood in it.
      await sql`set wal_recycle = off`.execute(connection);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::integer as count from pg_ls_waldir()`.execute(connection);
      for (let left = Math.min(rows[0].count, MOST_SEGMENTS) + 1; left > 0; left--) {
        await sql`select pg_switch_wal()`.execute(connection);
        await sql`checkpoint`.execute(connection);
      }
      await sql`reset wal_recycle`.execute(connection);
    });
  } catch {
    // Only a superuser may: docs/privacy.md says what remains.
  }
}

const MOST_SEGMENTS = 64;
