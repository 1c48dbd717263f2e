import { sql } from 'kysely';
import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Tables } from './schema.js';

/**
 * How much a key may store. Bytes are those of the protocol's entries, each with the file as it came, and of the answers. A file
 * that was taken back is stored like any other, so it counts.
 */
export interface Quota {
  readonly events: number;
  readonly files: number;
  readonly bytes: number;
  /** Of each event. */
  readonly eventFiles: number;
  readonly eventBytes: number;
}

/**
 * For an organiser who runs the events of a region for years: 10,000 events, each of 20 files and 400 KiB. An event of 1,000
 * players and 11 rounds takes about 6 MiB; one event may take what 30 files of the greatest length do.
 */
export const DEFAULT_QUOTA: Quota = {
  events: 10_000,
  files: 200_000,
  bytes: 4 * 1024 ** 3,
  eventFiles: 500,
  eventBytes: 256 * 1024 ** 2,
};

/** The columns of the limits in the table of keys; null in one of them is the default. */
export const LIMIT_COLUMNS = {
  events: 'events_limit',
  files: 'files_limit',
  bytes: 'bytes_limit',
  eventFiles: 'event_files_limit',
  eventBytes: 'event_bytes_limit',
} as const satisfies Record<keyof Quota, keyof Tables['keys']>;

/** A quota has no room for what is to be stored; nothing was stored. */
export class QuotaUsedUp extends Error {
  override readonly name = 'QuotaUsedUp';

  constructor(
    /** Id of the key whose quota it is. */
    readonly key: string,
    readonly quota: keyof Quota,
    readonly limit: number,
    readonly used: number,
    readonly needed: number,
  ) {
    super(`${quota}: ${used} of ${limit} used, ${needed} needed`);
  }
}

/** What storing a file takes of the quota, in bytes. */
export function bytesOf(...texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), 0);
}

/**
 * Counts a new event with its file for a key; to be called in the transaction that stores the event.
 * @throws QuotaUsedUp where there is no room.
 */
export async function chargeEvent(transaction: Kysely<Tables>, key: string, bytes: number): Promise<void> {
  const { rows } = await sql`
    update keys
    set events_used = events_used + 1, files_used = files_used + 1, bytes_used = bytes_used + ${bytes}::double precision
    where id = ${key} and events_used < ${limit('events')} and ${hasRoom('keys', { files: '0', bytes: '0' }, bytes)}
    returning id`.execute(transaction);
  if (rows.length > 0) return;
  await demandRoom(transaction, { key, event: null }, bytes);
  // The quota was raised in between.
  await chargeEvent(transaction, key, bytes);
}

/**
 * Whether a key has room for one file more in an event, as a condition of SQL.
 * @param keys what the row of the key is called in the statement.
 * @param event the columns (or values) with what the event has used.
 */
export function hasRoom(
  keys: 'keys' | 'holder',
  event: { readonly files: string; readonly bytes: string },
  bytes: number,
): ReturnType<typeof sql<boolean>> {
  const [files, used] = [sql.raw(event.files), sql.raw(event.bytes)];
  const of = sql.raw(`${keys}.`);
  return sql<boolean>`(
    ${of}files_used < ${limit('files', keys)}
    and ${of}bytes_used + ${bytes}::double precision <= ${limit('bytes', keys)}
    and ${files} < ${limit('eventFiles', keys)}
    and ${used} + ${bytes}::double precision <= ${limit('eventBytes', keys)})`;
}

/** @throws QuotaUsedUp that names what is used up; nothing where there is room. */
export async function demandRoom(
  db: Kysely<Tables>,
  of: { readonly key: string; readonly event: string | null },
  bytes: number,
): Promise<void> {
  const key = await db.selectFrom('keys').selectAll().where('id', '=', of.key).executeTakeFirstOrThrow();
  const event =
    of.event === null
      ? undefined
      : await db
          .selectFrom('events')
          .select(['files', 'bytes'])
          .where('id', '=', of.event)
          .executeTakeFirst();
  const used: Quota = {
    events: key.events_used,
    files: key.files_used,
    bytes: key.bytes_used,
    eventFiles: event?.files ?? 0,
    eventBytes: event?.bytes ?? 0,
  };
  const events = of.event === null ? 1 : 0;
  const needed: Quota = { events, files: 1, bytes, eventFiles: 1, eventBytes: bytes };
  for (const name of ['eventFiles', 'eventBytes', 'events', 'files', 'bytes'] as const) {
    const limit = key[LIMIT_COLUMNS[name]] ?? DEFAULT_QUOTA[name];
    if (needed[name] > 0 && used[name] + needed[name] > limit)
      throw new QuotaUsedUp(of.key, name, limit, used[name], needed[name]);
  }
}

/** Counts anew what is stored: the rows of earlier versions, and of their backups, have no counts. */
export async function countStored(db: QueryExecutorProvider, withPersons: boolean): Promise<void> {
  const persons = withPersons
    ? ` + coalesce((select sum(octet_length(persons)) from entry_persons where entry_persons.event = events.id), 0)`
    : '';
  const text = [
    `update events set
      files = 1 + (select count(*) from rounds where rounds.event = events.id),
      bytes = coalesce((select sum(octet_length(answer)) from rounds where rounds.event = events.id), 0) +
        coalesce((select sum(octet_length(entry)) from protocol
          where protocol.event = events.id and (protocol.number = 1 or exists (
            select 1 from rounds where rounds.event = events.id and rounds.entry = protocol.number))), 0)${persons}`,
    `update keys set events_used = stored.events, files_used = stored.files, bytes_used = stored.bytes
      from (select owner, count(*) as events, sum(files) as files, sum(bytes) as bytes from events group by owner) as stored
      where stored.owner = keys.id`,
  ];
  for (const statement of text) await sql.raw(statement).execute(db);
}

function limit(name: keyof Quota, keys = 'keys'): ReturnType<typeof sql<number>> {
  return sql<number>`coalesce(${sql.raw(`${keys}.${LIMIT_COLUMNS[name]}`)}, ${sql.raw(String(DEFAULT_QUOTA[name]))})`;
}
