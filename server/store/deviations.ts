import type { JoinBuilder, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { RecordedDeviation } from '../../checker/protocol/index.js';
import type { DeviationDocument } from '../../reports/protocol/index.js';
import type { Principal } from '../access/access.js';
import { eventConditions } from './events.js';
import type { EventFilter } from './events.js';
import type { DeviationTable, Tables } from './schema.js';

/** A deviation as the worker finds it. */
export interface FoundDeviation extends RecordedDeviation {
  readonly fideIds: readonly string[];
}

export interface DeviationFilter extends EventFilter {
  readonly rule?: string;
  readonly kind?: string;
}

/** Stores deviations of an event under the numbers that follow. */
export async function insertDeviations(
  db: Kysely<Tables>,
  found: readonly FoundDeviation[],
  about: {
    readonly event: string;
    readonly first: number;
    readonly before: number;
    readonly entry: number;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const { event, first, before: found_before, entry, by, at } = about;
  const rows = found.map(({ fideIds, players, ...deviation }, index) => ({
    ...deviation,
    before: cut(deviation.before),
    now: cut(deviation.now),
    explanation: cut(deviation.explanation),
    event,
    number: first + index,
    found_before,
    entry,
    players: [...players],
    fide_ids: [...fideIds],
    by,
    at,
  }));
  // PostgreSQL takes 65,535 parameters.
  for (let at = 0; at < rows.length; at += 3000)
    await db
      .insertInto('deviations')
      .values(rows.slice(at, at + 3000))
      .execute();
}

/** The deviations of an event, or those that an entry of its protocol counts. */
export async function listDeviations(
  db: Kysely<Tables>,
  event: string,
  entry: number | null = null,
): Promise<DeviationDocument[]> {
  let query = db
    .selectFrom('deviations')
    .leftJoin('rounds', ofSameEntry)
    .selectAll('deviations')
    .select('rounds.taken_back')
    .where('deviations.event', '=', event)
    .orderBy('deviations.number');
  if (entry !== null) query = query.where('deviations.entry', '=', entry);
  return (await query.execute()).map(documentOf);
}

/** Deviations of all events that somebody may read, from after the id `after` on; each with its id, to go on after it. */
export async function searchDeviations(
  db: Kysely<Tables>,
  who: Principal,
  { fideId, rule, kind, ...filter }: DeviationFilter,
  page: { readonly limit: number; readonly after: number },
): Promise<{ readonly id: number; readonly deviation: DeviationDocument }[]> {
  let query = db
    .selectFrom('deviations')
    .innerJoin('events', 'events.id', 'deviations.event')
    .innerJoin('keys', 'keys.id', 'events.owner')
    .leftJoin('rounds', ofSameEntry)
    .selectAll('deviations')
    .select('rounds.taken_back')
    .where((where) => where.and(eventConditions(where, who, filter)))
    .where('deviations.id', '>', page.after)
    .orderBy('deviations.id')
    .limit(page.limit);
  if (rule !== undefined) query = query.where('deviations.rule', '=', rule);
  if (kind !== undefined) query = query.where('deviations.kind', '=', kind);
  if (fideId !== undefined)
    query = query.where(sql<boolean>`deviations.fide_ids @> array[${fideId}]::text[]`);
  return (await query.execute()).map((row) => ({ id: row.id, deviation: documentOf(row) }));
}

/** A field of a file can be as long as the file, and a search finds a thousand of them: the protocol has it whole. */
function cut<Text extends string | null>(text: Text): Text | string {
  return text === null || text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}

const LONGEST = 4000;

/** The file in which a deviation was found. */
function ofSameEntry(
  join: JoinBuilder<Tables, 'deviations' | 'rounds'>,
): JoinBuilder<Tables, 'deviations' | 'rounds'> {
  return join.onRef('rounds.event', '=', 'deviations.event').onRef('rounds.entry', '=', 'deviations.entry');
}

function documentOf(
  row: Selectable<DeviationTable> & { readonly taken_back: number | null },
): DeviationDocument {
  const { event, number, source, kind, round, players, field, before, now, rule, article, edition } = row;
  const { found_before: foundBefore, explanation, by, at } = row;
  const what = { event, number, source, kind, round, foundBefore, players, field, before, now };
  const takenBack = row.taken_back !== null;
  return { ...what, rule, article, edition, explanation, takenBack, by, at: at.toISOString() };
}
