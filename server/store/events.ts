import { sql } from 'kysely';
import type { ExpressionBuilder, Kysely, Selectable, SqlBool, Expression } from 'kysely';
import type { ProtocolEntry } from '../../checker/protocol/index.js';
import type { Principal } from '../access/access.js';
import { insertEntry } from './entries.js';
import type { EventTable, Tables } from './schema.js';

export type EventRow = Selectable<EventTable>;

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
export async function findEvent(db: Kysely<Tables>, id: string): Promise<EventRow | null> {
  return (await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The hash of the secret of an event, as long as the key that registered it is not revoked. */
export async function findSecret(db: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('events')
    .innerJoin('keys', 'keys.id', 'events.owner')
    .select('events.secret')
    .where('events.id', '=', id)
    .where('keys.revoked', 'is', null)
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

/** An event by its id, and whether a round of it was given out for a file, by the file's hash. */
export async function findEventAndFile(
  db: Kysely<Tables>,
  id: string,
  content: string,
): Promise<(EventRow & { readonly isGiven: boolean }) | null> {
  const query = db
    .selectFrom('events')
    .selectAll()
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
    .where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

/** The event that a registration has made before. */
export async function findRegistration(
  db: Kysely<Tables>,
  owner: string,
  registration: string,
): Promise<EventRow | null> {
  const query = db
    .selectFrom('events')
    .selectAll()
    .where('owner', '=', owner)
    .where('registration', '=', registration);
  return (await query.executeTakeFirst()) ?? null;
}

/** Stores an event with its players and the first entry of its protocol; false: it was there already. */
export async function insertEvent(
  db: Kysely<Tables>,
  event: EventRow,
  players: readonly { readonly player: number; readonly fideId: string }[],
  entry: ProtocolEntry,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('events')
      .values(event)
      .onConflict((conflict) => conflict.columns(['owner', 'registration']).doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) return false;
    await insertPlayers(transaction, event.id, players);
    await insertEntry(transaction, event.id, entry);
    return true;
  });
}

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
): Promise<(EventRow & { organiser: string })[]> {
  const query = db
    .selectFrom('events')
    .innerJoin('keys', 'keys.id', 'events.owner')
    .selectAll('events')
    .select('keys.name as organiser')
    .where((where) => where.and(eventConditions(where, who, filter)))
    .orderBy(PLACE, 'desc')
    .orderBy('events.id', 'desc')
    .limit(page.limit);
  if (page.after === null) return query.execute();
  const after = sql<SqlBool>`(${PLACE}, events.id) <
    (select coalesce(last.start_date, ''), last.id from events as last where last.id = ${page.after})`;
  return query.where(after).execute();
}

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
    conditions.push(
      where('events.federation', '=', who.federation ?? ''),
      where('events.federation', '<>', ''),
    );
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
