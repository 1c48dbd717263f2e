import type { Kysely } from 'kysely';
import type { ProtocolHead } from '../../checker/protocol/index.js';
import type { Principal } from '../access/access.js';
import { eventConditions } from './events.js';
import type { Tables } from './schema.js';

/** The head for an entry of a protocol. Throws if there is no such entry. */
export async function headOf(db: Kysely<Tables>, event: string, number: number): Promise<ProtocolHead> {
  return db
    .selectFrom('protocol')
    .select(['event', 'number', 'hash', 'at'])
    .where('event', '=', event)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/**
 * The last entry of a day for each event that `who` may read, in the order of event ids. Reads page by page.
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
