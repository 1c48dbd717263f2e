import pg from 'pg';
import PgBoss from 'pg-boss';
import { UsageError } from '../errors.js';
import { databaseErrorWords } from '../serve/database-options.js';

/** The database of a queue: the tables of the campaigns, and pg-boss, which gives each part to one worker. */
export interface QueueConnection {
  readonly boss: PgBoss;
  /** What the task does in the database is done as a whole or not at all. */
  readonly transaction: <T>(task: (client: pg.PoolClient) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database of a queue, and makes what it needs there the first time.
 * @throws UsageError that says why it cannot be used.
 */
export async function connect(url: string): Promise<QueueConnection> {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 10_000 });
  // Of a connection that breaks while nobody uses it; who uses one is told by the query that fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schema: 'swissproof_queue',
    schedule: false,
    // It would take a part back after a time; here one is taken back when its worker is gone (`takeBackLost`).
    supervise: false,
  });
  boss.on('error', () => undefined);
  const close = async (): Promise<void> => {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await pool.end();
  };
  try {
    await prepare(pool, boss);
  } catch (error) {
    await close();
    throw queueError(error);
  }
  return { boss, transaction: (task) => inTransaction(pool, task), close };
}

/** The same transaction for pg-boss. */
export function bossIn(client: pg.PoolClient): { readonly db: PgBoss.Db } {
  return { db: { executeSql: (text, values) => client.query(text, values) } };
}

/** What the user is told of a database that does not do what it should. */
export function queueError(error: unknown): UsageError {
  return error instanceof UsageError
    ? error
    : new UsageError(`the queue cannot be used: ${databaseErrorWords(error)}`);
}

/** Of several programs that come first at the same time, one makes the tables. */
async function prepare(pool: pg.Pool, boss: PgBoss): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARING]);
    await client.query(TABLES);
    await boss.start();
  } finally {
    // With the connection its lock is gone, too.
    client.release(true);
  }
}

async function inTransaction<T>(pool: pg.Pool, task: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  let client: pg.PoolClient | null = null;
  try {
    client = await pool.connect();
    await client.query('begin');
    const result = await task(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that is closed takes its transaction with it.
    client?.release(true);
    throw queueError(error);
  }
}

const PREPARING = 7_297_116;

const TABLES = `
create schema if not exists swissproof_campaigns;
create table if not exists swissproof_campaigns.campaigns (
  name text primary key,
  manifest text not null,
  shrink_seconds integer,
  created timestamptz not null default now()
);
create table if not exists swissproof_campaigns.parts (
  campaign text not null references swissproof_campaigns.campaigns on delete cascade,
  number integer not null,
  first integer not null,
  count integer not null,
  job uuid not null,
  worker text,
  done timestamptz,
  tournaments integer not null default 0,
  discrepancies text not null default '{}',
  failure text,
  primary key (campaign, number)
);
create table if not exists swissproof_campaigns.files (
  campaign text not null,
  number integer not null,
  name text not null,
  content bytea not null,
  primary key (campaign, number, name),
  foreign key (campaign, number) references swissproof_campaigns.parts on delete cascade
);`;
