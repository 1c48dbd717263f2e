import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';
import { eraseInEvent } from './erase-in-event.js';
import type { ErasedInEvent } from './erase-in-event.js';
import { forgetErased, hasErasedRows, noteErased } from './forget-erased.js';
import type { FilesOfDatabase, Forgotten } from './forget-erased.js';
import { PersonsToErase } from './persons-to-erase.js';

export interface ErasureRequest {
  /** Id of an event; null: all events. */
  readonly event: string | null;
  /** FIDE number, or the name exactly as files have it; null: everybody in the event. */
  readonly person: string | null;
  /** Whether persons of events that are not closed are erased, too: these events take no file any more. */
  readonly force: boolean;
}

/** What was erased in the tables. */
export interface Erased {
  /** Ids of the events in which somebody was erased. */
  readonly events: readonly string[];
  /** Persons in entries of protocols, each entry counted. */
  readonly persons: number;
  /** Entries of an earlier form, whose files went as a whole. */
  readonly files: number;
  readonly deviations: number;
  /** Reports of checks that named somebody. */
  readonly checks: number;
}

/** What was erased, in the tables and in the files of the database. */
export interface Erasure extends Erased, Forgotten {
  /** Whether an erasure before was cut off: its rows are left out of the files now. */
  readonly hasFinishedAnother: boolean;
}

/** Why nothing was erased. */
export class ErasureRefused extends Error {
  override readonly name = 'ErasureRefused';
}

/**
 * Erases personal data in all tables, and from the files of the database as far as this program reaches them.
 * An erasure that was cut off before is finished, also where nobody is left to be erased.
 * @throws ErasureRefused where there is no such event or person, or an event is not closed: nothing is erased then.
 * @throws ForgettingFailed where the files of the database still hold what is erased in the tables: to be called again.
 */
export async function erase(database: FilesOfDatabase, request: ErasureRequest, now: Date): Promise<Erasure> {
  const hasFinishedAnother = await hasErasedRows(database.db);
  const done = await eraseInTables(database.db, request, now);
  if (!hasErased(done) && !hasFinishedAnother)
    throw new ErasureRefused(
      request.person === null
        ? `nobody is in event ${request.event ?? ''}`
        : `nobody is called "${request.person}", or has that FIDE number, in these events`,
    );
  return { ...done, ...(await forgetErased(database)), hasFinishedAnother };
}

function hasErased({ events, checks }: Erased): boolean {
  return events.length > 0 || checks > 0;
}

async function eraseInTables(
  db: Kysely<Tables>,
  { event, person, force }: ErasureRequest,
  now: Date,
): Promise<Erased> {
  let query = db.selectFrom('events').select(['id', 'closed', 'erased']);
  if (event !== null) query = query.where('id', '=', event);
  const events = await query.orderBy('id').execute();
  if (event !== null && events.length === 0) throw new ErasureRefused(`there is no event ${event}`);
  const who = new PersonsToErase(person);
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('swissproof.erasing', 'on', true)`.execute(transaction);
    const found: ErasedInEvents[] = [];
    for (const { id, closed, erased } of events) {
      const counts = await eraseInEvent(transaction, id, who, now);
      if (counts === null) continue;
      if (closed === null && erased === null && !force)
        throw new ErasureRefused(
          `event ${id} is not closed: nothing was erased. With --force it is, and the event takes no file any more`,
        );
      found.push({ id, ...counts });
    }
    const done = {
      events: found.map(({ id }) => id),
      persons: sum(found, ({ persons }) => persons),
      files: sum(found, ({ files }) => files),
      deviations: sum(found, ({ deviations }) => deviations),
      checks: await eraseChecks(transaction, who),
    };
    if (hasErased(done)) await noteErased(transaction, now);
    return done;
  });
}

/**
 * Erases everybody in events that were closed, or have not moved, for so many years. Their old rows stay in the files until
 * {@link forgetErased}.
 * @param failed is told each event in which nobody could be erased; the others are erased nevertheless.
 */
export async function eraseOld(
  db: Kysely<Tables>,
  years: number,
  now: Date,
  failed: (event: string, error: unknown) => void,
): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  const old = await db
    .selectFrom('events')
    .select('id')
    .where('erased', 'is', null)
    .where(
      sql<Date>`coalesce(closed, (select max(at) from rounds where rounds.event = events.id), created)`,
      '<',
      limit,
    )
    .execute();
  for (const { id } of old)
    try {
      await eraseInTables(db, { event: id, person: null, force: true }, now);
    } catch (error) {
      failed(id, error);
    }
}

interface ErasedInEvents extends ErasedInEvent {
  readonly id: string;
}

/** Reports of checks are deleted where they, or the file that waits, name somebody. */
async function eraseChecks(db: Kysely<Tables>, who: PersonsToErase): Promise<number> {
  const words = who.words.map((word) => JSON.stringify(word).slice(1, -1));
  if (words.length === 0) return 0;
  const hashes = await db.selectFrom('checks').select('hash').execute();
  let count = 0;
  for (const { hash } of hashes) {
    const row = await db
      .selectFrom('checks')
      .select(['file', 'report'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    const text = `${row?.report ?? ''}${row?.file ?? ''}`;
    if (!words.some((word) => text.includes(word)) && !who.isIn(text)) continue;
    await db.deleteFrom('checks').where('hash', '=', hash).execute();
    count += 1;
  }
  return count;
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
