import type { Kysely } from 'kysely';
import type { OpenedSigner } from './store/signing-key.js';
import type { Metrics } from './metrics.js';
import type { Tables } from './store/schema.js';
import type { Places } from './work/places.js';
import type { WorkPool } from './work/pool.js';

/** What the routes work with. */
export interface Context {
  readonly db: Kysely<Tables>;
  /** Throws where the database cannot be read, or not be written to. */
  readonly ping: () => Promise<void>;
  /** Of requests that bring a file, so that no key has all of the database. */
  readonly places: Places;
  /** Of rounds and whatever belongs to events. */
  readonly pool: Pick<WorkPool, 'run'>;
  /** Of checks of files, so that no round waits for them. */
  readonly checkPool: Pick<WorkPool, 'run'>;
  /** Signs the entries of protocols. */
  readonly signer: OpenedSigner;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly limits: Limits;
  /** Whether anybody may read `/metrics`. */
  readonly openMetrics: boolean;
}

export interface Limits {
  /** Of a body, in bytes. */
  readonly body: number;
  /** Checks of more bytes become a job. */
  readonly immediateCheck: number;
  /** Requests a minute with one key, or without one from one address. */
  readonly rate: number;
  /** Checks of one key that may wait or run at a time. */
  readonly checksOfKey: number;
  /** Tasks of one key that can wait for a thread. */
  readonly waitingOfKey: number;
  /** How long the report of a check is kept, in milliseconds. */
  readonly keepChecks: number;
  /** In milliseconds, until a request must have come whole. */
  readonly requestTime: number;
  /** Whether dates of birth are kept; else they are cut to the year before a file is stored. */
  readonly keepBirthDates: boolean;
  /** Years after the last day of an event at which personal data are erased; null: never. */
  readonly retention: number | null;
}

export const DEFAULT_LIMITS: Limits = {
  body: 4 * 1024 * 1024,
  immediateCheck: 256 * 1024,
  rate: 1200,
  checksOfKey: 20,
  waitingOfKey: 100,
  keepChecks: 7 * 24 * 60 * 60 * 1000,
  requestTime: 30_000,
  keepBirthDates: false,
  retention: null,
};
