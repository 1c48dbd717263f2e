import { availableParallelism } from 'node:os';
import type { DestinationStream } from 'pino';
import { ROOT } from '../corpus/shipped/root.js';
import { buildApp } from './app.js';
import { cleaner } from './cleaning.js';
import { DEFAULT_LIMITS } from './context.js';
import type { Context, Limits } from './context.js';
import { holdAddress } from './held-address.js';
import { makeLogger } from './logging.js';
import { Metrics } from './metrics.js';
import { resumeChecks } from './routes/checks.js';
import { openDatabase } from './store/database.js';
import { openSigningKey } from './store/signing-key.js';
import type { SigningKeyChoice } from './store/signing-key.js';
import type { Database, DatabaseChoice } from './store/database.js';
import { Places, SIZE_OF_KEY } from './work/places.js';
import { WorkPool } from './work/pool.js';

export {
  addKey,
  changeKey,
  listKeys,
  revokeKey,
  type KeyChange,
  type KeyDocument,
  type KeyRequest,
} from './store/keys.js';
export { erase, ErasureRefused, type Erasure, type ErasureRequest } from './erasing/erase.js';
export { ForgettingFailed } from './erasing/forget-erased.js';
export { DEFAULT_QUOTA, type Quota } from './store/quotas.js';
export { backup, restore, BackupError } from './store/backup.js';
export {
  openSigningKey,
  rotateSigningKey,
  SigningKeyError,
  type OpenedSigner,
  type SigningKeyChoice,
} from './store/signing-key.js';
export { DataFolderError } from './store/data-folder.js';
export { openDatabase, type Database, type DatabaseChoice } from './store/database.js';
export { madeKey, makeKey, ROLES, type NewKey, type Role } from './access/keys.js';
export { syncFolder, writeWhole } from './store/sync.js';
export { DEFAULT_LIMITS, type Limits } from './context.js';

export interface ServerOptions {
  readonly database: DatabaseChoice | Database;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly limits: Limits;
  /** The key of the protocols; null: one of this run alone, which is in no file. */
  readonly signingKey: SigningKeyChoice | null;
  /** Threads that pair and check; null: as many as there are cores. */
  readonly threads: number | null;
  /** Of a pairing or a check, in milliseconds. */
  readonly timeLimit: number;
  /** Of a thread, in MiB. */
  readonly memoryLimit: number;
  /** In milliseconds: requests that are not answered by then after a stop are cut off. */
  readonly stopTime: number;
  /** Addresses of proxies, separated by commas, of which the address of the client is believed; null: of none. */
  readonly trustProxy: string | null;
  /** Whether anybody may read `/metrics`; else it asks for the key of an auditor or an administrator. */
  readonly openMetrics: boolean;
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

/** Opens the database and listens. Throws where either cannot be done; where the port is taken, nothing is made on the disk. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const release = await holdAddress(options.host, options.port);
  try {
    return await startOn(options, release);
  } finally {
    await release();
  }
}

/** @param release gives the address free, which is held until then. */
async function startOn(options: ServerOptions, release: () => Promise<void>): Promise<RunningServer> {
  const { database: choice } = options;
  const database = 'db' in choice ? choice : await openDatabase(choice);
  const signer = await openSigningKey(database.db, options.signingKey, options.now()).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const { timeLimit, memoryLimit, limits } = options;
  const { waitingOfKey } = limits;
  const worker = options.worker ?? new URL('server/work/worker.js', ROOT);
  const threads = options.threads ?? availableParallelism();
  const pool = new WorkPool({ threads, timeLimit, memoryLimit, waitingOfKey, worker });
  const checkPool = new WorkPool({
    threads: Math.ceil(threads / 2),
    timeLimit,
    memoryLimit,
    waitingOfKey,
    worker,
  });
  database.limit(ANSWER_TIME);
  const { db, ping } = database;
  const { now, trustProxy, openMetrics } = options;
  const metrics = new Metrics();
  const places = new Places({ threads: threads * REQUESTS, waitingOfKey, sizeOfKey: SIZE_OF_KEY });
  const context: Context = { db, ping, places, pool, checkPool, signer, metrics, now, limits, openMetrics };
  const app = await buildApp(context, makeLogger(options.logLevel, options.log), trustProxy);
  const clean = cleaner(context, database, app.log);
  const cleaning = setInterval(() => void clean(), CLEANING).unref();
  const stop = async (): Promise<void> => {
    // Who sends slowly or does not read keeps nobody waiting, nor does a database that does not answer.
    const cut = setTimeout(() => {
      app.server.closeAllConnections();
      database.abandon();
    }, options.stopTime);
    await app.close();
    clearInterval(cleaning);
    await Promise.all([pool.close(), checkPool.close()]);
    await database.close();
    clearTimeout(cut);
  };
  try {
    await release();
    const url = await app.listen({ host: options.host, port: options.port });
    await clean();
    await resumeChecks(context);
    return { url, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Requests with a file that are worked on at a time, for each thread: some wait for the database. */
const REQUESTS = 3;
const CLEANING = 10 * 60 * 1000;
/** In milliseconds: a database that takes longer for an answer counts as away. */
const ANSWER_TIME = 20_000;

export const DEFAULT_SERVER = {
  host: '127.0.0.1',
  port: 8080,
  limits: DEFAULT_LIMITS,
  signingKey: null,
  threads: null,
  timeLimit: 20_000,
  memoryLimit: 512,
  stopTime: 8000,
  trustProxy: null,
  openMetrics: false,
  logLevel: 'info',
} as const;
