import { sql } from 'kysely';
import type { Kysely, QueryResult, RawBuilder } from 'kysely';
import { nextEntry } from '../../checker/protocol/index.js';
import { sha256 } from '../access/keys.js';
import { insertEntry } from './entries.js';
import { entryTime } from './entry-time.js';
import { countStored } from './quotas.js';
import type { OpenedSigner } from './signing-key.js';
import { TABLES_OF_EVENTS } from './schema.js';
import type { Tables } from './schema.js';

/** A backup that cannot be put back, or a database that it cannot be put into. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Everything in the database as it stands at one moment, as lines of JSON: a head, a line a row, and a foot with their
 * number, without which a backup is cut off. It goes back into either kind of database.
 */
export async function backup(db: Kysely<Tables>, write: (line: string) => void, now: Date): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      write(JSON.stringify({ schema: SCHEMA, made: now.toISOString() }));
      let count = 0;
      for (const table of TABLES)
        for await (const row of rowsOf(transaction, table)) {
          write(JSON.stringify({ table, row }));
          count += 1;
        }
      write(JSON.stringify({ rows: count }));
      return count;
    });
}

/**
 * Restores a backup into an empty database, completely or not at all. Adds an entry to the protocol of each event: rounds that
 * were given out after the backup are missing, and without the entry the organiser would be blamed for that.
 * @param openSigner opens the key that signs these entries; called after the keys of the backup are restored.
 * @returns how many rows the backup has.
 * @throws BackupError that says what is wrong, and what `openSigner` throws.
 */
export async function restore(
  db: Kysely<Tables>,
  lines: AsyncIterable<string> | Iterable<string>,
  now: Date,
  openSigner: (db: Kysely<Tables>) => Promise<OpenedSigner>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    for (const table of TABLES)
      if ((await transaction.selectFrom(table).selectAll().limit(1).execute()).length > 0)
        throw new BackupError('the database is not empty: a backup goes into a new one');
    let count = 0;
    let number = 0;
    let isWhole = false;
    let made: string | null = null;
    for await (const line of lines) {
      number += 1;
      const read = readLine(line, number);
      if (number === 1) {
        if (read['schema'] !== SCHEMA) throw new BackupError(`line 1: expected {"schema":"${SCHEMA}"}`);
        made = typeof read['made'] === 'string' ? read['made'] : null;
      } else if ('rows' in read) {
        if (read['rows'] !== count)
          throw new BackupError(`line ${number}: ${count} rows were expected to be ${String(read['rows'])}`);
        isWhole = true;
      } else {
        const table = TABLES.find((one) => one === read['table']);
        if (table === undefined || typeof read['row'] !== 'object' || read['row'] === null)
          throw new BackupError(`line ${number}: no row of a table`);
        const made: readonly string[] = MADE_BY_THE_DATABASE[table] ?? [];
        const values = Object.fromEntries(
          Object.entries(read['row']).filter(([column]) => !made.includes(column)),
        );
        await transaction.insertInto(table).values(values).execute();
        count += 1;
      }
    }
    // Backups of earlier versions have no counts.
    await countStored(transaction, true);
    if (!isWhole)
      throw new BackupError('the backup is cut off: its last line with the number of rows is missing');
    await noteRestored(transaction, made, now, openSigner);
    return count;
  });
}

async function noteRestored(
  db: Kysely<Tables>,
  backup: string | null,
  now: Date,
  openSigner: (db: Kysely<Tables>) => Promise<OpenedSigner>,
): Promise<void> {
  const events = await db.selectFrom('events').select(['id', 'entries', 'last_hash']).orderBy('id').execute();
  if (events.length === 0) return;
  const signer = await openSigner(db);
  for (const event of events) {
    const { id, entries: number, last_hash: hash } = event;
    const at = (await entryTime(db, event, signer.since, now)).toISOString();
    const said = { at, by: 'serve restore', what: { kind: 'restored', backup } } as const;
    const entry = nextEntry(id, { number, hash }, said, sha256, signer.sign);
    await insertEntry(db, id, entry);
    await db
      .updateTable('events')
      .set({ entries: entry.number, last_hash: entry.hash })
      .where('id', '=', id)
      .execute();
  }
}

/** Columns that the database computes. It numbers deviations in the same order again. */
const MADE_BY_THE_DATABASE: Readonly<Partial<Record<(typeof TABLES)[number], readonly string[]>>> = {
  deviations: ['id'],
  protocol: ['at', 'hash'],
};

/**
 * All rows of a table in the order of its key. What is read at a time is {@link PAGE} rows at most, and not many more bytes than
 * {@link PAGE_BYTES}, or one row: a row may have files of megabytes.
 */
async function* rowsOf(transaction: Kysely<Tables>, table: (typeof TABLES)[number]): AsyncGenerator<Row> {
  const { key, long } = PLACES[table];
  const columns = key.split(', ');
  const lengths = long.map((column) => `coalesce(octet_length(${column}), 0)`);
  const order = sql.raw(key);
  for (let last: Row | null = null; ;) {
    const after: RawBuilder<unknown> =
      last === null ? sql`` : sql`where (${order}) > (${sql.join(columns.map((column) => last?.[column]))})`;
    // The lengths are known without the texts, which are read of the rows alone that are taken.
    const { rows }: QueryResult<Row> = await sql<Row>`
      select * from (
        select *, sum(${sql.raw(['0', ...lengths].join(' + '))}) over (order by ${order} rows unbounded preceding)
          - (${sql.raw(['0', ...lengths].join(' + '))}) as ${sql.ref(BEFORE)}
        from ${sql.table(table)} ${after} order by ${order} limit ${PAGE}) as page
      where ${sql.ref(BEFORE)} < ${PAGE_BYTES} order by ${order}`.execute(transaction);
    for (const { [BEFORE]: _, ...row } of rows) yield row;
    last = rows.at(-1) ?? null;
    if (last === null) return;
  }
}

type Row = Readonly<Record<string, unknown>>;

const SCHEMA = 'swissproof/backup/1';
const PAGE = 500;
const PAGE_BYTES = 1024 * 1024;
/** A column of the query alone: how many bytes are in the rows of the page before this one. */
const BEFORE = 'bytes_before';

/** What others refer to comes first. */
const TABLES = ['keys', ...TABLES_OF_EVENTS, 'signing_keys'] as const;

/** The columns that give every row a place of its own, and those that may be long. */
const PLACES: Readonly<
  Record<(typeof TABLES)[number], { readonly key: string; readonly long: readonly string[] }>
> = {
  keys: { key: 'id', long: [] },
  events: { key: 'id', long: ['name', 'file'] },
  event_players: { key: 'event, player', long: [] },
  rounds: { key: 'event, entry', long: ['boards', 'answer'] },
  deviations: { key: 'id', long: ['before', 'now', 'explanation'] },
  protocol: { key: 'event, number', long: ['entry'] },
  entry_persons: { key: 'event, number', long: ['persons'] },
  checks: { key: 'hash', long: ['file', 'report'] },
  signing_keys: { key: 'id', long: [] },
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
