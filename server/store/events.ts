import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, Selectable, SqlBool, Expression } from 'kysely';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import type { Principal } from '../access/access.js';
import { insertEntry, rowOf } from './entries.js';
import { bytesOf, chargeEvent } from './quotas.js';
import type { EventTable, Tables } from './schema.js';

export type EventRow = Selectable<EventTable>;

/** An event without its file, which may have megabytes: lists and searches read this alone. */
export interface EventHead extends Pick<EventRow, HeadColumn> {
  /** That of the key that registered the event, which decides what federation reads it; null: it belongs to none. */
  readonly federation: string | null;
  /** Record 032 of the file at the registration. */
  readonly file_federation: string;
}

/** An event as lists show it. */
export interface ListedEvent extends EventHead {
  /** Name of the key that registered it. */
  readonly organiser: string;
  /** Time of the last entry in the protocol (ISO 8601, UTC). */
  readonly changed: string;
}

/** An event as a round of it is paired. */
export type EventAndFile = EventHead & Pick<EventRow, 'file'>;

const HEAD = [
  'events.id',
  'events.owner',
  'events.secret',
  'events.registration',
  'events.content',
  'events.name',
  'events.federation as file_federation',
  'events.program',
  'events.edition',
  'events.start_date',
  'events.players',
  'events.created',
  'events.round',
  'events.version',
  'events.deviations',
  'events.closed',
  'events.entries',
  'events.last_hash',
  'events.files',
  'events.bytes',
  'events.pseudonyms',
  'events.erased',
  'keys.federation',
] as const;
type HeadColumn = Exclude<keyof EventRow, 'file' | 'federation'>;

