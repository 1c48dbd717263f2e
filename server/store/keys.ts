import type { Kysely } from 'kysely';
import { makeKey, ROLES } from '../access/keys.js';
import type { NewKey, Role } from '../access/keys.js';
import type { Tables } from './schema.js';

/** What is known of a key, without anything that opens a door. */
export interface KeyDocument {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly federation: string | null;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
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
  const rows = await db
    .selectFrom('keys')
    .select(['id', 'name', 'role', 'federation', 'created', 'expires', 'revoked'])
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(({ role, created, expires, revoked, ...row }) => ({
    ...row,
    role: roleOf(role),
    created: created.toISOString(),
    expires: expires?.toISOString() ?? null,
    revoked: revoked?.toISOString() ?? null,
  }));
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

function roleOf(text: string): Role {
  const role = ROLES.find((one) => one === text);
  if (role === undefined) throw new Error(`a key has the unknown role ${text}`);
  return role;
}
