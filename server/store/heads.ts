import type { Kysely } from 'kysely';
import type { ProtocolHead } from '../../checker/protocol/index.js';
import type { Principal } from '../access/access.js';
import { eventConditions } from './events.js';
import type { Tables } from './schema.js';

/** An entry of a protocol as its head tells it. Throws where there is none. */
export async function headOf(db: Kysely<Tables>, event: string, number: number): Promise<ProtocolHead> {
  return db
    .selectFrom('protocol')
    .select(['event', 'number', 'hash', 'at'])
    .where('event', '=', event)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/**
 * Of each event that somebody may read its last entry of a day, in the order of the ids of events; read in pages.
 * @param day YYYY-MM-DD, UTC.
 */
export async function* headsOfDay(
  db: Kysely<Tables>,
  who: Principal,
  day: string,
): AsyncGenerator<ProtocolHead> {
  for (let last = ''; ;) {
    const page = await db
      .selectFrom('protocol')
      .innerJoin('events', 'events.id', 'protocol.event')
      .innerJoin('keys', 'keys.id', 'events.owner')
      .distinctOn('protocol.event')
      .select(['protocol.event', 'protocol.number', 'protocol.hash', 'protocol.at'])
      // Times are ISO 8601, and "U" is the letter after "T".
      .where('protocol.at', '>=', `${day}T`)
      .where('protocol.at', '<', `${day}U`)
      .where('protocol.event', '>', last)
      .where((where) => where.and(eventConditions(where, who, {})))
      .orderBy('protocol.event')
      .orderBy('protocol.number', 'desc')
      .limit(PAGE)
      .execute();
    yield* page;
    if (page.length < PAGE) return;
    last = page[page.length - 1].event;
  }
}

const PAGE = 500;
