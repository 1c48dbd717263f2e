import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';

/** A backup that cannot be put back, or a database that it cannot be put into. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Everything in the database as it stands at one moment, as lines of JSON: a head, a line a row, and a foot with their
 * number, without which a backup is cut off. It goes back into either kind of database.
 */
export async function backup(db: Kysely<Tables>, write: (line: string) => void): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      write(JSON.stringify({ schema: SCHEMA }));
      let count = 0;
      for (const table of TABLES)
        for (let offset = 0; ; offset += PAGE) {
          const { rows } =
            await sql<object>`select * from ${sql.table(table)} order by ${sql.raw(ORDER[table])}
            limit ${PAGE} offset ${offset}`.execute(transaction);
          for (const row of rows) write(JSON.stringify({ table, row }));
          count += rows.length;
          if (rows.length < PAGE) break;
        }
      write(JSON.stringify({ rows: count }));
      return count;
    });
}

/** Puts a backup into an empty database, whole or not at all. Throws a BackupError that says what is wrong. */
export async function restore(
  db: Kysely<Tables>,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    for (const table of TABLES)
      if ((await transaction.selectFrom(table).selectAll().limit(1).execute()).length > 0)
        throw new BackupError('the database is not empty: a backup goes into a new one');
    let count = 0;
    let number = 0;
    let isWhole = false;
    for await (const line of lines) {
      number += 1;
      const read = readLine(line, number);
      if (number === 1) {
        if (read['schema'] !== SCHEMA) throw new BackupError(`line 1: expected {"schema":"${SCHEMA}"}`);
      } else if ('rows' in read) {
        if (read['rows'] !== count)
          throw new BackupError(`line ${number}: ${count} rows were expected to be ${String(read['rows'])}`);
        isWhole = true;
      } else {
        const table = TABLES.find((one) => one === read['table']);
        if (table === undefined || typeof read['row'] !== 'object')
          throw new BackupError(`line ${number}: no row of a table`);
        const { id, ...row } = read['row'] as Record<string, unknown>;
        // The ids of deviations are given by the database, in the same order.
        const values = table === 'deviations' ? row : { id, ...row };
        if (id === undefined) delete values['id'];
        await transaction.insertInto(table).values(values).execute();
        count += 1;
      }
    }
    if (!isWhole)
      throw new BackupError('the backup is cut off: its last line with the number of rows is missing');
    return count;
  });
}

const SCHEMA = 'swissproof/backup/1';
const PAGE = 500;

/** What others refer to comes first. */
const TABLES = [
  'keys',
  'events',
  'event_players',
  'rounds',
  'deviations',
  'protocol',
  'entry_persons',
  'checks',
  'signing_keys',
] as const;

/** In an order that every row has a place of its own in. */
const ORDER: Readonly<Record<(typeof TABLES)[number], string>> = {
  keys: 'id',
  events: 'id',
  event_players: 'event, player',
  rounds: 'event, entry',
  deviations: 'id',
  protocol: 'event, number',
  entry_persons: 'event, number',
  checks: 'hash',
  signing_keys: 'id',
};

function readLine(line: string, number: number): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown>;
  } catch {
    // Told below.
  }
  throw new BackupError(`line ${number}: not JSON`);
}
