import type { Kysely, PostgresPool } from 'kysely';
import { onPool } from '../store/database.js';
import { guarded } from '../store/guarded-pool.js';
import type { Tables } from '../store/schema.js';

/** A database that answers every statement with the same rows. */
export function answering(rows: readonly object[]): Kysely<Tables> {
  const client = {
    query: () => Promise.resolve({ command: 'SELECT', rowCount: rows.length, rows }),
    release: () => undefined,
  };
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() };
  return onPool(guarded(pool as unknown as PostgresPool)).db;
}
