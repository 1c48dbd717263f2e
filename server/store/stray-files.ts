import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import { syncFolder } from './sync.js';

/**
 * Removes the files of an embedded database that belong to no table. PostgreSQL leaves such a file where it ends in the midst
 * of writing a table anew, and never removes it.
 * @param database the folder of the database.
 */
export async function removeStrayFiles(db: Kysely<Tables>, database: string): Promise<void> {
  // There is one connection: nothing else is done to the files meanwhile.
  await db.connection().execute(async (connection) => {
    // It still has the files of tables that were dropped until then.
    await sql`checkpoint`.execute(connection);
    const { rows } = await sql<{ folder: string; node: string }>`
      select distinct d.oid::text as folder, pg_relation_filenode(c.oid)::text as node from pg_class c, pg_database d
      where d.datname = current_database() and pg_relation_filenode(c.oid) is not null`.execute(connection);
    const nodes = new Set(rows.map(({ node }) => node));
    const folder = join(database, 'base', rows[0].folder);
    for (const name of readdirSync(folder)) {
      const node = FILE_OF_TABLE.exec(name)?.[1];
      if (node !== undefined && !nodes.has(node)) rmSync(join(folder, name));
    }
    syncFolder(folder);
  });
}

/** A table has parts of a gigabyte, and files that say where it has room. */
const FILE_OF_TABLE = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;
