import type { Kysely } from 'kysely';
import type { EventRow } from './events.js';
import type { Tables } from './schema.js';

/**
 * The time of the next entry of a protocol: the time of the clock, but not before the previous entry and not before the use of
 * the signing key. `verify` rejects an earlier entry, and the clock of a machine can be set back.
 */
export async function entryTime(
  db: Kysely<Tables>,
  { id, entries }: Pick<EventRow, 'id' | 'entries'>,
  since: Date,
  clock: Date,
): Promise<Date> {
  const row = await db
    .selectFrom('protocol')
    .select('at')
    .where('event', '=', id)
    .where('number', '=', entries)
    .executeTakeFirst();
  const times = [clock, since, ...(row === undefined ? [] : [new Date(row.at)])];
  return new Date(Math.max(...times.map((time) => time.getTime())));
}
