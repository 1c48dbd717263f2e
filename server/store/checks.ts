import type { Kysely, Selectable } from 'kysely';
import type { CheckTable, Tables } from './schema.js';

export type CheckRow = Selectable<CheckTable>;

/** A check by the hash of what was asked. */
export async function findCheck(db: Kysely<Tables>, hash: string): Promise<CheckRow | null> {
  return (await db.selectFrom('checks').selectAll().where('hash', '=', hash).executeTakeFirst()) ?? null;
}

/** Keeps a check, unless the same one is there; one that failed is tried again. */
export async function insertCheck(db: Kysely<Tables>, row: CheckRow): Promise<void> {
  await db
    .insertInto('checks')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(row).where('checks.state', '=', 'failed'))
    .execute();
}

/** What a check that was queued came to; its file is not needed any more. */
export async function finishCheck(
  db: Kysely<Tables>,
  hash: string,
  result: Pick<CheckRow, 'state' | 'report'>,
): Promise<void> {
  await db
    .updateTable('checks')
    .set({ ...result, file: null })
    .where('hash', '=', hash)
    .where('state', '=', 'queued')
    .execute();
}

/** Hashes of the checks that are still to be done, the oldest first. */
export async function queuedChecks(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('checks')
    .select('hash')
    .where('state', '=', 'queued')
    .orderBy('created')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Deletes the reports of checks that were asked for before a time; what is still to be done stays. */
export async function deleteChecks(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('checks').where('created', '<', before).where('state', '<>', 'queued').execute();
}
