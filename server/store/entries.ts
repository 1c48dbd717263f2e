import type { Kysely } from 'kysely';
import type { ErasablePerson, ProtocolEntry } from '../../checker/protocol/index.js';
import type { Tables } from './schema.js';

/** An entry as it is stored: what is hashed, and what stands beside it; null: nothing. */
export function rowOf({ erasable, ...entry }: ProtocolEntry): {
  readonly entry: string;
  readonly persons: string | null;
} {
  return {
    entry: JSON.stringify(entry),
    persons: erasable === undefined ? null : JSON.stringify(erasable),
  };
}

/** Stores an entry with the persons beside it. */
export async function insertEntry(db: Kysely<Tables>, event: string, entry: ProtocolEntry): Promise<void> {
  const { number } = entry;
  const row = rowOf(entry);
  await db.insertInto('protocol').values({ event, number, entry: row.entry }).execute();
  if (row.persons === null) return;
  await db.insertInto('entry_persons').values({ event, number, persons: row.persons }).execute();
}

/** An entry of a protocol by its number. Throws where there is none. */
export async function entryNumbered(
  db: Kysely<Tables>,
  event: string,
  number: number,
): Promise<ProtocolEntry> {
  return entryOf(await entryRows(db, event).where('protocol.number', '=', number).executeTakeFirstOrThrow());
}

/** Entries of an event as they are stored, from one number to another, in order. */
export async function entriesBetween(
  db: Kysely<Tables>,
  event: string,
  first: number,
  last: number,
): Promise<{ readonly entry: string; readonly persons: string | null }[]> {
  return entryRows(db, event)
    .where('protocol.number', '>=', first)
    .where('protocol.number', '<=', last)
    .orderBy('protocol.number')
    .execute();
}

/** The entries of an event, each with what stands beside it. */
function entryRows(db: Kysely<Tables>, event: string) {
  return db
    .selectFrom('protocol')
    .leftJoin('entry_persons', (join) =>
      join
        .onRef('entry_persons.event', '=', 'protocol.event')
        .onRef('entry_persons.number', '=', 'protocol.number'),
    )
    .select(['protocol.entry', 'entry_persons.persons'])
    .where('protocol.event', '=', event);
}

function entryOf({ entry, persons }: { entry: string; persons: string | null }): ProtocolEntry {
  const read = JSON.parse(entry) as ProtocolEntry;
  return persons === null ? read : { ...read, erasable: JSON.parse(persons) as readonly ErasablePerson[] };
}
