import type { Kysely, Selectable } from 'kysely';
import { nextEntry } from '../../checker/protocol/index.js';
import type { ProtocolEntry, RoundEvent } from '../../checker/protocol/index.js';
import { sha256 } from '../access/keys.js';
import type { Tables, RoundTable } from './schema.js';
import { insertPlayers } from './events.js';
import { insertDeviations } from './deviations.js';
import type { FoundDeviation } from './deviations.js';

export type RoundRow = Selectable<RoundTable>;

/** A round as it is to be given out. */
export interface RoundToGive {
  readonly event: string;
  /** Of the event as it was read before the round was paired. */
  readonly version: number;
  readonly content: string;
  readonly idempotencyKey: string | null;
  readonly boards: string;
  readonly answer: string;
  readonly what: RoundEvent;
  readonly deviations: readonly FoundDeviation[];
  /** All players, where they are not those of the file before; null: they are. */
  readonly players: readonly { readonly player: number; readonly fideId: string }[] | null;
  readonly by: string;
  readonly at: Date;
}

/**
 * Gives a round out: the round, the deviations and the protocol's entry are stored all together or not at all. Null where
 * the event has moved on since it was read: nothing is stored then.
 */
export async function giveRound(db: Kysely<Tables>, give: RoundToGive): Promise<RoundRow | null> {
  const { event, version, what, by, at } = give;
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('events')
      .select(['version', 'deviations', 'entries', 'last_hash'])
      .where('id', '=', event)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.version !== version) return null;
    const last = { number: row.entries, hash: row.last_hash };
    const entry = nextEntry(event, last, { at: at.toISOString(), by, what }, sha256);
    const given: RoundRow = {
      event,
      round: what.round,
      content: give.content,
      idempotency_key: give.idempotencyKey,
      edition: what.edition,
      boards: give.boards,
      answer: give.answer,
      entry: entry.number,
      entry_hash: entry.hash,
      by,
      at,
    };
    await transaction.insertInto('rounds').values(given).execute();
    await transaction
      .insertInto('protocol')
      .values({ event, number: entry.number, entry: JSON.stringify(entry) })
      .execute();
    await insertDeviations(transaction, give.deviations, {
      event,
      first: row.deviations + 1,
      before: what.round,
      by,
      at,
    });
    if (give.players !== null) await insertPlayers(transaction, event, give.players);
    await transaction
      .updateTable('events')
      .set({
        round: what.round,
        version: version + 1,
        file: give.answer,
        deviations: row.deviations + give.deviations.length,
        entries: entry.number,
        last_hash: entry.hash,
      })
      .where('id', '=', event)
      .execute();
    return given;
  });
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
      ? all.where('content', '=', by.content)
      : 'round' in by
        ? all.where('round', '=', by.round)
        : all.where('idempotency_key', '=', by.idempotencyKey);
  return (await query.executeTakeFirst()) ?? null;
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
    .orderBy('round')
    .execute();
}

/** The protocol of an event, in order. */
export async function listEntries(db: Kysely<Tables>, event: string): Promise<ProtocolEntry[]> {
  const rows = await db
    .selectFrom('protocol')
    .select('entry')
    .where('event', '=', event)
    .orderBy('number')
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry) as ProtocolEntry);
}
