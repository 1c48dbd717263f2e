import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';
import { eraseInEvent } from './erase-in-event.js';
import { PersonsToErase } from './persons-to-erase.js';
import { forgetFreed } from './forget-freed.js';

export interface ErasureRequest {
  /** Id of an event; null: all events. */
  readonly event: string | null;
  /** FIDE number, or the name exactly as files have it; null: everybody in the event. */
  readonly person: string | null;
  /** Whether persons of events that are not closed are erased, too: these events take no file any more. */
  readonly force: boolean;
}

/** What was erased. */
export interface Erasure {
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

/** Why nothing was erased. */
export class ErasureRefused extends Error {
  override readonly name = 'ErasureRefused';
}

/**
 * Erases personal data in all tables, and from the files of the database as far as this program reaches them.
 * @throws ErasureRefused where there is no such event or person, or an event is not closed: nothing is erased then.
 */
export async function erase(db: Kysely<Tables>, request: ErasureRequest, now: Date): Promise<Erasure> {
  const done = await eraseInTables(db, request, now);
  if (done.events.length === 0 && done.checks === 0)
    throw new ErasureRefused(
      request.person === null
        ? `nobody is in event ${request.event ?? ''}`
        : `nobody is called "${request.person}", or has that FIDE number, in these events`,
    );
  await forgetFreed(db);
  return done;
}

async function eraseInTables(
  db: Kysely<Tables>,
  { event, person, force }: ErasureRequest,
  now: Date,
): Promise<Erasure> {
  let query = db.selectFrom('events').select(['id', 'closed', 'erased']);
  if (event !== null) query = query.where('id', '=', event);
  const events = await query.orderBy('id').execute();
  if (event !== null && events.length === 0) throw new ErasureRefused(`there is no event ${event}`);
  const who = new PersonsToErase(person);
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('swissproof.erasing', 'on', true)`.execute(transaction);
    const found: Erased[] = [];
    for (const { id, closed, erased } of events) {
      const counts = await eraseInEvent(transaction, id, who, now);
      if (counts === null) continue;
      if (closed === null && erased === null && !force)
        throw new ErasureRefused(
          `event ${id} is not closed: nothing was erased. With --force it is, and the event takes no file any more`,
        );
      found.push({ id, ...counts });
    }
    return {
      events: found.map(({ id }) => id),
      persons: sum(found, ({ persons }) => persons),
      files: sum(found, ({ files }) => files),
      deviations: sum(found, ({ deviations }) => deviations),
      checks: await eraseChecks(transaction, who),
    };
  });
}

/** Erases everybody in events that were closed, or have not moved, for so many years. */
export async function eraseOld(db: Kysely<Tables>, years: number, now: Date): Promise<Erasure[]> {
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
  const done: Erasure[] = [];
  for (const { id } of old) done.push(await eraseInTables(db, { event: id, person: null, force: true }, now));
  if (done.length > 0) await forgetFreed(db);
  return done;
}

interface Erased {
  readonly id: string;
  readonly persons: number;
  readonly files: number;
  readonly deviations: number;
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
