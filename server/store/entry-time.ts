import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { EventRow } from './events.js';
import type { Tables } from './schema.js';

/**
 * The time of the next entry of a protocol: that of the clock, but never before the entry before it. `verify` calls an entry that
 * is older than the one before it broken, and the clock of a machine can be set back.
 */
export async function entryTime(
  db: Kysely<Tables>,
  { id, entries }: Pick<EventRow, 'id' | 'entries'>,
  clock: Date,
): Promise<Date> {
  const row = await db
    .selectFrom('protocol')
    .select(sql<string>`entry::json ->> 'at'`.as('at'))
    .where('event', '=', id)
    .where('number', '=', entries)
    .executeTakeFirst();
  const before = row === undefined ? null : new Date(row.at);
  return before !== null && before > clock ? before : clock;
}
