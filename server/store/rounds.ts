import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import { nextEntry } from '../../checker/protocol/index.js';
import type { ErasablePerson, ProtocolEntry, RoundEvent, Sign } from '../../checker/protocol/index.js';
import { sha256 } from '../access/keys.js';
import type { Tables, RoundTable } from './schema.js';
import { rowOf } from './entries.js';
import { insertPlayers } from './events.js';
import type { EventRow } from './events.js';
import { insertDeviations } from './deviations.js';
import { bytesOf, demandRoom, hasRoom } from './quotas.js';
import type { FoundDeviation } from './deviations.js';
import { present } from '../../engine/present.js';

export type RoundRow = Selectable<RoundTable>;

/** A round as it is to be given out. */
export interface RoundToGive {
  /** As it was read before the round was paired. */
  readonly event: Pick<EventRow, 'id' | 'owner' | 'version' | 'deviations' | 'entries' | 'last_hash'>;
  readonly content: string;
  readonly idempotencyKey: string | null;
  readonly boards: string;
  readonly answer: string;
  readonly what: RoundEvent;
  /** The persons of the file; absent where it stands whole in the entry. */
  readonly erasable?: readonly ErasablePerson[];
  readonly deviations: readonly FoundDeviation[];
  /** All players, where they are not those of the file before; null: they are. */
  readonly players: readonly { readonly player: number; readonly fideId: string }[] | null;
  readonly by: string;
  readonly at: Date;
  readonly sign: Sign;
}

/**
 * Gives a round out: the round, the deviations and the protocol's entry are stored all together or not at all. Null where
 * the event has moved on since it was read: nothing is stored then.
 * @throws QuotaUsedUp where the event, or the key that registered it, has no room for it: nothing is stored then.
 */
export async function giveRound(db: Kysely<Tables>, give: RoundToGive): Promise<RoundRow | null> {
  const { event, what, by, at, deviations, players, sign } = give;
  const last = { number: event.entries, hash: event.last_hash };
  const { erasable } = give;
  const said = { at: at.toISOString(), by, what, ...present({ erasable }) };
  const entry = nextEntry(event.id, last, said, sha256, sign);
  const given: RoundRow = {
    event: event.id,
    round: what.round,
    content: give.content,
    idempotency_key: give.idempotencyKey,
    edition: what.edition,
    boards: give.boards,
    is_closing: what.kind === 'closed',
    answer: give.answer,
    entry: entry.number,
    entry_hash: entry.hash,
    taken_back: null,
    by,
    at,
  };
  const found = deviations.length;
  if (found === 0 && players === null) return (await moveOn(db, event, given, entry, 0)) ? given : null;
  return db.transaction().execute(async (transaction) => {
    if (!(await moveOn(transaction, event, given, entry, found))) return null;
    const before = what.kind === 'closed' ? what.round + 1 : what.round;
    const about = { event: event.id, first: event.deviations + 1, before, entry: entry.number, by, at };
    await insertDeviations(transaction, deviations, about);
    if (players !== null) await insertPlayers(transaction, event.id, players);
    return given;
  });
}

/**
 * One statement, as each way to the database and back costs more than what is done there: nothing of it happens where the
 * event does not have the version that was read. The row of the key is locked first, so that whoever counts next for this key
 * counts on from here.
 */
async function moveOn(
  db: Kysely<Tables>,
  event: RoundToGive['event'],
  given: RoundRow,
  entry: ProtocolEntry,
  deviations: number,
): Promise<boolean> {
  const row = rowOf(entry);
  const bytes = bytesOf(row.entry, row.persons, given.answer);
  const { rows } = await sql`
    with holder as (select * from keys where id = ${event.owner}::text for no key update),
    moved as (
      update events
      set round = ${given.round}::integer, version = events.version + 1, file = ${given.answer}::text,
        deviations = events.deviations + ${deviations}::integer,
        closed = ${given.is_closing ? given.at : null}::timestamptz, entries = ${given.entry}::integer,
        last_hash = ${given.entry_hash}::text, files = events.files + 1, bytes = events.bytes + ${bytes}::double precision
      from holder
      where events.id = ${event.id}::text and events.version = ${event.version}::integer
        and ${hasRoom('holder', { files: 'events.files', bytes: 'events.bytes' }, bytes)}
      returning events.id, events.owner, events.file),
    charged as (
      update keys set files_used = files_used + 1, bytes_used = bytes_used + ${bytes}::double precision
      where id in (select owner from moved)),
    given as (
      insert into rounds
        (event, round, is_closing, content, idempotency_key, edition, boards, answer, entry, entry_hash, by, at)
      select id, ${given.round}::integer, ${given.is_closing}::boolean, ${given.content}::text, ${given.idempotency_key}::text,
        ${given.edition}::text, ${given.boards}::text, file, ${given.entry}::integer,
        ${given.entry_hash}::text, ${given.by}::text, ${given.at}::timestamptz
      from moved),
    entered as (
      insert into protocol (event, number, entry)
      select id, ${given.entry}::integer, ${row.entry}::text from moved
      returning event, number),
    persons as (
      insert into entry_persons (event, number, persons)
      select event, number, ${row.persons}::text from entered where ${row.persons}::text is not null)
    select number from entered`.execute(db);
  if (rows.length === 1) return true;
  await demandRoom(db, { key: event.owner, event: event.id }, bytes);
  return false;
}

/** The round that was given out for a file, or under an idempotency key. */
export async function findRound(
  db: Kysely<Tables>,
  event: string,
  by: { readonly content: string } | { readonly idempotencyKey: string } | { readonly round: number },
): Promise<RoundRow | null> {
  const all = db.selectFrom('rounds').selectAll().where('event', '=', event);
  const query =
    'content' in by
      ? all.where('content', '=', by.content).where('taken_back', 'is', null)
      : 'round' in by
        ? all.where('round', '=', by.round).where('is_closing', '=', false).where('taken_back', 'is', null)
        : all.where('idempotency_key', '=', by.idempotencyKey);
  return (await query.executeTakeFirst()) ?? null;
}

/** The files of an event as they were answered, by the round given out with them. */
export async function answersOf(db: Kysely<Tables>, event: string): Promise<Record<number, string>> {
  const rows = await db
    .selectFrom('rounds')
    .select(['round', 'answer'])
    .where('event', '=', event)
    .where('is_closing', '=', false)
    .where('taken_back', 'is', null)
    .execute();
  return Object.fromEntries(rows.map(({ round, answer }) => [round, answer]));
}

/** All rounds of an event, in order, without the files. */
export async function listRounds(
  db: Kysely<Tables>,
  event: string,
): Promise<Pick<RoundRow, 'round' | 'edition' | 'boards' | 'entry' | 'by' | 'at'>[]> {
  return db
    .selectFrom('rounds')
    .select(['round', 'edition', 'boards', 'entry', 'by', 'at'])
    .where('event', '=', event)
    .where('is_closing', '=', false)
    .where('taken_back', 'is', null)
    .orderBy('round')
    .execute();
}
