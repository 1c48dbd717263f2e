import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { nextEntry, wholeFile } from '../../checker/protocol/index.js';
import type { ProtocolEntry, Sign } from '../../checker/protocol/index.js';
import { sha256 } from '../access/keys.js';
import { entryNumbered, insertEntry } from './entries.js';
import { insertPlayers } from './events.js';
import type { EventRow } from './events.js';
import type { RoundRow } from './rounds.js';
import type { Tables } from './schema.js';

/** A file that was accepted, by the hash of its entry in the protocol; also one that was taken back. */
export async function findFile(
  db: Kysely<Tables>,
  event: string,
  entryHash: string,
): Promise<Pick<RoundRow, 'round' | 'entry' | 'taken_back'> | null> {
  const query = db
    .selectFrom('rounds')
    .select(['round', 'entry', 'taken_back'])
    .where('event', '=', event)
    .where('entry_hash', '=', entryHash);
  return (await query.executeTakeFirst()) ?? null;
}

/** Whether the entry has the newest file of the event. Files that were taken back count. */
export async function isLastFile(db: Kysely<Tables>, event: string, entry: number): Promise<boolean> {
  const query = db.selectFrom('rounds').select('entry').where('event', '=', event).where('entry', '>', entry);
  return (await query.limit(1).executeTakeFirst()) === undefined;
}

/** An event as it stood before a file came. */
export type EventBefore = Pick<EventRow, 'round' | 'file' | 'closed'>;

/** The event as it stood before the file of an entry. */
export async function eventBefore(db: Kysely<Tables>, event: string, entry: number): Promise<EventBefore> {
  const last = await db
    .selectFrom('rounds')
    .select(['round', 'answer', 'is_closing', 'at'])
    .where('event', '=', event)
    .where('entry', '<', entry)
    .where('taken_back', 'is', null)
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined)
    return { round: last.round, file: last.answer, closed: last.is_closing ? last.at : null };
  const registration = await entryNumbered(db, event, 1);
  if (registration.what.kind !== 'registered')
    throw new Error('a protocol does not begin with the registration');
  const file = wholeFile(registration);
  if (file === null) throw new Error('the file of a registration cannot be put together');
  return { round: 0, file, closed: null };
}

/**
 * Undoes the file that came last: the event stands as before it, and an entry of the protocol says so. The row of the file
 * and the deviations that were found in it stay.
 * @param to the event as it stood before, with its players.
 * @returns the entry; null where the event has moved on since it was read: nothing is done then.
 */
export async function takeBack(
  db: Kysely<Tables>,
  event: Pick<EventRow, 'id' | 'version' | 'entries' | 'last_hash'>,
  row: Pick<RoundRow, 'round' | 'entry'>,
  to: EventBefore & {
    readonly players: readonly { readonly player: number; readonly fideId: string }[];
  },
  { by, at, sign }: { readonly by: string; readonly at: Date; readonly sign: Sign },
): Promise<ProtocolEntry | null> {
  const what = { kind: 'taken-back', round: row.round, entry: row.entry } as const;
  const last = { number: event.entries, hash: event.last_hash };
  const entry = nextEntry(event.id, last, { at: at.toISOString(), by, what }, sha256, sign);
  const { round, file, closed } = to;
  return db.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('events')
      .set({ round, file, closed, entries: entry.number, last_hash: entry.hash })
      .set('version', sql`version + 1`)
      .where('id', '=', event.id)
      .where('version', '=', event.version)
      .returning('id')
      .execute();
    if (moved.length === 0) return null;
    await transaction
      .updateTable('rounds')
      .set({ taken_back: entry.number })
      .where('event', '=', event.id)
      .where('entry', '=', row.entry)
      .execute();
    await insertEntry(transaction, event.id, entry);
    await insertPlayers(transaction, event.id, to.players);
    return entry;
  });
}
