import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { queueError } from './connection.js';

/** That a worker is there, as the others see it. */
export interface Presence {
  /** Name of the worker. */
  readonly worker: string;
  /** Is aborted when the others cannot see it any more: what it does then, another one may do as well. */
  readonly lost: AbortSignal;
  close(): Promise<void>;
}

/**
 * Shows others that this worker is there: by a lock that PostgreSQL holds as long as the connection lasts. Of a process
 * that is killed the system closes it at once; a machine that is gone PostgreSQL notices by itself within half a minute.
 * @throws UsageError where the database does not answer.
 */
export async function bePresent(url: string): Promise<Presence> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  const lost = new AbortController();
  const lose = (): void => {
    lost.abort();
  };
  client.on('error', lose);
  client.on('end', lose);
  const worker = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;
  try {
    await client.connect();
    // PostgreSQL asks after 10 s of silence, every 5 s, three times.
    for (const [name, value] of Object.entries(ASKING)) await client.query(`set ${name} = ${value}`);
    await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKERS, worker]);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw queueError(error);
  }
  return {
    worker,
    lost: lost.signal,
    close: async () => {
      client.off('end', lose);
      await client.end().catch(() => undefined);
    },
  };
}

const WORKERS = 7_297_117;

const ASKING = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/** In SQL, whether the worker in the column `worker` is there. PostgreSQL keeps the keys of locks without a sign. */
export const IS_PRESENT = `exists (
  select 1 from pg_locks where locktype = 'advisory' and granted and classid = ${WORKERS}
    and objid::bigint = hashtext(worker)::bigint & 4294967295
    and database = (select oid from pg_database where datname = current_database()))`;
