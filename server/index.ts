import type { DestinationStream } from 'pino';
import { ROOT } from '../corpus/shipped/root.js';
import { buildApp } from './app.js';
import { DEFAULT_LIMITS } from './context.js';
import type { Context, Limits } from './context.js';
import { makeLogger } from './logging.js';
import { Metrics } from './metrics.js';
import { resumeChecks } from './routes/checks.js';
import { openDatabase } from './store/database.js';
import type { Database, DatabaseChoice } from './store/database.js';
import { WorkPool } from './work/pool.js';

export { addKey, listKeys, revokeKey, type KeyDocument, type KeyRequest } from './store/keys.js';
export { backup, restore, BackupError } from './store/backup.js';
export { DataFolderError } from './store/data-folder.js';
export { openDatabase, type Database, type DatabaseChoice } from './store/database.js';
export { ROLES, type Role } from './access/keys.js';
export { DEFAULT_LIMITS, type Limits } from './context.js';

export interface ServerOptions {
  readonly database: DatabaseChoice | Database;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly limits: Limits;
  /** Threads that pair and check; null: as many as there are cores. */
  readonly threads: number | null;
  /** Of a pairing or a check, in milliseconds. */
  readonly timeLimit: number;
  /** Of a thread, in MiB. */
  readonly memoryLimit: number;
  readonly logLevel: string;
  readonly log: DestinationStream;
  readonly now: () => Date;
  /** The module of the threads; tests name the compiled one. */
  readonly worker?: URL;
}

export interface RunningServer {
  readonly url: string;
  readonly database: Database;
  /** Ends what was begun, takes nothing new, and closes the database. */
  stop(): Promise<void>;
}

/** Opens the database and listens. Throws where either cannot be done. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { database: choice } = options;
  const database = 'db' in choice ? choice : await openDatabase(choice);
  const pool = new WorkPool({
    threads: options.threads,
    timeLimit: options.timeLimit,
    memoryLimit: options.memoryLimit,
    queue: QUEUE,
    worker: options.worker ?? new URL('server/work/worker.js', ROOT),
  });
  const { db } = database;
  const context: Context = { db, pool, metrics: new Metrics(), now: options.now, limits: options.limits };
  const app = await buildApp(context, makeLogger(options.logLevel, options.log));
  const stop = async (): Promise<void> => {
    await app.close();
    await pool.close();
    await database.close();
  };
  try {
    const url = await app.listen({ host: options.host, port: options.port });
    await resumeChecks(context);
    return { url, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const DEFAULT_SERVER = {
  host: '127.0.0.1',
  port: 8080,
  limits: DEFAULT_LIMITS,
  threads: null,
  timeLimit: 20_000,
  memoryLimit: 512,
  logLevel: 'info',
} as const;

/** Pairings that may wait for a thread. */
const QUEUE = 1000;
