import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';

/** The protocol of an event as it stands at one moment: entries are only ever added. */
export interface StoredProtocol {
  /** How many entries it has. */
  readonly entries: number;
  /** Of the texts of all entries, in UTF-8. */
  readonly bytes: number;
  /** The entries as they are stored, each a line of JSON, in order. What is read at a time is about as much as the longest. */
  texts(): AsyncGenerator<string>;
}

/**
 * Reads how long the entries of a protocol are, and the entries themselves only when they are asked for: the protocol of an
 * event with large files is longer than the memory of the server.
 */
export async function protocolOf(db: Kysely<Tables>, event: string): Promise<StoredProtocol> {
  const { rows } = await sql<{ number: number; bytes: number }>`
    select number, case when current_setting('server_encoding') in ('UTF8', 'SQL_ASCII') then octet_length(entry)
      else octet_length(convert_to(entry, 'UTF8')) end as bytes
    from protocol where event = ${event} order by number`.execute(db);
  return {
    entries: rows.length,
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    texts: async function* () {
      for (const [first, last] of pagesOf(rows)) {
        const page = await db
          .selectFrom('protocol')
          .select('entry')
          .where('event', '=', event)
          .where('number', '>=', first)
          .where('number', '<=', last)
          .orderBy('number')
          .execute();
        for (const { entry } of page) yield entry;
      }
    },
  };
}

/** The numbers with which each page begins and ends: so many entries as have {@link PAGE} bytes together, or one. */
function* pagesOf(
  rows: readonly { readonly number: number; readonly bytes: number }[],
): Generator<readonly [number, number]> {
  for (let at = 0; at < rows.length;) {
    const first = rows[at];
    let last = first;
    for (let bytes = 0; at < rows.length && (bytes === 0 || bytes + rows[at].bytes <= PAGE); at++) {
      last = rows[at];
      bytes += last.bytes;
    }
    yield [first.number, last.number];
  }
}

/** In bytes. */
const PAGE = 1024 * 1024;
