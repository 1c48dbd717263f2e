import type { Kysely, Selectable } from 'kysely';
import { makeKey, ROLES } from '../access/keys.js';
import type { NewKey, Role } from '../access/keys.js';
import { DEFAULT_QUOTA, LIMIT_COLUMNS } from './quotas.js';
import type { Quota } from './quotas.js';
import type { KeyTable, Tables } from './schema.js';

/** A key without its hash. */
export interface KeyDocument {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly federation: string | null;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly quota: QuotaDocument;
}

/** The quota of a key, and what its events have used of it. */
export interface QuotaDocument {
  readonly events: { readonly limit: number; readonly used: number };
  readonly files: { readonly limit: number; readonly used: number };
  readonly bytes: { readonly limit: number; readonly used: number };
  /** Of each event; the document of an event says what it has used. */
  readonly eventFiles: { readonly limit: number };
  readonly eventBytes: { readonly limit: number };
}

/** What an administrator changes of a key; absent: stays as it is. */
export interface KeyChange {
  readonly federation?: string | null | undefined;
  /** Null: the default. */
  readonly quota?: Readonly<Partial<Record<keyof Quota, number | null | undefined>>>;
}

export interface KeyRequest {
  readonly name: string;
  readonly role: Role;
  readonly federation: string | null;
  readonly expires: Date | null;
}

/** A key that opens doors now, with the hash that it must have. */
export async function findKey(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ role: Role; federation: string | null; hash: string } | null> {
  const row = await db
    .selectFrom('keys')
    .select(['role', 'federation', 'hash'])
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .where((where) => where.or([where('expires', 'is', null), where('expires', '>', now)]))
    .executeTakeFirst();
  return row === undefined ? null : { ...row, role: roleOf(row.role) };
}

/** Makes a key, or takes one that was made before, and stores its hash. */
export async function addKey(
  db: Kysely<Tables>,
  request: KeyRequest,
  now: Date,
  made = makeKey(),
): Promise<NewKey> {
  await db
    .insertInto('keys')
    .values({ ...request, id: made.id, hash: made.hash, created: now, revoked: null })
    .execute();
  return made;
}

/** In the order in which they were made. */
export async function listKeys(db: Kysely<Tables>): Promise<KeyDocument[]> {
  const rows = await db.selectFrom('keys').selectAll().orderBy('created').orderBy('id').execute();
  return rows.map(documentOf);
}

/**
 * Changes the quota of a key, or the federation that its events belong to.
 * @returns the key as it is now; `unknown` where there is no such key; `needs-federation` where a key of the role federation
 * would have none.
 */
export async function changeKey(
  db: Kysely<Tables>,
  id: string,
  { federation, quota = {} }: KeyChange,
): Promise<KeyDocument | 'unknown' | 'needs-federation'> {
  const names = Object.keys(LIMIT_COLUMNS) as (keyof Quota)[];
  const limits = names.flatMap((name) =>
    quota[name] === undefined ? [] : [[LIMIT_COLUMNS[name], quota[name]] as const],
  );
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('keys')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return 'unknown';
    if (row.role === 'federation' && federation === null) return 'needs-federation';
    const changed = await transaction
      .updateTable('keys')
      .set({
        federation: federation === undefined ? row.federation : federation,
        ...Object.fromEntries(limits),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return documentOf(changed);
  });
}

/**
 * Ends a key at once, and with it the secrets of its events.
 * @returns `unknown` where there is no such key, or it was revoked before; `last` where it is the only key of an
 * administrator, without which nobody could make another one.
 */
export async function revokeKey(
  db: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<'revoked' | 'unknown' | 'last'> {
  return db.transaction().execute(async (transaction) => {
    // Locked, so that two administrators cannot revoke each other at the same time.
    const administrators = await transaction
      .selectFrom('keys')
      .select('id')
      .where('role', '=', 'administrator')
      .where('revoked', 'is', null)
      .where((where) => where.or([where('expires', 'is', null), where('expires', '>', now)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    if (administrators.length === 1 && administrators[0].id === id) return 'last';
    const rows = await transaction
      .updateTable('keys')
      .set({ revoked: now })
      .where('id', '=', id)
      .where('revoked', 'is', null)
      .returning('id')
      .execute();
    return rows.length > 0 ? 'revoked' : 'unknown';
  });
}

function documentOf(row: Selectable<KeyTable>): KeyDocument {
  const { id, name, role, federation, created, expires, revoked } = row;
  const limit = (of: keyof Quota): number => row[LIMIT_COLUMNS[of]] ?? DEFAULT_QUOTA[of];
  return {
    id,
    name,
    role: roleOf(role),
    federation,
    created: created.toISOString(),
    expires: expires?.toISOString() ?? null,
    revoked: revoked?.toISOString() ?? null,
    quota: {
      events: { limit: limit('events'), used: row.events_used },
      files: { limit: limit('files'), used: row.files_used },
      bytes: { limit: limit('bytes'), used: row.bytes_used },
      eventFiles: { limit: limit('eventFiles') },
      eventBytes: { limit: limit('eventBytes') },
    },
  };
}

function roleOf(text: string): Role {
  const role = ROLES.find((one) => one === text);
  if (role === undefined) throw new Error(`a key has the unknown role ${text}`);
  return role;
}