/** What a list of events or of deviations is searched by; null or absent: anything. */
export interface EventFilter {
  readonly fideId?: string;
  /** Name of the key that registered the event, whole and as it is written. */
  readonly organiser?: string;
  readonly program?: string;
  /** Start date, YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** An event by its id. */
export async function findEvent(db: Kysely<Tables>, id: string): Promise<EventHead | null> {
  return (await heads(db).where('events.id', '=', id).executeTakeFirst()) ?? null;
}

/** The file of an event as it stands now. Throws where there is no such event. */
export async function fileOfEvent(db: Kysely<Tables>, id: string): Promise<string> {
  const { file } = await db
    .selectFrom('events')
    .select('file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return file;
}

/** The hash of the secret of an event, as long as the key that registered it is neither revoked nor expired. */
export async function findSecret(db: Kysely<Tables>, id: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .innerJoin('keys', 'keys.id', 'events.owner')
    .select('events.secret')
    .where('events.id', '=', id)
    .where('keys.revoked', 'is', null)
    .where((where) => where.or([where('keys.expires', 'is', null), where('keys.expires', '>', now)]))
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Id of the key that registered an event. Throws where there is no such event. */
export async function ownerOf(db: Kysely<Tables>, id: string): Promise<string> {
  const query = db.selectFrom('events').select('owner').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).owner;
}

/** Another secret of an event, by its hash: the one before opens nothing any more. */
export async function changeSecret(db: Kysely<Tables>, id: string, secret: string): Promise<void> {
  await db.updateTable('events').set({ secret }).where('id', '=', id).execute();
}

/** An event by its id with its file, and whether a round of it was given out for a file, by that file's hash. */
export async function findEventAndFile(
  db: Kysely<Tables>,
  id: string,
  content: string,
): Promise<(EventAndFile & { readonly isGiven: boolean }) | null> {
  const query = heads(db)
    .select('events.file')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('rounds')
            .select('rounds.round')
            .whereRef('rounds.event', '=', 'events.id')
            .where('rounds.content', '=', content)
            .where('rounds.taken_back', 'is', null),
        )
        .$castTo<boolean>()
        .as('isGiven'),
    )
    .where('events.id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The event that a registration has made before. */
export async function findRegistration(
  db: Kysely<Tables>,
  owner: string,
  registration: string,
): Promise<EventHead | null> {
  const query = heads(db).where('events.owner', '=', owner).where('events.registration', '=', registration);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * Stores an event with its players and the first entry of its protocol; false: it was there already.
 * @throws QuotaUsedUp where its key has no room for it.
 */
export async function insertEvent(
  db: Kysely<Tables>,
  event: NewEvent,
  players: readonly { readonly player: number; readonly fideId: string }[],
  entry: ProtocolEntry,
): Promise<boolean> {
  const row = rowOf(entry);
  const bytes = bytesOf(row.entry, row.persons);
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('events')
      .values({ ...event, name: Array.from(event.name).slice(0, LONGEST_NAME).join(''), files: 1, bytes })
      .onConflict((conflict) => conflict.columns(['owner', 'registration']).doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) return false;
    await chargeEvent(transaction, event.owner, bytes);
    await insertPlayers(transaction, event.id, players);
    await insertEntry(transaction, event.id, entry);
    return true;
  });
}

/** An event as it is registered; what it takes of the quota is counted when it is stored. */
export type NewEvent = Omit<EventRow, 'files' | 'bytes'>;

/** In characters. A name is a record of any length, and a list has a thousand of them. */
const LONGEST_NAME = 200;

/** The players of an event, instead of those before. */
export async function insertPlayers(
  db: Kysely<Tables>,
  event: string,
  players: readonly { readonly player: number; readonly fideId: string }[],
): Promise<void> {
  await db.deleteFrom('event_players').where('event', '=', event).execute();
  // PostgreSQL takes 65,535 parameters.
  for (let at = 0; at < players.length; at += 10_000)
    await db
      .insertInto('event_players')
      .values(
        players.slice(at, at + 10_000).map(({ player, fideId }) => ({ event, player, fide_id: fideId })),
      )
      .execute();
}

/** Events that somebody may read, those that start last first; from after the event `after` on. */
export async function searchEvents(
  db: Kysely<Tables>,
  who: Principal,
  filter: EventFilter,
  page: { readonly limit: number; readonly after: string | null },
): Promise<ListedEvent[]> {
  const query = heads(db)
    .select('keys.name as organiser')
    .select(CHANGED.as('changed'))
    .where((where) => where.and(eventConditions(where, who, filter)))
    .orderBy(PLACE, 'desc')
    .orderBy('events.id', 'desc')
    .limit(page.limit);
  if (page.after === null) return query.execute();
  const after = sql<SqlBool>`(${PLACE}, events.id) <
    (select coalesce(last.start_date, ''), last.id from events as last where last.id = ${page.after})`;
  return query.where(after).execute();
}

function heads(db: Kysely<Tables>) {
  return db.selectFrom('events').innerJoin('keys', 'keys.id', 'events.owner').select(HEAD);
}

const CHANGED = sql<string>`(select last.at from protocol as last
  where last.event = events.id and last.number = events.entries)`;

/** By what events are listed; those without a start date are the last ones. */
const PLACE = sql<string>`coalesce(events.start_date, '')`;

type Joined = Tables;

/** What an event must be to be found: searched for, and open to who asks. */
export function eventConditions(
  where: ExpressionBuilder<Joined, 'events' | 'keys'>,
  who: Principal,
  { fideId, organiser, program, from, to }: EventFilter,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (who.kind === 'event') conditions.push(where('events.id', '=', who.id));
  else if (who.role === 'organiser') conditions.push(where('events.owner', '=', who.id));
  else if (who.role === 'federation')
    conditions.push(where('keys.federation', '=', who.federation ?? ''), where('keys.federation', '<>', ''));
  if (organiser !== undefined) conditions.push(where('keys.name', '=', organiser));
  if (program !== undefined) conditions.push(where('events.program', '=', program));
  if (from !== undefined) conditions.push(where('events.start_date', '>=', from));
  if (to !== undefined) conditions.push(where('events.start_date', '<=', to));
  if (fideId !== undefined)
    conditions.push(
      where.exists(
        where
          .selectFrom('event_players')
          .select('event_players.player')
          .whereRef('event_players.event', '=', 'events.id')
          .where('event_players.fide_id', '=', fideId),
      ),
    );
  return conditions;
}
