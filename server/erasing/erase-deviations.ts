import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';
import { ERASED } from './persons-to-erase.js';
import type { PersonsToErase } from './persons-to-erase.js';

/**
 * Takes persons out of what is said of deviations.
 * @param ids their starting numbers.
 * @returns how many deviations were changed.
 */
export async function eraseDeviations(
  db: Kysely<Tables>,
  event: string,
  who: PersonsToErase,
  ids: ReadonlySet<number>,
): Promise<number> {
  const rows = await db
    .selectFrom('deviations')
    .select(['id', 'kind', 'field', 'players', 'before', 'now', 'explanation', 'fide_ids'])
    .where('event', '=', event)
    .execute();
  const words = new Set(who.words);
  let count = 0;
  for (const row of rows) {
    const isTheirs = row.field !== null && FIELDS.has(row.field) && row.players.some((id) => ids.has(id));
    const explanation = isTheirs
      ? `The ${FIELDS.get(row.field ?? '') ?? ''} of player ${row.players.join(', ')} was changed; personal data were erased.`
      : who.without(row.explanation);
    const [before, now] = [row.before, row.now].map((value) => (isTheirs && value !== null ? ERASED : value));
    const fide_ids = who.person === null ? [] : row.fide_ids.filter((one) => !words.has(one));
    if (!isTheirs && explanation === row.explanation && fide_ids.length === row.fide_ids.length) continue;
    await db
      .updateTable('deviations')
      .set({ explanation, before, now, fide_ids })
      .where('id', '=', row.id)
      .execute();
    count += 1;
  }
  return count;
}

/** What differs of a person that is erased. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['fideId', 'FIDE number'],
  ['birthDate', 'date of birth'],
]);
