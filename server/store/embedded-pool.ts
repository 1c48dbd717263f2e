import { setImmediate } from 'node:timers/promises';
import { currentKey } from '../work/current-key.js';
import { EmbeddedDatabase } from './embedded-database.js';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { FairQueue } from '../work/fair-queue.js';

/**
 * The embedded PostgreSQL as a pool of connections, of which it has one: who asks for it waits until it is free, and the key
 * that had it for the least time lately is first. So everything above it is the same as with a PostgreSQL server.
 * @param choice a folder that is made where it is missing, or memory.
 */
export async function embeddedPool(
  choice: { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'memory' },
): Promise<PostgresPool> {
  const database = await EmbeddedDatabase.of(choice.kind === 'memory' ? null : choice.folder);
  const turns = fairTurns();
  return {
    connect: async (): Promise<PostgresPoolClient> => {
      const release = await turns(currentKey());
      try {
        // PGlite works in this thread without a pause: without this, the server reads no request until all waiting queries
        // are done. While 20 keys asked for 50 rounds each, the round of another key took up to 6.4 s without it, and 0.09 s
        // with it (0.02 s alone).
        await setImmediate();
        await database.revive();
      } catch (error) {
        release();
        throw error;
      }
      return {
        query: async <Row>(text: unknown, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
          if (typeof text !== 'string') throw new TypeError('the embedded database has no cursors');
          const { rows, affectedRows = 0 } = await database.query<Row>(text, [...(values ?? [])]);
          return { command: 'UPDATE', rowCount: affectedRows, rows };
        },
        release,
      } as PostgresPoolClient;
    },
    end: () => database.close(),
  };
}

/**
 * Shares one resource among keys by the rules of {@link FairQueue}. Returns a function that waits for a turn of a key and
 * resolves to a function that ends the turn.
 * @param now the time in milliseconds.
 */
export function fairTurns(now = (): number => performance.now()): (key: string) => Promise<() => void> {
  const queue = new FairQueue({ threads: 1, waitingOfKey: Infinity, sizeOfKey: Infinity }, now);
  return (key) =>
    new Promise((resolve) => {
      const start = (): void => {
        let isOver = false;
        resolve(() => {
          if (!isOver) queue.end(key);
          isOver = true;
        });
      };
      queue.add({ key, isUrgent: false, size: 0, start });
    });
}
