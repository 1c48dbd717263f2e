import { EmbeddedDatabase } from './embedded-database.js';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * The embedded PostgreSQL as a pool of connections, of which it has one: who asks for it waits until it is free. So
 * everything above it is the same as with a PostgreSQL server.
 * @param choice a folder that is made where it is missing, or memory.
 */
export async function embeddedPool(
  choice: { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'memory' },
): Promise<PostgresPool> {
  const database = await EmbeddedDatabase.of(choice.kind === 'memory' ? null : choice.folder);
  let last: Promise<void> = Promise.resolve();
  return {
    connect: async (): Promise<PostgresPoolClient> => {
      const before = last;
      const { promise, resolve } = turn();
      last = promise;
      await before;
      try {
        await database.revive();
      } catch (error) {
        resolve();
        throw error;
      }
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

function turn(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
