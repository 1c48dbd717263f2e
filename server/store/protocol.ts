import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { entriesBetween } from './entries.js';
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
    select number, ${lengthOf('entry')} + coalesce(${lengthOf('persons')} + ${BESIDE.length}::integer, 0) as bytes
    from protocol left join entry_persons using (event, number)
    where event = ${event} order by number`.execute(db);
  return {
    entries: rows.length,
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    texts: async function* () {
      for (const [first, last] of pagesOf(rows)) {
        const page = await entriesBetween(db, event, first, last);
        for (const { entry, persons } of page) yield persons === null ? entry : withBeside(entry, persons);
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

/** A column's length in UTF-8. */
function lengthOf(column: 'entry' | 'persons') {
  const text = sql.ref(column);
  return sql<number>`case when current_setting('server_encoding') in ('UTF8', 'SQL_ASCII') then octet_length(${text})
    else octet_length(convert_to(${text}, 'UTF8')) end`;
}

/** What stands between the members of an entry and what stands beside it. */
const BESIDE = ',"erasable":';

/** An entry, which ends with "}", with what stands beside it. */
function withBeside(entry: string, persons: string): string {
  return `${entry.slice(0, -1)}${BESIDE}${persons}}`;
}

/** In bytes. */
const PAGE = 1024 * 1024;
