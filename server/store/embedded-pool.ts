import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from './data-folder.js';
import { makeFolder, syncFolder, syncTree } from './sync.js';
import { syncedFolder } from './synced-folder.js';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * The embedded PostgreSQL as a pool of connections, of which it has one: who asks for it waits until it is free. So
 * everything above it is the same as with a PostgreSQL server.
 * @param choice a folder that is made where it is missing, or memory.
 */
export async function embeddedPool(
  choice: { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'memory' },
): Promise<PostgresPool> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = choice.kind === 'memory' ? await PGlite.create() : await inFolder(choice.folder);
  let last: Promise<void> = Promise.resolve();
  return {
    connect: async (): Promise<PostgresPoolClient> => {
      const before = last;
      const { promise, resolve } = turn();
      last = promise;
      await before;
      return {
        query: async <Row>(text: unknown, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
          if (typeof text !== 'string') throw new TypeError('the embedded database has no cursors');
          const { rows, affectedRows = 0 } = await database.query<Row>(text, [...(values ?? [])]);
          return { command: 'UPDATE', rowCount: affectedRows, rows };
        },
        release: resolve,
      } as PostgresPoolClient;
    },
    end: () => database.close(),
  };
}

async function inFolder(data: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = join(data, DATABASE);
  if (!existsSync(folder)) await makeDatabase(data, folder);
  return PGlite.create(await syncedFolder(folder));
}

/** Under another name until it is whole and on the disk: a database that was half made when the process ended never opens. */
async function makeDatabase(data: string, folder: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  makeFolder(part);
  await (await PGlite.create(await syncedFolder(part))).close();
  syncTree(part);
  renameSync(part, folder);
  syncFolder(data);
}

function turn(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
